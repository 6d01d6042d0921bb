import type { BackupState } from '../../../contract/backups.ts'
import { may } from '../../../contract/roles.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CircleAlert, CircleCheck, Clock } from '../../ui/icons.ts'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { Ago } from '../stations/ago.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useUser } from '../user-context.ts'
import { BackupList } from './backup-list.tsx'
import { useBackups, useStartBackup } from './use-backups.ts'
import { useByteSize } from './use-byte-size.ts'

/** Copies of the whole festival: whether there is a good one, how old it is, and where. */
export function BackupsPanel() {
  const say = useAdminText()
  const backups = useBackups()
  const start = useStartBackup()
  const mayManage = may(useUser(), 'backups:manage')
  const isRunning = backups.data?.isRunning === true || start.isPending
  return (
    <SectionFrame
      title={say('section.backups')}
      intro={say('backups.intro')}
      actions={
        mayManage &&
        backups.data !== undefined &&
        backups.data.state !== 'off' && (
          <Button
            variant="primary"
            className="max-sm:col-span-2"
            isPending={isRunning}
            pendingLabel={say('backups.running')}
            onClick={() => start.mutate()}
          >
            {say('backups.now')}
          </Button>
        )
      }
    >
      <Loaded query={backups} loadingText={say('backups.loading')}>
        {(state) => (
          <>
            <StateCard state={state} />
            <BackupList backups={state.backups} mayDownload={mayManage} />
            <p className="max-w-prose text-sm text-mid">{say('backups.restore')}</p>
          </>
        )}
      </Loaded>
    </SectionFrame>
  )
}

const looks = {
  good: { tone: 'success', icon: CircleCheck, colour: 'text-success' },
  new: { tone: 'calm', icon: Clock, colour: 'text-mid' },
  failing: { tone: 'danger', icon: CircleAlert, colour: 'text-danger' },
  off: { tone: 'warning', icon: CircleAlert, colour: 'text-warning' },
} as const

function StateCard({ state: backups }: { state: BackupState }) {
  const say = useAdminText()
  // A good backup that goes with the disk is no reason to be at ease.
  const isAtRisk = backups.state === 'good' && backups.isSameDisk
  const { tone, icon: Icon, colour } = looks[isAtRisk ? 'off' : backups.state]
  const last = backups.backups[0]
  const text =
    backups.state === 'off'
      ? say('backups.offText')
      : backups.state === 'new'
        ? say('backups.newText')
        : backups.state === 'failing'
          ? say(last?.problem ? `backups.problem.${last.problem}` : 'backups.old')
          : undefined
  return (
    <Card tone={tone} className="grid gap-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${colour}`} />
        <div className="grid gap-1">
          <h3 className="text-lg">{say(`backups.state.${backups.state}`)}</h3>
          {text !== undefined && <p className="max-w-prose text-mid">{text}</p>}
          {backups.isSameDisk && backups.state !== 'off' && (
            <p className="max-w-prose text-warning">{say('backups.sameDisk')}</p>
          )}
        </div>
      </div>
      {backups.folder !== null && <Facts state={backups} />}
    </Card>
  )
}

function Facts({ state: { lastGood, folder, everyMinutes } }: { state: BackupState }) {
  const say = useAdminText()
  const { minutes } = useNumbers()
  const byteSize = useByteSize()
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 text-sm sm:grid-cols-[repeat(3,max-content)_minmax(0,1fr)]">
      <Fact name={say('backups.age')}>
        {lastGood ? <Ago at={lastGood.startedAt} aheadMs={0} /> : say('backups.never')}
      </Fact>
      <Fact name={say('backups.size')}>{lastGood ? byteSize(lastGood.bytes) : '–'}</Fact>
      <Fact name={say('backups.every')}>{minutes(everyMinutes)}</Fact>
      <Fact name={say('backups.place')}>
        <code className="font-mono [overflow-wrap:anywhere]">{folder}</code>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-low">{name}</dt>
      <dd className="tnum font-semibold text-hi">{children}</dd>
    </div>
  )
}
