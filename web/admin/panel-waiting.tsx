import { useTranslation } from 'react-i18next'
import { Skeleton } from '../ui/skeleton.tsx'

/** While the code of a section is on its way. */
export function PanelWaiting() {
  const { t } = useTranslation()
  return <Skeleton label={t('app.loading')} lines={5} className="h-12" />
}
