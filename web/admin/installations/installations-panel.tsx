import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plus } from '../../ui/icons.ts'
import { useKept } from '../kept.ts'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { ArchivedList } from './archived-list.tsx'
import { earningsOf, totalEarnings } from './earnings.ts'
import { EarningsNote } from './earnings-note.tsx'
import { InstallationRow } from './installation-row.tsx'
import { InstallationSheet, NEW_INSTALLATION } from './installation-sheet.tsx'
import { useEventDays } from './use-event-days.ts'
import { type Installation, useInstallations } from './use-installations.ts'

/** The booths that award points. */
export function InstallationsPanel() {
  const say = useAdminText()
  const [isCreating, setCreating] = useKept(NEW_INSTALLATION, false)
  const begin = () => setCreating(true)
  return (
    <SectionFrame
      title={say('section.installations')}
      actions={
        <Button variant="primary" data-do="new" onClick={begin}>
          <Plus aria-hidden className="size-5" />
          {say('installations.add')}
        </Button>
      }
    >
      <Loaded query={useInstallations()} loadingText={say('installations.loading')}>
        {({ installations }) => (
          <>
            <InUse installations={installations.filter(({ isArchived }) => !isArchived)} />
            <ArchivedList installations={installations.filter(({ isArchived }) => isArchived)} />
          </>
        )}
      </Loaded>
      {isCreating && <InstallationSheet keptAs={NEW_INSTALLATION} onClose={() => setCreating(false)} />}
    </SectionFrame>
  )
}

function InUse({ installations }: { installations: readonly Installation[] }) {
  const say = useAdminText()
  const { days, dayStartsAtHour } = useEventDays()
  if (installations.length === 0) {
    return <EmptyState title={say('installations.empty')} description={say('installations.emptyHint')} />
  }
  const earnings = installations
    .filter(({ isActive }) => isActive)
    .map((one) => ({ name: one.name, ...earningsOf(one, days, dayStartsAtHour) }))
  const unlimited = earnings.filter(({ event }) => !Number.isFinite(event)).map(({ name }) => name)
  return (
    <>
      <EarningsNote earnings={totalEarnings(earnings)} unlimited={unlimited} />
      <Card className="p-0!">
        <ul className="divide-y divide-line/60">
          {installations.map((installation) => (
            <InstallationRow key={installation.id} installation={installation} />
          ))}
        </ul>
      </Card>
    </>
  )
}
