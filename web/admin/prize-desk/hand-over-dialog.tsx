import type { PrizeClaim } from '../../../contract/prize-claims.ts'
import { useFailureText } from '../../i18n/use-failure-text.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { Nfc } from '../../ui/icons.ts'
import { FormDialog } from '../form-dialog.tsx'
import { PersonWords } from '../person-words.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useBand, useBandWords } from '../use-band.ts'
import { useNumbers } from '../use-numbers.ts'
import { useWornBand } from '../use-worn-band.ts'
import { prizeWords } from './prize-words.ts'
import { useHandOver, useRelease } from './use-claim-steps.ts'

interface HandOverDialogProps {
  claim: PrizeClaim
  onGiven: (claim: PrizeClaim) => void
  onClose: () => void
}

/** The prize is set aside: their band again, or one press, and it is theirs. Leaving releases it. */
export function HandOverDialog({ claim, onGiven, onClose }: HandOverDialogProps) {
  const say = useAdminText()
  const { clock } = useNumbers()
  const textOf = useFailureText()
  const handOver = useHandOver(onGiven)
  const release = useRelease()
  const { id, attendee, expiresAt } = claim
  const { error, variables } = handOver
  const isTaken = error instanceof ApiFailure && error.code === 'wristband_in_use'
  const owner = useBand(isTaken ? variables?.rfidTagId : undefined)
  const wornBy = useBandWords()
  useWornBand({
    onScan(rfidTagId) {
      if (!handOver.isPending) handOver.mutate({ id, rfidTagId })
    },
  })
  return (
    <FormDialog
      title={say('prizeDesk.confirmTitle', { prize: prizeWords(claim) })}
      submitLabel={say('prizeDesk.confirm')}
      pendingLabel={say('prizeDesk.confirming')}
      isPending={handOver.isPending}
      isDirty={false}
      onSubmit={() => handOver.mutate({ id })}
      onClose={() => {
        if (handOver.isPending) return
        release.mutate(id)
        onClose()
      }}
    >
      <PersonWords attendee={attendee} />
      <div className="flex items-center gap-4 rounded-card border border-dashed border-accent/70 bg-accent/10 p-4">
        <Nfc aria-hidden className="size-9 shrink-0 text-accent" />
        <div>
          <p className="text-lg font-semibold">{say('prizeDesk.confirmText')}</p>
          <p className="text-sm text-mid">{say('prizeDesk.reservedUntil', { time: clock(expiresAt) })}</p>
        </div>
      </div>
      {handOver.isError && (
        <p role="alert" className="rounded-control bg-danger/12 px-3 py-2 text-danger">
          {wornBy(owner.data) ?? textOf(error) ?? say('prizeDesk.handOverFailed')}
        </p>
      )}
    </FormDialog>
  )
}
