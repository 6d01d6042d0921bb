import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { exportEntries, importEntries } from '../../../contract/admin-knowledge.ts'
import { useEvent } from '../../event/use-event.ts'
import { Button } from '../../ui/button.tsx'
import { Download, Plus, Trash2, Upload } from '../../ui/icons.ts'
import { saveCsv } from '../csv-files.ts'
import { CsvImportDialog } from '../csv-import-dialog.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useNumbers } from '../use-numbers.ts'
import { ImportUnderstood } from './import-understood.tsx'
import { saveKnowledgeTemplate } from './template.ts'
import { useRefreshEntries } from './use-entries.ts'

interface KnowledgeActionsProps {
  selectedCount: number
  total: number
  onDeleteSelected: () => void
  onCreate: () => void
}

/** What can be done with the whole: delete the chosen ones, files in and out, a new one. */
export function KnowledgeActions(props: KnowledgeActionsProps) {
  const { selectedCount, total, onDeleteSelected, onCreate } = props
  const say = useAdminText()
  const { number } = useNumbers()
  const { search, category, check, isArchived } = useAddress()
  const { startsOn } = useEvent()
  const refresh = useRefreshEntries()
  const [isImporting, setImporting] = useState(false)
  const isFiltered = search !== '' || category !== '' || check !== '' || isArchived
  return (
    <>
      {selectedCount > 0 && (
        <>
          <p role="status" className="self-center text-sm font-semibold text-mid max-sm:col-span-2">
            {say('knowledge.selected', { count: number(selectedCount) })}
          </p>
          <Button variant="danger" className="max-sm:col-span-2" onClick={onDeleteSelected}>
            <Trash2 aria-hidden className="size-5" />
            {say('knowledge.deleteSelected', { count: number(selectedCount) })}
          </Button>
        </>
      )}
      <Button onClick={() => setImporting(true)}>
        <Upload aria-hidden className="size-5" />
        {say('knowledge.import')}
      </Button>
      <ExportButton label={say('knowledge.export')} filter={{ isActive: true }} />
      {isFiltered && (
        <ExportButton
          label={say('knowledge.exportFiltered', { count: number(total) })}
          filter={{
            search: search || undefined,
            category: category || undefined,
            check: check || undefined,
            isActive: !isArchived,
          }}
        />
      )}
      <Button variant="primary" data-do="new" onClick={onCreate}>
        <Plus aria-hidden className="size-5" />
        {say('knowledge.add')}
      </Button>
      {isImporting && (
        <CsvImportDialog
          url={importEntries.url}
          hint={say('import.knowledgeHint')}
          onTemplate={() => saveKnowledgeTemplate(startsOn)}
          onImported={refresh}
          showMore={(report) => <ImportUnderstood report={report} />}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}

interface ExportButtonProps {
  label: string
  filter: {
    search?: string | undefined
    category?: string | undefined
    check?: string | undefined
    isActive: boolean
  }
}

function ExportButton({ label, filter }: ExportButtonProps) {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const save = useMutation({
    mutationFn: () => saveCsv(exportEntries.url, filter, 'event-knowledge.csv'),
    onSuccess: () => adminToast.success(say('knowledge.exported')),
    onError: (failure) => adminToast.failure(failure, 'knowledge.exportFailedText', 'knowledge.exportFailed'),
  })
  return (
    <Button
      isPending={save.isPending}
      pendingLabel={say('knowledge.exporting')}
      onClick={() => save.mutate()}
    >
      <Download aria-hidden className="size-5" />
      {label}
    </Button>
  )
}
