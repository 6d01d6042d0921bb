import { Link } from 'react-router'
import { useEvent } from '../../event/use-event.ts'
import { classNames } from '../../ui/class-names.ts'
import { CircleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useBackups } from './use-backups.ts'

/** Says in every section of a live festival that backups fail, or that nobody makes any. */
export function BackupNotice() {
  const say = useAdminText()
  const { mode } = useEvent()
  const { data } = useBackups()
  if (mode !== 'live' || (data?.state !== 'failing' && data?.state !== 'off')) return null
  const isFailing = data.state === 'failing'
  return (
    <section
      role={isFailing ? 'alert' : undefined}
      className={classNames(
        'mb-5 flex items-start gap-3 rounded-card border p-4',
        isFailing ? 'border-danger/40 bg-danger/12' : 'border-warning/40 bg-warning/12',
      )}
    >
      <CircleAlert
        aria-hidden
        className={classNames('mt-0.5 size-5 shrink-0', isFailing ? 'text-danger' : 'text-warning')}
      />
      <p className="text-pretty">
        {say(isFailing ? 'backups.notice' : 'backups.noticeOff')}{' '}
        <Link to="/admin?tab=backups" className="font-semibold text-link underline">
          {say('backups.look')}
        </Link>
      </p>
    </section>
  )
}
