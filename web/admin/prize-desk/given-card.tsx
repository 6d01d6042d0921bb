import { useEffect, useRef } from 'react'
import type { PrizeClaim } from '../../../contract/prize-claims.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CircleCheck } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { prizeWords } from './prize-words.ts'

interface GivenCardProps {
  claim: PrizeClaim
  onReturn: () => void
  onNext: () => void
}

/** It is theirs: across the whole desk, until the next person comes. */
export function GivenCard({ claim, onReturn, onNext }: GivenCardProps) {
  const say = useAdminText()
  const { clock } = useNumbers()
  const next = useRef<HTMLButtonElement>(null)
  const { attendee, handedOverAt, reservedAt } = claim
  useEffect(() => {
    // After the dialog has given the focus back to its opener, which is about to go.
    const timer = setTimeout(() => next.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <Card tone="success" className="flex flex-wrap items-center gap-x-5 gap-y-4 animate-enter">
      <CircleCheck aria-hidden className="size-10 text-success sm:size-14" />
      <div role="status" className="min-w-0 flex-1 basis-48">
        <p className="text-xl font-bold text-balance sm:text-2xl">
          {say('prizeDesk.given', { prize: prizeWords(claim) })}
        </p>
        <p className="text-mid">
          {say('prizeDesk.givenText', {
            username: attendee.tiktokUsername,
            time: clock(handedOverAt ?? reservedAt),
          })}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:flex-1 max-sm:[&>button]:px-3">
        <Button onClick={onReturn}>{say('do.undo')}</Button>
        <Button ref={next} variant="primary" onClick={onNext}>
          {say('prizeDesk.next')}
        </Button>
      </div>
    </Card>
  )
}
