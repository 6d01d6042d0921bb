import { Button } from '../../ui/button.tsx'
import { CircleAlert, Plus, Trash2 } from '../../ui/icons.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { rowsOf, type SizeRow, textOfRows } from './sizes-text.ts'

interface SizesFieldProps {
  /** As `textOfSizes` writes them. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const newRow: SizeRow = { id: '', name: '', stock: '' }

/** What a shirt comes in nearly everywhere; the names are the same in every language. */
const usual: SizeRow[] = ['S', 'M', 'L', 'XL', 'XXL'].map((name) => ({ ...newRow, name }))

/** The sizes of a prize with a stock each; none for a prize that comes in one. */
export function SizesField({ value, onChange, error }: SizesFieldProps) {
  const say = useAdminText()
  const rows = rowsOf(value)
  const write = (next: SizeRow[]) => onChange(textOfRows(next))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold text-mid">{say('prizes.sizes')}</legend>
      <p className="text-sm text-low">{say('prizes.sizesHint')}</p>
      {rows.map((row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a new size has no name yet, and rows are never reordered.
          key={index}
          row={row}
          isFirst={index === 0}
          onChange={(next) => write(rows.with(index, next))}
          onRemove={() => write(rows.toSpliced(index, 1))}
        />
      ))}
      {error && (
        <p className="flex items-center gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {rows.length === 0 && (
          <Button size="sm" onClick={() => write(usual)}>
            S, M, L, XL, XXL
          </Button>
        )}
        <Button size="sm" onClick={() => write([...rows, newRow])}>
          <Plus aria-hidden className="size-4.5" />
          {say('prizes.sizeAdd')}
        </Button>
      </div>
    </fieldset>
  )
}

interface RowProps {
  row: SizeRow
  /** The words above the first row say what stands in the others. */
  isFirst: boolean
  onChange: (row: SizeRow) => void
  onRemove: () => void
}

function Row({ row, isFirst, onChange, onRemove }: RowProps) {
  const say = useAdminText()
  return (
    <div className="grid max-w-xl grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        label={say('prizes.size')}
        isLabelHidden={!isFirst}
        value={row.name}
        maxLength={40}
        autoComplete="off"
        autoFocus={row === newRow}
        onChange={(event) => onChange({ ...row, name: event.target.value })}
      />
      <NumberField
        label={say('prizes.stock')}
        isLabelHidden={!isFirst}
        value={row.stock}
        placeholder="∞"
        onChange={(stock) => onChange({ ...row, stock })}
      />
      <Button
        variant="ghost"
        isIconOnly
        aria-label={say('prizes.sizeRemove', { name: row.name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </Button>
    </div>
  )
}
