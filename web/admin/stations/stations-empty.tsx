import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QrCode } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'

interface StationsEmptyProps {
  /** Where devices find the festival. */
  publicUrl: string
  /** Without it nobody here may pair. */
  onPair: (() => void) | undefined
}

const steps = ['open', 'code', 'place'] as const

/** No station yet: the way to the first one, in three steps. */
export function StationsEmpty({ publicUrl, onPair }: StationsEmptyProps) {
  const say = useAdminText()
  return (
    <Card className="grid justify-items-start gap-5 sm:p-8">
      <h3 className="text-lg">{say('stations.empty')}</h3>
      <ol className="grid gap-5 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span
              aria-hidden
              className="grid size-9 place-items-center rounded-full bg-raised font-display text-sm font-bold text-accent"
            >
              {index + 1}
            </span>
            <div className="min-w-0 pt-1">
              <p className="font-semibold">{say(`stations.step.${step}`)}</p>
              {step === 'open' && (
                <p className="mt-1 font-mono break-all text-link select-all">{`${publicUrl}/kiosk`}</p>
              )}
              <p className="mt-1 text-sm text-mid">{say(`stations.step.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      {onPair && (
        <Button variant="primary" data-do="new" onClick={onPair}>
          <QrCode aria-hidden className="size-5" />
          {say('stations.pair.do')}
        </Button>
      )}
    </Card>
  )
}
