import { useMutation } from '@tanstack/react-query'
import { exportPrizeClaims } from '../../../contract/prize-claim-calls.ts'
import { ClaimState } from '../../../contract/prize-claims.ts'
import { Button } from '../../ui/button.tsx'
import { Download } from '../../ui/icons.ts'
import { saveCsv } from '../csv-files.ts'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

/** Saves the claims that the filters of the list leave. */
export function ExportClaims() {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const { search, state } = useAddress()
  const save = useMutation({
    mutationFn: () => {
      const filters = { search: search || undefined, state: ClaimState.safeParse(state).data }
      return saveCsv(exportPrizeClaims.url, filters, 'prize-claims.csv')
    },
    onSuccess: () => adminToast.success(say('knowledge.exported')),
    onError: (failure) => adminToast.failure(failure, 'knowledge.exportFailedText', 'knowledge.exportFailed'),
  })
  return (
    <Button
      size="sm"
      isPending={save.isPending}
      pendingLabel={say('knowledge.exporting')}
      onClick={() => save.mutate()}
    >
      <Download aria-hidden className="size-4.5" />
      {say('knowledge.export')}
    </Button>
  )
}
