import { useState } from 'react'
import type { Setup, SetupStepId } from '../../../contract/setup.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Compass } from '../../ui/icons.ts'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useTour } from '../tour/use-tour.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useUser } from '../user-context.ts'
import { SetupStepRow } from './setup-step-row.tsx'
import { useSetup } from './use-setup.ts'

/** From an empty festival to a first counted tap, in small steps that can be skipped and taken up again. */
export function SetupPanel() {
  const say = useAdminText()
  const tour = useTour(useUser())
  return (
    <SectionFrame
      title={say('section.setup')}
      intro={say('setup.intro')}
      actions={
        <Button onClick={tour.start}>
          <Compass aria-hidden className="size-5" />
          {say('tour.start')}
        </Button>
      }
    >
      <Loaded query={useSetup()} loadingText={say('setup.loading')}>
        {(setup) => <Steps setup={setup} />}
      </Loaded>
    </SectionFrame>
  )
}

function Steps({ setup: { steps } }: { setup: Setup }) {
  const [chosen, setChosen] = useState<SetupStepId | 'none'>()
  const open = chosen ?? steps.find(({ state }) => state === 'open')?.id
  const settled = steps.filter(({ state }) => state !== 'open').length
  return (
    <>
      <Progress settled={settled} all={steps.length} />
      <Card className="p-0!">
        <ol className="divide-y divide-line/60">
          {steps.map((step, index) => (
            <SetupStepRow
              key={step.id}
              step={step}
              place={index + 1}
              isOpen={step.id === open}
              onToggle={() => setChosen(step.id === open ? 'none' : step.id)}
              onSettled={() => setChosen(undefined)}
            />
          ))}
        </ol>
      </Card>
    </>
  )
}

function Progress({ settled, all }: { settled: number; all: number }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const words = say('setup.progress', { done: number(settled), all: number(all) })
  return (
    <div className="grid gap-2">
      <p className="tnum text-sm font-semibold text-mid">{words}</p>
      <div
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={settled}
        className="h-2.5 overflow-hidden rounded-full border border-line bg-raised"
      >
        <div
          className="h-full rounded-full bg-success transition-[width] duration-500"
          style={{ width: `${(settled / all) * 100}%` }}
        />
      </div>
    </div>
  )
}
