import type { DeskPrize } from '../../../contract/prize-claims.ts'
import { Button } from '../../ui/button.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

interface SizeChoiceProps {
  prize: DeskPrize
  isReserving: boolean
  onChoose: (sizeId: string) => void
}

/** Every size of a prize with what is left of it: one press sets the piece aside. What is gone stays in sight. */
export function SizeChoice({ prize: { prizeName, sizes }, isReserving, onChoose }: SizeChoiceProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-mid">{say('prizeDesk.chooseSize')}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {sizes.map(({ id, name, stockLeft }) => {
          const isGone = stockLeft === 0
          const left =
            stockLeft === null
              ? say('prizeDesk.alwaysEnough')
              : isGone
                ? say('prizeDesk.gone')
                : say('prizeDesk.left', { left: number(stockLeft) })
          return (
            <li key={id}>
              <Button
                size="lg"
                className="w-full px-2!"
                disabled={isGone || isReserving}
                onClick={() => onChoose(id)}
              >
                <span className="sr-only">{say('prizeDesk.handOverPrize', { prize: prizeName })}, </span>
                <span className="grid min-w-0 justify-items-center leading-tight">
                  <span className={isGone ? 'max-w-full truncate line-through' : 'max-w-full truncate'}>
                    {name}
                  </span>
                  <span className="tnum text-xs font-normal">{left}</span>
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
