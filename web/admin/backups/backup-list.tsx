import { type Backup, downloadBackup } from '../../../contract/backups.ts'
import { addressOf } from '../../platform/api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CircleAlert, CircleCheck, Download } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useByteSize } from './use-byte-size.ts'

/** The last backups, newest first, with what kept one from being made. */
export function BackupList({ backups, mayDownload }: { backups: readonly Backup[]; mayDownload: boolean }) {
  const say = useAdminText()
  if (backups.length === 0) return null
  return (
    <section aria-labelledby="backups-list" className="grid gap-2">
      <h3 id="backups-list" className="text-base">
        {say('backups.list')}
      </h3>
      <ul className="divide-y divide-line/60 overflow-hidden rounded-card border border-line/60 bg-surface">
        {backups.map((backup) => (
          <BackupRow key={backup.id} backup={backup} mayDownload={mayDownload} />
        ))}
      </ul>
    </section>
  )
}

function BackupRow({ backup, mayDownload }: { backup: Backup; mayDownload: boolean }) {
  const say = useAdminText()
  const { moment } = useNumbers()
  const byteSize = useByteSize()
  const { id, startedAt, problem, bytes, isThere } = backup
  const Icon = problem === null ? CircleCheck : CircleAlert
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
      <Icon aria-hidden className={`size-4 shrink-0 ${problem === null ? 'text-success' : 'text-danger'}`} />
      <time dateTime={startedAt} className="tnum font-semibold">
        {moment(startedAt)}
      </time>
      <span className={`tnum flex-1 text-mid ${problem === null ? 'whitespace-nowrap' : 'min-w-48'}`}>
        {problem === null ? byteSize(bytes) : say(`backups.problem.${problem}`)}
      </span>
      {problem === null && !isThere && <span className="text-low">{say('backups.gone')}</span>}
      {isThere && mayDownload && (
        <a
          href={addressOf(downloadBackup.url, { params: { id } })}
          download
          aria-label={say('backups.downloadOf', { moment: moment(startedAt) })}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Download aria-hidden className="size-4" />
          {say('backups.download')}
        </a>
      )}
    </li>
  )
}
