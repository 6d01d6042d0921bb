import { changeStation } from '../../../contract/admin-stations.ts'
import { endonyms, type Language } from '../../../contract/languages.ts'
import type { StationSurface } from '../../../contract/station-settings.ts'
import type { Station } from '../../../contract/stations.ts'
import { useEvent } from '../../event/use-event.ts'
import { useConflict } from '../conflict.ts'
import { contractResolver } from '../form-resolver.ts'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { useNumbers } from '../use-numbers.ts'
import { STATION_TASK } from './station-task.ts'
import { useSaveStation } from './use-stations.ts'

type Saved = Station & { version: number }

/** What stands in the fields. */
export function valuesOf({ name, installationId, surface, language, volume, isTraining }: Saved) {
  return { name, installationId, surface, language, volume, isTraining }
}

type Values = ReturnType<typeof valuesOf>

const labels: Record<string, AdminKey> = {
  name: 'stations.name',
  installationId: 'stations.installation',
  surface: 'stations.surface',
  language: 'stations.language',
  volume: 'stations.volume',
  isTraining: 'stations.training.label',
}

/** The settings of a station in a form, saved as they were read; a save that came too late is asked about. */
export function useStationForm(station: Saved, onSaved: () => void) {
  const say = useAdminText()
  const conflict = useConflict<Saved>(station)
  const save = useSaveStation(station.id, onSaved, conflict.notice)
  const form = useKeptForm(`${STATION_TASK}.form`, {
    defaultValues: valuesOf(station),
    resolver: contractResolver(changeStation.schema.body, say, { read: (values: Values) => values }),
  })
  return {
    form,
    save,
    conflict,
    words: useFieldWords(),
    submit: (version = station.version) =>
      void form.handleSubmit(({ command: _none, ...settings }) => save.mutate({ ...settings, version }))(),
  }
}

/** The fields and their values in the words of the form. */
function useFieldWords() {
  const say = useAdminText()
  const { installations } = useEvent()
  const { share } = useNumbers()
  const write: Record<string, (value: string) => string> = {
    installationId: (id) => installations.find((place) => place.id === id)?.name ?? id,
    surface: (surface) => say(`stations.surface.${surface as StationSurface}`),
    language: (language) => endonyms[language as Language],
    volume: (volume) => share(Number(volume) / 100),
    isTraining: (isOn) => say(isOn === 'true' ? 'conflict.yes' : 'conflict.no'),
  }
  return {
    labelOf: (field: string) => say(labels[field] ?? 'conflict.field'),
    showValue: (field: string, value: string) => write[field]?.(value) ?? value,
  }
}
