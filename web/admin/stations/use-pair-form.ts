import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type AdminStation, pairStation } from '../../../contract/admin-stations.ts'
import { useEvent } from '../../event/use-event.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { contractResolver } from '../form-resolver.ts'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { asShownCode, CODE_LENGTH } from './station-code.ts'
import { PAIRING } from './station-task.ts'
import { suggestLanguage, suggestName, suggestSurface } from './suggest.ts'
import { usePairStation } from './use-stations.ts'

type Values = Record<'code' | 'installationId' | 'name' | 'surface' | 'language', string>

const MINUTE_MS = 60_000

/** The form of a new station: what an installation suggests is filled in, what somebody wrote stays. */
export function usePairForm(stations: readonly AdminStation[], onPaired: (station: AdminStation) => void) {
  const say = useAdminText()
  const { language } = useLanguage()
  const { installations } = useEvent()
  const codeInAddress = asShownCode(useAddress().code)
  const defaultValues: Values = {
    code: codeInAddress,
    installationId: '',
    name: '',
    surface: 'tablet',
    language: suggestLanguage(stations, language),
  }
  const form = useKeptForm(`${PAIRING}.form`, {
    defaultValues,
    resolver: contractResolver(pairStation.schema.body, say, { read: (values: Values) => values }),
  })
  // After what was kept: a code that was just scanned is newer than one that was typed.
  const takeCode = useEffectEvent(() => codeInAddress && form.setValue('code', codeInAddress))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code may be scanned while the form is open.
  useEffect(() => void takeCode(), [codeInAddress])
  const pair = usePairStation(onPaired)
  const tell = usePairFailure(form.setError)
  return {
    form,
    isPending: pair.isPending,
    /** An installation was chosen. */
    place(id: string) {
      form.setValue('installationId', id, { shouldValidate: form.formState.isSubmitted })
      const chosen = installations.find((installation) => installation.id === id)
      if (!chosen) return
      if (!form.formState.dirtyFields.name) form.setValue('name', suggestName(chosen, stations))
      if (!form.formState.dirtyFields.surface) form.setValue('surface', suggestSurface(chosen))
    },
    submit() {
      const { code } = form.getValues()
      if (asShownCode(code).length === CODE_LENGTH) {
        return void form.handleSubmit((body) => pair.mutate(body, { onError: tell }))()
      }
      form.setError('code', { message: say('stations.pair.codeShort') }, { shouldFocus: true })
    },
  }
}

type SetError = (field: 'code' | 'installationId', error: { message: string }) => void

/** Says what is wrong where it is wrong, and what to do. */
function usePairFailure(setError: SetError): (failure: unknown) => void {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const client = useQueryClient()
  return (failure) => {
    const code = failure instanceof ApiFailure ? failure.code : undefined
    if (code === 'station_code_unknown') {
      setError('code', { message: say('stations.pair.codeUnknown') })
    } else if (code === 'too_many_requests') {
      const waitMs = (failure as ApiFailure).retryAfterMs ?? MINUTE_MS
      setError('code', { message: say('stations.pair.tooMany', { count: Math.ceil(waitMs / MINUTE_MS) }) })
    } else if (code === 'installation_not_found') {
      setError('installationId', { message: say('stations.pair.placeGone') })
      void client.invalidateQueries({ queryKey: ['event'] })
    } else {
      adminToast.failure(failure, 'stations.pair.failed')
    }
  }
}
