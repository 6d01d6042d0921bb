import { useId } from 'react'
import { Link } from 'react-router'
import type { SetupStep } from '../../../contract/setup.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ChevronDown, CircleCheck } from '../../ui/icons.ts'
import { sectionsFor } from '../sections.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useUser } from '../user-context.ts'
import { CheckList } from './check-list.tsx'
import { EventStep } from './event-step.tsx'
import { RehearsalStep } from './rehearsal-step.tsx'
import { missingOf, sectionsOf } from './step-words.ts'
import { useChangeStep } from './use-setup.ts'

interface SetupStepRowProps {
  step: SetupStep
  /** From 1. */
  place: number
  isOpen: boolean
  onToggle: () => void
  /** It was done or skipped here: the next one may open. */
  onSettled: () => void
}

/** A step: its state and what is missing in front, and what to do about it when it is opened. */
export function SetupStepRow({ step, place, isOpen, onToggle, onSettled }: SetupStepRowProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const bodyId = useId()
  const missing = missingOf(step).length
  const state =
    step.state === 'open' && missing > 0 ? say('setup.missingCount', { count: number(missing) }) : undefined
  return (
    <li id={`setup-${step.id}`}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-start hover:bg-raised/60 sm:px-5"
        >
          <Mark step={step} place={place} />
          <span className={classNames('min-w-0 flex-1 font-semibold', step.state !== 'open' && 'text-mid')}>
            {say(`setup.step.${step.id}`)}
          </span>
          <span className="text-sm font-normal text-low">
            {step.state === 'done'
              ? say('setup.done')
              : step.state === 'skipped'
                ? say('setup.skipped')
                : state}
          </span>
          <ChevronDown
            aria-hidden
            className={classNames('size-4 shrink-0 text-low transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-4 px-4 pb-5 sm:ps-16 sm:pe-5">
            <p className="max-w-prose text-mid">{say(`setup.text.${step.id}`)}</p>
            {step.checks.length > 0 && <CheckList checks={step.checks} />}
            {step.id === 'event' && <EventStep onSaved={onSettled} />}
            {step.id === 'rehearsal' && <RehearsalStep />}
            <StepActions step={step} onSettled={onSettled} />
          </div>
        )}
      </div>
    </li>
  )
}

function Mark({ step: { state }, place }: Pick<SetupStepRowProps, 'step' | 'place'>) {
  const { number } = useNumbers()
  if (state === 'done') return <CircleCheck aria-hidden className="size-8 shrink-0 p-0.5 text-success" />
  return (
    <span
      aria-hidden
      className={classNames(
        'tnum grid size-8 shrink-0 place-items-center rounded-full border text-sm font-bold',
        state === 'skipped' ? 'border-line/60 text-low' : 'border-accent text-accent',
      )}
    >
      {number(place)}
    </span>
  )
}

/** The ways to the sections, and what can be said of the step; what the server has seen needs no word. */
function StepActions({ step, onSettled }: Pick<SetupStepRowProps, 'step' | 'onSettled'>) {
  const say = useAdminText()
  const change = useChangeStep()
  const user = useUser()
  const wanted = sectionsOf[step.id]
  const ways = sectionsFor(user).filter(({ id }) => wanted.includes(id))
  const isSeen = step.checks.length > 0 && step.checks.every(({ isMet }) => isMet)
  const settle = (state: SetupStep['state']) =>
    change.mutate({ id: step.id, state }, { onSuccess: () => state !== 'open' && onSettled() })
  return (
    <div className="flex flex-wrap gap-2">
      {ways.map(({ id }, index) => (
        <Link
          key={id}
          to={`/admin?tab=${id}`}
          className={buttonClass({ variant: index === 0 && step.state === 'open' ? 'primary' : 'secondary' })}
        >
          {say('setup.open', { section: say(`section.${id}`) })}
        </Link>
      ))}
      {step.state === 'open' && (
        <>
          {step.checks.length === 0 && (
            <Button onClick={() => settle('done')}>{say('setup.markDone')}</Button>
          )}
          <Button onClick={() => settle('skipped')}>{say('setup.skip')}</Button>
        </>
      )}
      {step.state !== 'open' && !isSeen && (
        <Button onClick={() => settle('open')}>{say('setup.again')}</Button>
      )}
    </div>
  )
}
