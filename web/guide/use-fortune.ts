import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type FortuneTold, type Preference, tellFortune } from '../../contract/guide.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { call } from '../platform/api.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { isMuted } from '../ui/earcons.ts'
import { toast } from '../ui/toast.ts'
import { guideSession, keepSession } from './guide-session.ts'
import { keep } from './keepsake.ts'
import { leonVoice } from './leon-voice.ts'

/** Where the last reading of a personal device is kept. */
export const LAST_READING = 'reading'

/** Asks for a fortune, keeps its session, and has it read aloud. */
export function useFortune() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isKiosk = isShared(useSurface())
  return useMutation<FortuneTold, Error, Preference>({
    mutationKey: ['fortune'],
    async mutationFn(preference) {
      const sessionId = guideSession()
      const told = await call(tellFortune, {
        body: { preference, answers: { vibe: preference }, language, ...(sessionId ? { sessionId } : {}) },
      })
      keepSession(told.sessionId, sessionId)
      return told
    },
    onSuccess(told) {
      if (!isKiosk) keep(LAST_READING, told)
      if (!isMuted()) leonVoice.listen({ id: told.id, text: told.fortune, language })
    },
    onError: () =>
      void toast({
        title: t('guide.failed'),
        description: t('guide.future.failed'),
        variant: 'destructive',
      }),
  })
}

/** True if a keepsake looks like a reading. */
export function isReading(value: unknown): value is FortuneTold {
  const { fortune, recommendations } = (value ?? {}) as Partial<FortuneTold>
  return typeof fortune === 'string' && Array.isArray(recommendations)
}
