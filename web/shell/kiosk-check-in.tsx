import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { reader } from '../platform/reader.ts'
import { recall } from '../platform/remembered.ts'
import { useStation } from '../platform/station.ts'
import { CHECK_IN, hasReaderOfItsOwn } from '../platform/surface.ts'
import { useScanner } from '../platform/use-scanner.ts'
import { toast } from '../ui/toast.ts'
import { useForgetVisitor } from './use-forget-visitor.ts'

/**
 * A band that is held to a kiosk while it shows any other page begins the next visit: the one before is forgotten, and
 * the check-in takes the band.
 */
export function KioskCheckIn() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const { forgetVisitor } = useForgetVisitor()
  const home = useStation()?.home ?? CHECK_IN
  useScanner({
    isFallback: true,
    // While a station's page opens, the tag is that page's.
    isEnabled: !hasReaderOfItsOwn(pathname),
    onScan(tag) {
      // People hold their band twice to be sure.
      if (tag === recall('rfidTagId')) return
      forgetVisitor()
      // A station whose home reads bands takes them there.
      void navigate(hasReaderOfItsOwn(home) ? home : CHECK_IN)
      reader.offer(tag)
    },
    onMisread: (misread) => misread === 'part' && toast({ title: t('tap.holdStill') }),
  })
  return null
}
