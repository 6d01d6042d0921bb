import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { TextKey } from '../i18n/catalogue.ts'
import { cardClass } from '../ui/card.tsx'
import { ChevronRight, MessageCircle, Sparkles, Zap } from '../ui/icons.ts'

const links = [
  {
    to: '/fortune-teller/find-future',
    title: 'home.future.title',
    text: 'home.future.text',
    Icon: Sparkles,
    color: 'bg-pink-500/15 text-pink-500',
  },
  {
    to: '/fortune-teller/ask-question',
    title: 'home.ask.title',
    text: 'home.ask.text',
    Icon: MessageCircle,
    color: 'bg-aqua-400/15 text-aqua-400',
  },
  {
    to: '/fortune-teller/quick-questions',
    title: 'home.quick.title',
    text: 'home.quick.text',
    Icon: Zap,
    color: 'bg-violet-500/20 text-violet-400',
  },
] as const satisfies { title: TextKey; text: TextKey; [rest: string]: unknown }[]

/** The three ways to talk with Leon. */
export function GuideLinks() {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-3 kiosk:gap-5">
      {links.map(({ to, title, text, Icon, color }) => (
        <li key={to}>
          <Link
            to={to}
            className={`${cardClass({ isAction: true })} flex! items-center gap-4 max-sm:px-4 max-sm:py-3.5 kiosk:py-6`}
          >
            <span aria-hidden className={`grid size-12 shrink-0 place-items-center rounded-card ${color}`}>
              <Icon className="size-6" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-lg font-bold leading-snug">{t(title)}</span>
              <span className="block text-sm text-mid">{t(text)}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-low" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
