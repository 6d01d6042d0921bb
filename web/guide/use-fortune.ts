import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FortuneTold, type Preference, tellFortune } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { guideSession, keepSession } from '../journeys/guide-session.ts'
import { call } from '../platform/api.ts'
import { type Keepsake, keep } from '../platform/keepsake.ts'
import { patiently } from '../platform/patiently.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { within } from '../platform/within.ts'
import { isMuted } from '../ui/earcons.ts'
import { toast } from '../ui/toast.ts'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import { LONGEST_MS } from './ask-leon.ts'
import { keepFortune } from './kept-journey.ts'
import { leonVoice } from './leon-voice.ts'

/** Where the last reading of a personal device is kept. */
export const LAST_READING = 'reading'

/** How long Leon reads in the stars before he tells; a touch ends it. */
const RITUAL_MS = 1_500

/** A reading and the language that it was told in; one that an older page kept has none. */
export type Reading = FortuneTold & { language?: Language }

interface Wish {
  preference: Preference
  language: Language
  /** The reading that is told again in this language. */
  again?: Reading | undefined
}

/**
 * Asks for a fortune, keeps its session, and has it read aloud to whoever is still on the page. Another language asks for
 * the same fortune again in that language.
 * @param saved a reading that this device has kept, shown until another one is told
 */
export function useFortune(saved: Keepsake<Reading> | undefined) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isKiosk = isShared(useSurface())
  const isStill = useReducedMotion()
  const [told, setTold] = useState<Reading>()
  const [isRitual, setIsRitual] = useState(false)
  const { mutate, reset, variables, isPending, isError } = useMutation<Reading, Error, Wish>({
    mutationKey: ['fortune'],
    mutationFn: askForFortune,
    onSuccess(result) {
      if (isKiosk) return
      keep(LAST_READING, result)
      keepFortune(result)
    },
  })

  // Unlike those above, what is given along with a call happens only while the page that made it is there.
  function ask(wish: Wish): void {
    mutate(wish, {
      onSuccess: setTold,
      onError() {
        setIsRitual(false)
        toast({
          title: t('guide.failed'),
          description: t('guide.future.failed'),
          variant: 'destructive',
        })
      },
    })
  }

  useEffect(() => {
    if (!isRitual) return
    const timer = setTimeout(() => setIsRitual(false), RITUAL_MS)
    return () => clearTimeout(timer)
  }, [isRitual])

  const revealed = isRitual ? undefined : told
  const readAloud = useEffectEvent(({ id, fortune: text, language: spoken = language }: Reading) => {
    if (!isMuted()) leonVoice.listen({ id, text, language: spoken })
  })
  useEffect(() => {
    if (revealed) readAloud(revealed)
  }, [revealed])

  const shown = revealed ?? (isRitual ? undefined : saved?.value)
  const tellAgain = useEffectEvent((again: Reading) => {
    leonVoice.stop()
    ask({ preference: again.preference, language, again })
  })
  const isForeign = shown?.language !== undefined && shown.language !== language
  const hasFailed = isError && variables?.language === language
  useEffect(() => {
    if (shown && isForeign && !isPending && !hasFailed) tellAgain(shown)
  }, [shown, isForeign, isPending, hasFailed])

  return {
    reading: shown,
    isFresh: revealed !== undefined,
    preference: variables?.preference,
    isTelling: isRitual || (isPending && shown === undefined),
    isError: isError && shown === undefined,
    tell(preference: Preference): void {
      setIsRitual(!isStill)
      ask({ preference, language })
    },
    skip: () => setIsRitual(false),
    startOver(): void {
      setTold(undefined)
      reset()
    },
  }
}

async function askForFortune({ preference, language, again }: Wish): Promise<Reading> {
  const sessionId = guideSession()
  const body = {
    preference,
    answers: { vibe: preference },
    language,
    ...(sessionId ? { sessionId } : {}),
    ...(again ? { fortuneId: again.id } : {}),
  }
  const result = await within(LONGEST_MS, (signal) =>
    patiently(() => call(tellFortune, { body, signal }), signal),
  )
  keepSession(result.sessionId, sessionId)
  // What it earned was said when it was told first.
  const { pointsAwarded, noPointsReason } = again ?? result
  return { ...result, pointsAwarded, ...(noPointsReason && { noPointsReason }), language }
}

/** True if a keepsake looks like a reading. */
export function isReading(value: unknown): value is Reading {
  const { fortune, recommendations } = (value ?? {}) as Partial<FortuneTold>
  return typeof fortune === 'string' && Array.isArray(recommendations)
}
