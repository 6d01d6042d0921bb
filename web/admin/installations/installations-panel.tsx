import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plus } from '../../ui/icons.ts'
import { useKept } from '../kept.ts'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { CreateInstallationDialog, NEW_INSTALLATION } from './create-installation-dialog.tsx'
import { InstallationRow } from './installation-row.tsx'
import { useInstallations } from './use-installations.ts'

/** The booths that award points. */
export function InstallationsPanel() {
  const say = useAdminText()
  const [isCreating, setCreating] = useKept(NEW_INSTALLATION, false)
  return (
    <SectionFrame
      title={say('section.installations')}
      actions={
        <Button variant="primary" data-do="new" onClick={() => setCreating(true)}>
          <Plus aria-hidden className="size-5" />
          {say('installations.add')}
        </Button>
      }
    >
      <Loaded query={useInstallations()} loadingText={say('installations.loading')}>
        {({ installations }) =>
          installations.length === 0 ? (
            <EmptyState title={say('installations.empty')} />
          ) : (
            <Card className="p-0!">
              <ul className="divide-y divide-line/60">
                {installations.map((installation) => (
                  <InstallationRow key={installation.id} installation={installation} />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      {isCreating && <CreateInstallationDialog onClose={() => setCreating(false)} />}
    </SectionFrame>
  )
}
