import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Source } from '../../contract/guide.ts'
import { EntryDialog } from '../programme/entry-dialog.tsx'

/** What an answer stands on: a number and a name each, which open the entry. */
export function SourceChips({ sources }: { sources: Source[] }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Source>()
  if (sources.length === 0) return null
  return (
    <>
      <ul aria-label={t('guide.ask.sources')} className="flex flex-wrap gap-2 kiosk:gap-4">
        {sources.map((source, index) => (
          <li key={source.id} className="min-w-0 max-w-full">
            <button
              type="button"
              onClick={() => setOpened(source)}
              aria-label={t('guide.ask.source', { number: index + 1, title: source.title })}
              className="flex min-h-control-sm max-w-full items-center gap-2 rounded-full border border-line bg-surface ps-1.5 pe-3.5 text-sm text-mid transition-colors hover:border-link hover:text-hi"
            >
              {/* Painted, not written: the name of the button already tells the number. */}
              <span
                aria-hidden
                data-number={index + 1}
                className="tnum grid size-6 shrink-0 place-items-center rounded-full bg-raised text-xs font-bold text-link before:content-[attr(data-number)] kiosk:size-10"
              />
              <span className="truncate">{source.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && <EntryDialog source={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
