import { useState } from 'react'
import type { PrizeTier } from '../../../contract/prize-tiers.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plus } from '../../ui/icons.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useKept } from '../kept.ts'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { CreateTierDialog, NEW_TIER } from './create-tier-dialog.tsx'
import { TierRow } from './tier-row.tsx'
import { useRemoveTier, useTiers } from './use-tiers.ts'

/** The ladder of prizes, the easiest first. */
export function PrizesPanel() {
  const say = useAdminText()
  const remove = useRemoveTier()
  const [isCreating, setCreating] = useKept(NEW_TIER, false)
  const [leaving, setLeaving] = useState<PrizeTier>()
  return (
    <SectionFrame
      title={say('section.prizes')}
      actions={
        <Button variant="primary" data-do="new" onClick={() => setCreating(true)}>
          <Plus aria-hidden className="size-5" />
          {say('prizes.add')}
        </Button>
      }
    >
      <Loaded query={useTiers()} loadingText={say('prizes.loading')}>
        {({ tiers }) =>
          tiers.length === 0 ? (
            <EmptyState title={say('prizes.empty')} description={say('prizes.emptyHint')} />
          ) : (
            <Card className="p-0!">
              <ul className="divide-y divide-line/60">
                {tiers.map((tier) => (
                  <TierRow key={tier.id} tier={tier} onDelete={() => setLeaving(tier)} />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      {isCreating && <CreateTierDialog onClose={() => setCreating(false)} />}
      {leaving && (
        <ConfirmDialog
          title={say('prizes.deleteTitle', { name: leaving.prizeName })}
          text={say('prizes.deleteText')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(leaving.id, { onSettled: () => setLeaving(undefined) })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </SectionFrame>
  )
}
