import { foundedEvent } from '../event/founded-event.ts'
import { useEvent } from '../event/use-event.ts'
import type { TextKey } from '../i18n/catalogue.ts'
import { CalendarDays, Clock, Coffee, MapPin, Smartphone, Star, Trophy, Users } from '../ui/icons.ts'

const pink = 'bg-pink-500/15 text-pink-500'
const violet = 'bg-violet-500/20 text-violet-400'
const aqua = 'bg-aqua-400/15 text-aqua-400'

/** A preset question. */
export interface Preset {
  id: string
  Icon: typeof Clock
  color: string
  /** Stands above the question, where there is one. */
  title?: TextKey
  question: TextKey
}

const hours: Preset = { id: 'hours', Icon: Clock, color: aqua, ...wordsOf('hours') }
const food: Preset = { id: 'food', Icon: Coffee, color: pink, ...wordsOf('food') }

/** The six preset questions (specification section 2), in the order of their cards. */
const specified: readonly Preset[] = [
  { id: 'battle', Icon: Trophy, color: pink, ...wordsOf('battle') },
  { id: 'grwm', Icon: Star, color: violet, ...wordsOf('grwm') },
  { id: 'creators', Icon: Users, color: aqua, ...wordsOf('creators') },
  hours,
  food,
  { id: 'location', Icon: MapPin, color: violet, ...wordsOf('location') },
]

/** At an event of another name, what people ask anywhere: it has no salon, and is not in Las Vegas. */
const elsewhere: readonly Preset[] = [
  { id: 'now', Icon: CalendarDays, color: pink, question: 'guide.ask.starter.now' },
  hours,
  food,
  { id: 'phone', Icon: Smartphone, color: violet, question: 'guide.ask.starter.phone' },
  { id: 'taxi', Icon: MapPin, color: aqua, question: 'guide.ask.starter.taxi' },
  { id: 'points', Icon: Trophy, color: violet, question: 'guide.ask.starter.points' },
]

/** The six questions that stand ready at this event. */
export function usePresets(): readonly Preset[] {
  return useEvent().name === foundedEvent.name ? specified : elsewhere
}

function wordsOf(id: 'battle' | 'grwm' | 'creators' | 'hours' | 'food' | 'location') {
  return { title: `guide.quick.${id}.title`, question: `guide.quick.${id}.question` } as const
}
