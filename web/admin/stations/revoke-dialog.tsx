import type { AdminStation } from '../../../contract/admin-stations.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useRevokeStation } from './use-stations.ts'

/** Asks before a station is none any more, and says what becomes of the taps that wait on it. */
export function RevokeDialog({ station, onClose }: { station: AdminStation; onClose: () => void }) {
  const say = useAdminText()
  const revoke = useRevokeStation(onClose)
  const waiting = station.health?.pendingTaps ?? 0
  return (
    <ConfirmDialog
      title={say('stations.revoke.title', { name: station.name })}
      text={
        <>
          {say('stations.revoke.text')}
          <strong className="mt-3 block font-semibold text-hi">
            {waiting > 0 ? say('stations.revoke.waiting', { count: waiting }) : say('stations.revoke.none')}
          </strong>
        </>
      }
      confirmLabel={say('stations.revoke.do')}
      pendingLabel={say('stations.revoke.doing')}
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate(station)}
      onClose={onClose}
    />
  )
}
