import { useTranslation } from 'react-i18next'
import { Skeleton } from '../ui/skeleton.tsx'
import { useMissing } from '../ui/use-missing.ts'

/** While the code of a section is on its way. */
export function PanelWaiting() {
  const { t } = useTranslation()
  const isMissing = useMissing()
  return (
    <>
      {isMissing && (
        <p role="status" className="mb-3 rounded-control bg-warning/12 px-3 py-2 text-sm text-warning">
          {t('app.opensLater')}
        </p>
      )}
      <Skeleton label={t('app.loading')} lines={5} className="h-12" />
    </>
  )
}
