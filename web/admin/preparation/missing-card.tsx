import type { Preparation } from '../../../contract/preparation.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CircleCheck, Sparkles, TriangleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useRunStep } from './use-preparation.ts'
import { usePrice } from './use-price.ts'

/** What is missing, what writing it costs, and the button that starts it. */
export function MissingCard({ missing, left, model }: Preparation) {
  const say = useAdminText()
  const { number } = useNumbers()
  const showPrice = usePrice()
  const step = useRunStep()
  if (missing.texts === 0) {
    return (
      <Card className="flex items-center gap-3">
        <CircleCheck aria-hidden className="size-6 shrink-0 text-success" />
        <p>{say('prepare.nothing')}</p>
      </Card>
    )
  }
  const { price } = missing
  const isTooDear =
    price.tokens > left.tokens || (price.dollars !== null && price.dollars > (left.dollars ?? 0))
  return (
    <Card className="grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-3">
        <h3 className="text-lg">
          {say('prepare.missing', { texts: number(missing.texts), entries: number(missing.entries) })}
        </h3>
        <dl className="tnum grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
          <dt className="text-mid">{say('prepare.price')}</dt>
          <dd className="font-semibold">≈ {showPrice(price)}</dd>
          <dt className="text-mid">{say('prepare.left')}</dt>
          <dd>{showPrice(left)}</dd>
          <dt className="text-mid">{say('usage.service.model')}</dt>
          <dd className="break-words">{model}</dd>
        </dl>
        {isTooDear && (
          <p className="flex items-start gap-2 text-sm text-warning">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {say('prepare.tooDear')}
          </p>
        )}
      </div>
      <Button
        variant="primary"
        isPending={step.isPending}
        pendingLabel={say('prepare.start')}
        onClick={() => step.mutate('start')}
      >
        <Sparkles aria-hidden className="size-5" />
        {say('prepare.start')}
      </Button>
    </Card>
  )
}
