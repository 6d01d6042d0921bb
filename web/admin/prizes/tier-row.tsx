import type { PrizeTier } from '../../../contract/prize-tiers.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Pencil, Trash2 } from '../../ui/icons.ts'
import { PointsPill } from '../../ui/points-pill.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useKept } from '../kept.ts'
import { SizeStock } from '../prize-desk/size-stock.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { TierEditor } from './tier-editor.tsx'
import { useChangeTier } from './use-tiers.ts'

export function TierRow({ tier, onDelete }: { tier: PrizeTier; onDelete: () => void }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const keptAs = `tier-${tier.id}`
  // As it was when the editor opened: the list goes on reading what others save.
  const [edited, setEdited] = useKept<PrizeTier | undefined>(keptAs, undefined)
  const change = useChangeTier()
  const { id, prizeName: name, requiredPoints, description, isActive } = tier
  const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3'
  if (edited) {
    return (
      <li className={rowClass}>
        <TierEditor tier={edited} keptAs={keptAs} onClose={() => setEdited(undefined)} />
      </li>
    )
  }
  return (
    <li data-row tabIndex={-1} className={rowClass}>
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-base font-semibold">{name}</h3>
          <PointsPill size="sm">{say('prizes.points', { points: number(requiredPoints) })}</PointsPill>
        </div>
        <p className={description ? 'text-sm text-mid' : 'text-sm text-low'}>
          {description || say('prizes.noDescription')}
        </p>
        <TierStock tier={tier} />
        {tier.sizes.length > 0 && (
          <div className="mt-2">
            <SizeStock sizes={tier.sizes} />
          </div>
        )}
      </div>
      <div className="flex items-center gap-1">
        <Switch
          label={say('prizes.active', { name })}
          isLabelHidden
          isOn={isActive}
          onChange={(next) => change.mutate({ id, change: { isActive: next } })}
        />
        <Button
          variant="ghost"
          data-do="edit"
          aria-label={say('do.editNamed', { name })}
          onClick={() => setEdited(tier)}
        >
          <Pencil aria-hidden className="size-4.5" />
          {say('do.edit')}
        </Button>
        <Button
          variant="ghost"
          data-do="delete"
          aria-label={say('prizes.delete', { name })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="size-4.5" />
          {say('do.delete')}
        </Button>
      </div>
    </li>
  )
}

/** How many were handed over, of how many, and whether any are left. */
function TierStock({ tier }: { tier: PrizeTier }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { stock, stockLeft, handedOver, perPersonLimit } = tier
  const given = number(handedOver)
  return (
    <p className="tnum mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mid">
      <span>
        {stock === null
          ? say('prizes.handedOver', { given })
          : say('prizes.handedOverOf', { given, stock: number(stock) })}
      </span>
      {stockLeft === 0 && <Badge tone="danger">{say('prizeDesk.gone')}</Badge>}
      {stockLeft !== null && stockLeft > 0 && (
        <span className="text-low">{say('prizeDesk.left', { left: number(stockLeft) })}</span>
      )}
      {perPersonLimit > 1 && (
        <span className="text-low">{say('prizes.perPerson', { limit: number(perPersonLimit) })}</span>
      )}
    </p>
  )
}
