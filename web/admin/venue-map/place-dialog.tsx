import { useState } from 'react'
import { endonyms, type Language } from '../../../contract/languages.ts'
import type { MapPlace } from '../../../contract/venue-map.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Trash2 } from '../../ui/icons.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'

/** As long as a name may be (contract/venue-map.ts). */
const LONGEST_NAME = 80
const MOST_OTHER_NAMES = 20

interface PlaceDialogProps {
  place: MapPlace
  languages: readonly Language[]
  onSave: (place: MapPlace) => void
  /** Absent for a place that is not on the map yet. */
  onDelete?: (() => void) | undefined
  onClose: () => void
}

/** What a place is called, and which locations are there. */
export function PlaceDialog({ place, languages, onSave, onDelete, onClose }: PlaceDialogProps) {
  const say = useAdminText()
  const [mine, setMine] = useState(place)
  const [others, setOthers] = useState(place.otherNames.join('\n'))
  const [isTried, setTried] = useState(false)
  const name = mine.name.trim()
  const otherNames = others
    .split('\n')
    .map((line) => line.trim().slice(0, LONGEST_NAME))
    .filter(Boolean)
    .slice(0, MOST_OTHER_NAMES)
  const changed = { ...mine, name, otherNames }
  return (
    <FormDialog
      title={say(onDelete ? 'map.edit' : 'map.new')}
      submitLabel={say('map.done')}
      pendingLabel={say('do.saving')}
      isPending={false}
      isDirty={JSON.stringify(changed) !== JSON.stringify(place)}
      isLong
      onSubmit={() => {
        setTried(true)
        if (name === '') return
        onSave(changed)
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        label={say('map.name')}
        hint={say('map.nameHint')}
        required
        maxLength={LONGEST_NAME}
        error={isTried && name === '' ? say('form.required') : undefined}
        value={mine.name}
        onChange={(event) => setMine({ ...mine, name: event.target.value })}
      />
      <Checkbox
        label={say('map.isMain')}
        checked={mine.isMain}
        onChange={(isMain) => setMine({ ...mine, isMain })}
      />
      <TextArea
        label={say('map.otherNames')}
        hint={say('map.otherNamesHint')}
        rows={2}
        value={others}
        onChange={(event) => setOthers(event.target.value)}
      />
      <fieldset className="grid gap-4 border-t border-line/50 pt-4 sm:grid-cols-2">
        <legend className="float-left w-full font-semibold sm:col-span-2">{say('map.translations')}</legend>
        {languages.map((language) => (
          <TextField
            key={language}
            lang={language}
            label={endonyms[language]}
            maxLength={LONGEST_NAME}
            value={mine.translations[language] ?? ''}
            onChange={(event) =>
              setMine({ ...mine, translations: { ...mine.translations, [language]: event.target.value } })
            }
          />
        ))}
      </fieldset>
      {onDelete && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => {
            onDelete()
            onClose()
          }}
        >
          <Trash2 aria-hidden className="size-4.5" />
          {say('do.delete')}
        </Button>
      )}
    </FormDialog>
  )
}
