import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSilenceOnLeave } from '../platform/use-speech.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { playEarcon } from '../ui/earcons.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { toast } from '../ui/toast.ts'
import { GuideTop } from './guide-top.tsx'
import { leonVoice } from './leon-voice.ts'
import { PresetCards } from './preset-cards.tsx'
import { type Preset, usePresets } from './presets.ts'
import { QuickAnswerCard } from './quick-answer-card.tsx'
import { usePrecachedAnswers, useQuickAnswer } from './use-quick-answer.ts'

/** The questions that stand ready, one touch each; what was answered once is answered without network too. */
export function QuickQuestionsPage() {
  const { t } = useTranslation()
  const presets = usePresets()
  // By their ids: the words follow the language.
  const [chosenId, setChosenId] = useState<string>()
  const [last, setLast] = useState<string>()
  const preset = presets.find(({ id }) => id === chosenId)
  const { data, isError, isFetching, refetch } = useQuickAnswer(preset)
  const hasFailed = isError && !isFetching
  usePrecachedAnswers(presets)
  useSilenceOnLeave(leonVoice)
  useFailureToast(hasFailed)

  function handleChoose(chosen: Preset): void {
    leonVoice.unlock()
    playEarcon('accept')
    setChosenId(chosen.id)
    setLast(chosen.id)
    if (chosen.id === chosenId) void refetch()
    window.scrollTo({ top: 0 })
  }

  function handleBack(): void {
    leonVoice.stop()
    setChosenId(undefined)
  }

  return (
    <PageShell>
      <div className="mx-auto grid w-full max-w-[52rem] flex-1 content-start gap-5 kiosk:gap-10 kiosk-landscape:gap-4">
        <GuideTop title={t('guide.quick.title')} />
        {preset !== undefined && !hasFailed && (
          <QuickAnswerCard key={preset.id} question={preset.question} found={data} onBack={handleBack} />
        )}
        {hasFailed && preset !== undefined && (
          <ErrorState
            title={t('guide.failed')}
            description={t('guide.quick.failed')}
            retryLabel={t('app.retry')}
            onRetry={() => void refetch()}
          />
        )}
        {(preset === undefined || hasFailed) && (
          <>
            <p className="text-center text-mid">{t('guide.quick.text')}</p>
            <PresetCards presets={presets} last={last} onChoose={handleChoose} />
          </>
        )}
      </div>
    </PageShell>
  )
}

function useFailureToast(hasFailed: boolean): void {
  const { t } = useTranslation()
  const handleFailure = useEffectEvent(() => {
    toast({ title: t('guide.failed'), description: t('guide.quick.failed'), variant: 'destructive' })
  })
  useEffect(() => {
    if (hasFailed) handleFailure()
  }, [hasFailed])
}
