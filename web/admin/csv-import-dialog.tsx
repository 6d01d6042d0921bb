import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { ImportReport } from '../../contract/imports.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Download, Upload } from '../ui/icons.ts'
import { Spinner } from '../ui/spinner.tsx'
import { sendCsv } from './csv-files.ts'
import { ImportPreview } from './import-preview.tsx'
import { useAdminText } from './use-admin-text.ts'
import { useAdminToast } from './use-admin-toast.ts'

interface CsvImportDialogProps {
  url: string
  hint: string
  /** What the preview tells besides the counts. */
  showMore?: (report: ImportReport) => ReactNode
  /** Saves an example of such a file. */
  onTemplate: () => void
  onImported: () => void
  onClose: () => void
}

/** Choose a file, see what it would do, then do it: the same checks both times, all or nothing. */
export function CsvImportDialog({
  url,
  hint,
  showMore,
  onTemplate,
  onImported,
  onClose,
}: CsvImportDialogProps) {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const input = useRef<HTMLInputElement>(null)
  const preview = useMutation({
    mutationFn: async (file: File) => ({ file, report: await sendCsv(url, file, true) }),
    onError: (failure) => adminToast.failure(failure, 'import.failed', 'import.failedTitle'),
  })
  const run = useMutation({
    mutationFn: (file: File) => sendCsv(url, file, false),
    onSuccess(report: ImportReport) {
      adminToast.success(say('import.done', { ...counts(report) }))
      onImported()
      onClose()
    },
    onError: (failure) => adminToast.failure(failure, 'import.failed', 'import.failedTitle'),
  })
  const found = preview.data
  const changes = found ? found.report.created + found.report.updated : 0
  const canRun = found !== undefined && found.report.errors.length === 0 && changes > 0
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !run.isPending && onClose()}
      title={say('import.title')}
      description={hint}
      closeLabel={say('do.close')}
    >
      <div className="grid gap-4">
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={say('import.choose')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // The same file, mended, can be chosen again.
            event.target.value = ''
            if (file) preview.mutate(file)
          }}
        />
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden className="size-5" />
          {found ? found.file.name : say('import.choose')}
        </Button>
        <div>
          <Button variant="ghost" size="sm" onClick={onTemplate}>
            <Download aria-hidden className="size-5" />
            {say('people.template')}
          </Button>
        </div>
        {preview.isPending && (
          <p role="status" className="flex items-center gap-2 text-mid">
            <Spinner />
            {say('import.checking')}
          </p>
        )}
        {found && !preview.isPending && <ImportPreview report={found.report} />}
        {found && !preview.isPending && showMore?.(found.report)}
        <footer className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{say('do.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!canRun}
            isPending={run.isPending}
            pendingLabel={say('knowledge.importing')}
            onClick={() => found && run.mutate(found.file)}
          >
            {say('import.do', { count: changes })}
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}

function counts({ created, updated, total }: ImportReport) {
  return { created, updated, total }
}
