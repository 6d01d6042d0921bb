import { useTranslation } from 'react-i18next'
import { Leon } from '../leon/leon.tsx'

/** The attract scene: Leon shows the gesture, the words say it. */
export function ScreenIdle({ isSending, isHoldingStill }: { isSending: boolean; isHoldingStill: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="grid animate-fade justify-items-center gap-6 text-center wall:grid-cols-[38fr_62fr] wall:items-center wall:gap-[4vw] wall:text-start">
      <Leon state={isSending ? 'listening' : 'idle'} wristband="tapping" size="min(36rem, 70vw, 58vh)" />
      <div className="grid gap-4">
        <h1 className="font-display text-3xl font-extrabold leading-tight sm:text-4xl">
          {t('showing.idle.title')}
        </h1>
        <p className="text-xl text-mid">{t(isHoldingStill ? 'tap.holdStill' : 'showing.idle.text')}</p>
      </div>
    </div>
  )
}
