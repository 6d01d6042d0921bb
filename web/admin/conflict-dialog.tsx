import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type Difference, differences, layOver } from './conflict.ts'
import { useAdminText } from './use-admin-text.ts'

interface ConflictDialogProps<Values extends object> {
  /** The fields when the form was opened, as somebody else has saved them, and as they stand in the form. */
  base: Values
  theirs: Values
  mine: Values
  /** The words beside a field. */
  labelOf: (field: string) => string
  /** How a value is written, where it is not written as it is. */
  showValue?: (field: string, value: string) => string
  /** Saves these values over theirs. */
  onKeepMine: (values: Values) => void
  onTakeTheirs: () => void
  /** Goes on writing. */
  onClose: () => void
}

/** Two people saved the same thing: shows both and lets the second one choose. */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>) {
  const { base, theirs, onKeepMine, onTakeTheirs, onClose, labelOf, showValue } = props
  const say = useAdminText()
  const mine = layOver(base, theirs, props.mine)
  const show = (field: string, value: string) =>
    value === '' ? say('conflict.nothing') : (showValue?.(field, value) ?? value)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('conflict.title')}
      description={say('conflict.text')}
      closeLabel={say('do.close')}
    >
      <table className="w-full text-sm max-sm:block">
        <thead className="text-mid max-sm:sr-only">
          <tr>
            {(['field', 'theirs', 'mine'] as const).map((column) => (
              <th key={column} scope="col" className="py-1.5 pe-4 text-start font-semibold">
                {say(`conflict.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {differences(base, theirs, mine).map((difference) => (
            <Row key={difference.field} {...{ difference, show }} label={labelOf(difference.field)} />
          ))}
        </tbody>
      </table>
      <footer className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onTakeTheirs}>{say('conflict.takeTheirs')}</Button>
        <Button variant="primary" onClick={() => onKeepMine(mine)}>
          {say('conflict.keepMine')}
        </Button>
      </footer>
    </Dialog>
  )
}

interface RowProps {
  difference: Difference
  label: string
  show: (field: string, value: string) => string
}

// On phones the two states stand under the name of the field, each with its own heading.
const cellClass = 'py-2 pe-4 break-words whitespace-pre-line max-sm:block max-sm:py-0.5'

function Row({ difference: { field, theirs, mine }, label, show }: RowProps) {
  const say = useAdminText()
  return (
    <tr className="border-t border-line/60 align-top max-sm:block max-sm:pt-2">
      <th scope="row" className={`${cellClass} text-start font-semibold sm:w-1/4`}>
        {label}
      </th>
      {([theirs, mine] as const).map((value, column) => (
        <td key={column === 0 ? 'theirs' : 'mine'} className={`${cellClass} sm:w-3/8`}>
          <span aria-hidden className="me-2 text-low sm:hidden">
            {say(column === 0 ? 'conflict.theirs' : 'conflict.mine')}
          </span>
          <span className={column === 1 && mine !== theirs ? 'font-semibold text-hi' : 'text-mid'}>
            {show(field, value)}
          </span>
        </td>
      ))}
    </tr>
  )
}
