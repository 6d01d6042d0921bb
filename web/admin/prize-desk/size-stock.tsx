import type { PrizeSize } from '../../../contract/prize-tiers.ts'
import { Badge } from '../../ui/badge.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** What is left of every size, in their order; nothing for a prize without sizes. */
export function SizeStock({ sizes }: { sizes: readonly PrizeSize[] }) {
  const say = useAdminText()
  const { number } = useNumbers()
  if (sizes.length === 0) return null
  return (
    <ul aria-label={say('prizes.sizes')} className="flex flex-wrap gap-1.5">
      {sizes.map(({ id, name, stockLeft }) => (
        <li key={id}>
          <Badge tone={stockLeft === 0 ? 'danger' : 'neutral'}>
            <span className="tnum [overflow-wrap:anywhere]">
              {name} · {stockText(stockLeft)}
            </span>
          </Badge>
        </li>
      ))}
    </ul>
  )

  function stockText(stockLeft: number | null): string {
    if (stockLeft === null) return say('prizeDesk.alwaysEnough')
    return stockLeft === 0 ? say('prizeDesk.gone') : say('prizeDesk.left', { left: number(stockLeft) })
  }
}
