import type { UseFormRegisterReturn } from 'react-hook-form'
import { endonyms, languages } from '../../../contract/languages.ts'
import { stationSurfaces } from '../../../contract/station-settings.ts'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'

interface SurfaceAndLanguageProps {
  surface: UseFormRegisterReturn
  language: UseFormRegisterReturn
}

/** How a station's screens are laid out, and which language they begin with. */
export function SurfaceAndLanguage({ surface, language }: SurfaceAndLanguageProps) {
  const say = useAdminText()
  return (
    <div className="grid grid-cols-2 gap-4">
      <SelectField
        label={say('stations.surface')}
        options={stationSurfaces.map((value) => ({ value, label: say(`stations.surface.${value}`) }))}
        {...surface}
      />
      <SelectField
        label={say('stations.language')}
        options={languages.map((value) => ({ value, label: endonyms[value] }))}
        {...language}
      />
    </div>
  )
}
