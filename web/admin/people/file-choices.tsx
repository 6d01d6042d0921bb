import { useState } from 'react'
import {
  dateOrders,
  type Encoding,
  encodings,
  type ImportChoice,
  type PeopleImportReport,
} from '../../../contract/people-imports.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'

interface FileChoicesProps {
  report: PeopleImportReport
  onSay: (more: ImportChoice) => void
}

/** Encodings by the names that spreadsheets give them. */
const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  shift_jis: 'Shift JIS',
  gb18030: 'GB 18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
}

/** What a file may not tell of itself: its sheet, its encoding, how it writes days, and whose ticket codes it has. */
export function FileChoices({ report, onSay }: FileChoicesProps) {
  const say = useAdminText()
  const { sheet, sheets, encoding, dateOrder, source } = report
  const hasTickets = report.columns.some(({ field }) => field === 'ticketCode' || field === 'orderCode')
  const [named, setNamed] = useState(source)
  return (
    <div className="grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
      {sheet !== null && sheets.length > 1 && (
        <SelectField
          label={say('people.sheet')}
          value={sheet}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={(event) => onSay({ sheet: event.target.value, mended: [], leftOut: [] })}
        />
      )}
      {encoding !== null && encoding !== 'utf-8' && (
        <SelectField
          label={say('people.encoding')}
          value={encoding}
          options={encodings.map((value) => ({ value, label: encodingNames[value] }))}
          onChange={(event) => onSay({ encoding: event.target.value as Encoding })}
        />
      )}
      {dateOrder !== null && (
        <SelectField
          label={say('people.dateOrder')}
          value={dateOrder}
          options={dateOrders.map((value) => ({ value, label: say(`people.dates.${value}`) }))}
          onChange={(event) => onSay({ dateOrder: event.target.value as (typeof dateOrders)[number] })}
        />
      )}
      {hasTickets && (
        <TextField
          label={say('people.source')}
          hint={say('people.sourceHint')}
          value={named}
          maxLength={40}
          onChange={(event) => setNamed(event.target.value)}
          onBlur={() => {
            const text = named.trim()
            if (text !== source && /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(text)) onSay({ source: text })
            else setNamed(source)
          }}
        />
      )}
    </div>
  )
}
