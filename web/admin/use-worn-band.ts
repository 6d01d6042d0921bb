import { useTranslation } from 'react-i18next'
import { type UseScanner, useScanner } from '../platform/use-scanner.ts'
import { toast } from '../ui/toast.ts'

/** Takes the bands that people wear. Whoever holds the reader is told when it has read only part of one. */
export function useWornBand(use: Pick<UseScanner, 'onScan' | 'isEnabled'>): void {
  const { t } = useTranslation()
  useScanner({ ...use, onMisread: (misread) => misread === 'part' && toast({ title: t('tap.holdStill') }) })
}
