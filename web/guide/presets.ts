import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { foundedEvent } from '../event/founded-event.ts'
import { useEvent } from '../event/use-event.ts'
import type { TextKey } from '../i18n/catalogue.ts'
import { useLanguage } from '../i18n/use-language.ts'
import {
  CalendarDays,
  Clock,
  Coffee,
  Compass,
  MapPin,
  MessageCircle,
  Smartphone,
  Star,
  Trophy,
  Users,
} from '../ui/icons.ts'

const pink = 'bg-pink-500/15 text-pink-500'
const violet = 'bg-violet-500/20 text-violet-400'
const aqua = 'bg-aqua-400/15 text-aqua-400'

/** A preset question with the look of its card; texts or their keys. */
interface Card<Text> {
  id: string
  Icon: typeof Clock
  color: string
  /** Stands above the question, where there is one. */
  title?: Text
  question: Text
}

/** A preset question in the language of the moment. */
export type Preset = Card<string>

const hours: Card<TextKey> = { id: 'hours', Icon: Clock, color: aqua, ...wordsOf('hours') }
const food: Card<TextKey> = { id: 'food', Icon: Coffee, color: pink, ...wordsOf('food') }

/** The six preset questions (specification section 2), in the order of their cards. */
const specified: readonly Card<TextKey>[] = [
  { id: 'battle', Icon: Trophy, color: pink, ...wordsOf('battle') },
  { id: 'grwm', Icon: Star, color: violet, ...wordsOf('grwm') },
  { id: 'creators', Icon: Users, color: aqua, ...wordsOf('creators') },
  hours,
  food,
  { id: 'location', Icon: MapPin, color: violet, ...wordsOf('location') },
]

/** At an event of another name, what people ask anywhere: it has no salon, and is not in Las Vegas. */
const elsewhere: readonly Card<TextKey>[] = [
  { id: 'now', Icon: CalendarDays, color: pink, question: 'guide.ask.starter.now' },
  hours,
  food,
  { id: 'phone', Icon: Smartphone, color: violet, question: 'guide.ask.starter.phone' },
  { id: 'taxi', Icon: MapPin, color: aqua, question: 'guide.ask.starter.taxi' },
  { id: 'toilets', Icon: Compass, color: violet, question: 'guide.ask.starter.toilets' },
]

/** The questions that stand ready at this event: those of its organiser, else the product's six. */
export function usePresets(): readonly Preset[] {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { name, quickQuestions, defaultLanguage } = useEvent()
  return useMemo(() => {
    // A server of the version before says nothing of them.
    const own = (quickQuestions ?? []).flatMap((texts) => {
      const question = texts[language] ?? texts[defaultLanguage] ?? Object.values(texts)[0]
      return question === undefined ? [] : [question]
    })
    if (own.length > 0) return own.map(cardOf)
    return (name === foundedEvent.name ? specified : elsewhere).map(({ title, question, ...card }) => ({
      ...card,
      question: t(question),
      ...(title && { title: t(title) }),
    }))
  }, [name, quickQuestions, defaultLanguage, language, t])
}

/** The card of an own question, known by its place: its words change with the language. */
function cardOf(question: string, index: number): Preset {
  return { id: String(index), Icon: MessageCircle, color: [pink, violet, aqua][index % 3] ?? pink, question }
}

function wordsOf(id: 'battle' | 'grwm' | 'creators' | 'hours' | 'food' | 'location') {
  return { title: `guide.quick.${id}.title`, question: `guide.quick.${id}.question` } as const
}
