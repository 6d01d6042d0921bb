import type { PrizeStock as Prize } from '../../../contract/prize-claims.ts'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { SizeStock } from './size-stock.tsx'
import { usePrizeStock } from './use-prize-desk.ts'

/** How many of every prize are in somebody's hands, and how many are left. */
export function PrizeStock() {
  const say = useAdminText()
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{say('prizeDesk.stock')}</h3>
      <Loaded query={usePrizeStock()} loadingText={say('prizeDesk.loading')}>
        {({ prizes }) =>
          prizes.length === 0 ? (
            <p className="text-mid">{say('prizeDesk.noPrizes')}</p>
          ) : (
            <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
              {prizes.map((prize) => (
                <StockRow key={prize.tierId} prize={prize} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function StockRow({ prize }: { prize: Prize }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { prizeName, stock, stockLeft, handedOver, reserved, sizes } = prize
  const given = number(handedOver)
  const share = stock ? Math.min(1, handedOver / stock) : 0
  return (
    <li className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <h4 className="min-w-0 truncate font-semibold">{prizeName}</h4>
        <p className="tnum shrink-0 text-lg font-bold">
          {stock === null ? given : say('prizeDesk.stockOf', { given, stock: number(stock) })}
        </p>
      </div>
      {stock !== null && (
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-2">
          <div
            className={`h-full rounded-full ${stockLeft === 0 ? 'bg-danger' : 'bg-accent'}`}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      <p className="tnum flex justify-between gap-3 text-sm text-mid">
        <span>
          {stockLeft === null
            ? say('prizeDesk.alwaysEnough')
            : stockLeft === 0
              ? say('prizeDesk.gone')
              : say('prizeDesk.left', { left: number(stockLeft) })}
        </span>
        {reserved > 0 && <span>{say('prizeDesk.reserved', { reserved: number(reserved) })}</span>}
      </p>
      <SizeStock sizes={sizes} />
    </li>
  )
}
