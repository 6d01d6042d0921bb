import { numberFormat } from '../../../contract/intl.ts'
import type { ServiceUsage, UsageMeter } from '../../../contract/usage.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TriangleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useUsage } from './use-usage.ts'

/** From here on somebody should look: a share of a cap. */
const NEARLY = 0.8

/** What the language model and the voice have used, and what is left; nothing where neither is paid for. */
export function UsageCard() {
  const say = useAdminText()
  const services = useUsage().data?.services ?? []
  if (services.length === 0) return null
  return (
    <Card className="grid gap-5">
      <h3 className="text-lg">{say('usage.title')}</h3>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {services.map((usage) => (
          <Service key={usage.service} usage={usage} />
        ))}
      </div>
    </Card>
  )
}

function Service({ usage }: { usage: ServiceUsage }) {
  const say = useAdminText()
  return (
    <section className="grid content-start gap-4">
      <h4 className="font-semibold">{say(`usage.service.${usage.service}`)}</h4>
      <ul className="grid gap-4">
        {usage.meters.map((meter) => (
          <Meter key={meter.of} usage={usage} meter={meter} />
        ))}
      </ul>
    </section>
  )
}

function Meter({ usage, meter }: { usage: ServiceUsage; meter: UsageMeter }) {
  const say = useAdminText()
  const { locale } = useLanguage()
  const { number, share: percent, moment } = useNumbers()
  const dollars = (amount: number) =>
    numberFormat(locale, { style: 'currency', currency: 'USD' }).format(amount)
  const { service, hasPrice } = usage
  const share = shareOf(meter, hasPrice)
  const used = { used: number(meter.units), cap: number(meter.unitsCap) }
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="flex flex-wrap items-center gap-2">
          {say(`usage.of.${meter.of}`)}
          {share >= NEARLY && (
            <Badge tone={meter.withheld > 0 ? 'danger' : 'warning'} icon={<TriangleAlert aria-hidden />}>
              {say(meter.withheld > 0 ? 'usage.reached' : 'usage.nearly')}
            </Badge>
          )}
        </p>
        <p className="tnum text-sm font-semibold">{say('usage.left', { share: percent(1 - share) })}</p>
      </div>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-2">
        <div
          className={classNames('h-full rounded-full', share >= NEARLY ? 'bg-danger' : 'bg-accent')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="tnum text-sm text-mid">
        {say(service === 'model' ? 'usage.tokens' : 'usage.characters', used)}
        {hasPrice &&
          ` · ${say('usage.dollars', { used: dollars(meter.dollars), cap: dollars(meter.dollarsCap) })}`}
      </p>
      {meter.withheldAt !== null && (
        <p className="text-sm text-warning">
          {say(service === 'model' ? 'usage.withheldModel' : 'usage.withheldVoice', {
            times: number(meter.withheld),
            time: moment(meter.withheldAt),
          })}
        </p>
      )}
    </li>
  )
}

/** The used share of a cap, of what is nearer to its end: units or money. */
function shareOf({ units, unitsCap, dollars, dollarsCap }: UsageMeter, hasPrice: boolean): number {
  const part = (used: number, cap: number) => (cap > 0 ? Math.min(1, used / cap) : 1)
  return Math.max(part(units, unitsCap), hasPrice ? part(dollars, dollarsCap) : 0)
}
