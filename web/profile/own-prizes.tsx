import { useTranslation } from 'react-i18next'
import type { OwnPrize } from '../../contract/profile.ts'
import { useNames } from '../event/use-names.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Check, Clock, Gift, RotateCcw, X } from '../ui/icons.ts'

const looks = {
  reached: { tone: 'success', Icon: Gift },
  reserved: { tone: 'warning', Icon: Clock },
  'handed-over': { tone: 'brand', Icon: Check },
  returned: { tone: 'neutral', Icon: RotateCcw },
  'out-of-stock': { tone: 'neutral', Icon: X },
} as const satisfies Record<OwnPrize['state'], { tone: BadgeTone; Icon: unknown }>

/** Prizes that were reached or collected; nothing at all before the first. */
export function OwnPrizes({ prizes }: { prizes: readonly OwnPrize[] }) {
  const { t } = useTranslation()
  if (prizes.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('profile.prizes.title')}</h2>
      <Card className="p-0!">
        <ul className="divide-y divide-line/50">
          {prizes.map((prize) => (
            <Prize key={`${prize.tierId} ${prize.state} ${prize.at}`} prize={prize} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Prize({ prize: { prizeName, description, sizeName, sizesLeft, state } }: { prize: OwnPrize }) {
  const { t } = useTranslation()
  const say = useNames()
  const { tone, Icon } = looks[state]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5">
      <span className="min-w-0">
        <span className="font-bold">
          {[prizeName, sizeName]
            .flatMap((name) => name ?? [])
            .map(say)
            .join(' · ')}
        </span>
        {description && <span className="block text-sm text-mid">{say(description)}</span>}
        {state === 'reached' && sizesLeft.length > 0 && (
          <span className="block text-sm text-mid">
            {t('profile.sizesLeft', { sizes: sizesLeft.map(say).join(', ') })}
          </span>
        )}
      </span>
      <Badge tone={tone} icon={<Icon aria-hidden />}>
        {t(`profile.prizeState.${state}`)}
      </Badge>
    </li>
  )
}
