import { useTranslation } from 'react-i18next'
import { PROMPT_MS } from '../platform/idle-reset.ts'
import { Button } from '../ui/button.tsx'
import { CountdownBar } from '../ui/countdown-bar.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** "Are you still there?" Any touch or key answers it: the count itself listens to both. */
export function IdlePrompt() {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onOpenChange={() => {}}
      title={t('idle.title')}
      description={t('idle.text')}
      closeLabel={t('app.close')}
    >
      <CountdownBar durationMs={PROMPT_MS} />
      <Button variant="primary" size="lg" className="mt-6 w-full" autoFocus>
        {t('idle.stay')}
      </Button>
    </Dialog>
  )
}
