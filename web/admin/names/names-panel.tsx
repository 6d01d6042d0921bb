import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '../../../contract/languages.ts'
import { type AdminName, exportNames, importNames } from '../../../contract/names.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Download, Upload } from '../../ui/icons.ts'
import { Switch } from '../../ui/switch.tsx'
import { saveCsv } from '../csv-files.ts'
import { CsvImportDialog } from '../csv-import-dialog.tsx'
import { useKept } from '../kept.ts'
import { SearchBox } from '../search-box.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { NameRow } from './name-row.tsx'
import { TranslateDialog } from './translate-dialog.tsx'
import { missingIn, useAdminNames, useLanguagesOfNames, useRefreshNames } from './use-admin-names.ts'

/** Where it is kept which name is open. */
const KEPT = 'translated-name'

/** How installations, places and prizes are called in other languages. */
export function NamesPanel() {
  const say = useAdminText()
  const [open, setOpen] = useKept<AdminName | undefined>(KEPT, undefined)
  const { search, check, filter } = useAddress()
  const wanted = useLanguagesOfNames()
  const isMissing = check === 'untranslated'
  return (
    <SectionFrame title={say('section.names')} intro={say('names.intro')} actions={<NamesActions />}>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={say('names.search')}
          placeholder={say('names.search')}
          value={search}
          onSearch={(text) => filter({ search: text })}
        />
        <Switch
          label={say('names.onlyMissing')}
          isOn={isMissing}
          onChange={(isOn) => filter({ check: isOn ? 'untranslated' : '' })}
        />
      </div>
      <Loaded query={useAdminNames()} loadingText={say('names.loading')}>
        {({ names }) => (
          <NameList
            {...{ wanted }}
            names={names.filter(
              (name) => has(name, search) && !(isMissing && missingIn(name, wanted).length === 0),
            )}
            onOpen={setOpen}
          />
        )}
      </Loaded>
      {open && <TranslateDialog name={open} keptAs={KEPT} onClose={() => setOpen(undefined)} />}
    </SectionFrame>
  )
}

interface NameListProps {
  names: readonly AdminName[]
  wanted: readonly Language[]
  onOpen: (name: AdminName) => void
}

function NameList({ names, wanted, onOpen }: NameListProps) {
  const say = useAdminText()
  if (names.length === 0)
    return <EmptyState title={say('names.empty')} description={say('names.emptyHint')} />
  return (
    <Card className="p-0!">
      <ul className="divide-y divide-line/60">
        {names.map((name) => (
          <NameRow key={name.text} {...{ name, wanted }} onEdit={() => onOpen(name)} />
        ))}
      </ul>
    </Card>
  )
}

/** Whether a name has the words of a search, in whichever language. */
function has({ text, translations }: AdminName, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const written = [text, ...Object.values(translations)].join('\n').toLowerCase()
  return words.every((word) => written.includes(word))
}

/** The names as a file for translators, and back. */
function NamesActions() {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const refresh = useRefreshNames()
  const [isImporting, setImporting] = useState(false)
  const save = useMutation({
    mutationFn: () => saveCsv(exportNames.url, {}, 'names.csv'),
    onSuccess: () => adminToast.success(say('knowledge.exported')),
    onError: (failure) => adminToast.failure(failure, 'knowledge.exportFailedText', 'knowledge.exportFailed'),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setImporting(true)}>
        <Upload aria-hidden className="size-5" />
        {say('knowledge.import')}
      </Button>
      <Button
        isPending={save.isPending}
        pendingLabel={say('knowledge.exporting')}
        onClick={() => save.mutate()}
      >
        <Download aria-hidden className="size-5" />
        {say('knowledge.export')}
      </Button>
      {isImporting && (
        <CsvImportDialog
          url={importNames.url}
          hint={say('names.importHint')}
          onTemplate={() => save.mutate()}
          onImported={() => void refresh()}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  )
}
