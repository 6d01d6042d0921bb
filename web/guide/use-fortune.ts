import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type FortuneTold, type Preference, tellFortune } from '../../contract/guide.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { guideSession, keepSession } from '../journeys/guide-session.ts'
import { call } from '../platform/api.ts'
import { keep } from '../platform/keepsake.ts'
import { patiently } from '../platform/patiently.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { isMuted } from '../ui/earcons.ts'
import { toast } from '../ui/toast.ts'
import { keepFortune } from './kept-journey.ts'
import { leonVoice } from './leon-voice.ts'

/** Where the last reading of a personal device is kept. */
export const LAST_READING = 'reading'

/** Asks for a fortune, keeps its session, and has it read aloud to whoever is still on the page. */
export function useFortune() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isKiosk = isShared(useSurface())
  const { mutate, ...fortune } = useMutation<FortuneTold, Error, Preference>({
    mutationKey: ['fortune'],
    async mutationFn(preference) {
      const sessionId = guideSession()
      const body = {
        preference,
        answers: { vibe: preference },
        language,
        ...(sessionId ? { sessionId } : {}),
      }
      const result = await patiently(() => call(tellFortune, { body }))
      keepSession(result.sessionId, sessionId)
      return result
    },
    onSuccess(result) {
      if (isKiosk) return
      keep(LAST_READING, result)
      keepFortune(result)
    },
  })

  // Unlike those above, what is given along with a call happens only while the page that made it is there.
  function tell(preference: Preference): void {
    mutate(preference, {
      onSuccess({ id, fortune: text }) {
        if (!isMuted()) leonVoice.listen({ id, text, language })
      },
      onError: () =>
        void toast({
          title: t('guide.failed'),
          description: t('guide.future.failed'),
          variant: 'destructive',
        }),
    })
  }

  return { ...fortune, tell }
}

/** True if a keepsake looks like a reading. */
export function isReading(value: unknown): value is FortuneTold {
  const { fortune, recommendations } = (value ?? {}) as Partial<FortuneTold>
  return typeof fortune === 'string' && Array.isArray(recommendations)
}
