import { useTranslation } from 'react-i18next'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { Button } from '../ui/button.tsx'
import { CircleAlert, RotateCcw } from '../ui/icons.ts'
import { BoothNotice } from './booth-notice.tsx'
import type { Trouble } from './photo-booth.ts'

/** "Oops!": why the last photo brought nothing, and what to do. What never arrived can be sent again as it is. */
export function TroubleNotice({ trouble, onSendAgain }: { trouble: Trouble; onSendAgain: () => void }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const isPhoto = trouble.offer?.body.imageData !== undefined
  return (
    <BoothNotice icon={<CircleAlert aria-hidden />} title={t('giftAura.oops')}>
      <p>{failureText(trouble.failure) ?? t('giftAura.failed')}</p>
      {trouble.offer && (
        <Button className="justify-self-start" onClick={onSendAgain}>
          <RotateCcw aria-hidden className="size-[1.1em]" />
          {t(isPhoto ? 'giftAura.sendAgain' : 'app.retry')}
        </Button>
      )}
    </BoothNotice>
  )
}
