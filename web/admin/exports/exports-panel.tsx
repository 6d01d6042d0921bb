import { useState } from 'react'
import type { Response } from '../../../contract/endpoint.ts'
import type { listExports } from '../../../contract/export-dictionary.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { DaysChoice } from '../days-choice.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { DatasetRow, type FileChoice } from './dataset-row.tsx'
import { useExports } from './use-exports.ts'

type Exports = Response<typeof listExports>

/** Everything that was recorded, as files. */
export function ExportsPanel() {
  const say = useAdminText()
  return (
    <SectionFrame title={say('section.exports')} intro={say('exports.intro')}>
      <Loaded query={useExports()} loadingText={say('exports.loading')}>
        {(exports) => <Exports {...exports} />}
      </Loaded>
    </SectionFrame>
  )
}

function Exports({ datasets, days, recent }: Exports) {
  const say = useAdminText()
  const [choice, setChoice] = useState<FileChoice>({ format: 'csv', from: '', to: '', hasContact: false })
  const change = (more: Partial<FileChoice>) => setChoice((before) => ({ ...before, ...more }))
  return (
    <>
      <Card className="grid gap-5">
        <div className="grid gap-5 lg:grid-cols-2">
          <div className="grid content-start gap-1.5">
            <p aria-hidden className="text-sm font-semibold text-mid">
              {say('exports.format')}
            </p>
            <SegmentedControl
              label={say('exports.format')}
              value={choice.format}
              options={[
                { value: 'csv', label: 'CSV' },
                { value: 'jsonl', label: 'JSON Lines' },
              ]}
              onChange={(format) => change({ format })}
            />
            <p className="text-sm text-low">{say(`exports.format.${choice.format}`)}</p>
          </div>
          <DaysChoice days={days} from={choice.from} to={choice.to} onChange={change} />
        </div>
        <div>
          <Checkbox
            label={say('exports.contact')}
            checked={choice.hasContact}
            onChange={(hasContact) => change({ hasContact })}
          />
          <p className="text-sm text-low">{say('exports.contactHint')}</p>
        </div>
      </Card>
      <Card className="p-0!">
        <ul className="divide-y divide-line/60">
          {datasets.map((dataset) => (
            <DatasetRow key={dataset.dataset} {...{ dataset, choice }} />
          ))}
        </ul>
      </Card>
      <p className="max-w-prose text-sm text-mid">{say('exports.whole')}</p>
      <PastExports recent={recent} />
    </>
  )
}

function PastExports({ recent }: Pick<Exports, 'recent'>) {
  const say = useAdminText()
  const { moment, number } = useNumbers()
  return (
    <section className="mt-2 grid gap-3">
      <h3 className="text-lg">{say('exports.recent')}</h3>
      {recent.length === 0 && <p className="text-mid">{say('exports.recentEmpty')}</p>}
      {recent.length > 0 && (
        <Card className="p-0!">
          <ul className="divide-y divide-line/60">
            {recent.map(({ id, at, actor, fileName, rows }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-5 py-2.5">
                <time dateTime={at} className="tnum w-36 text-sm text-mid">
                  {moment(at)}
                </time>
                <span className="min-w-36 font-semibold">{actor}</span>
                <span className="min-w-0 break-all font-mono text-sm">{fileName}</span>
                {rows !== null && (
                  <span className="tnum text-sm text-low">
                    {say('exports.rows', { count: number(rows) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
