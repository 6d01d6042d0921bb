import { useTranslation } from 'react-i18next'
import type { Surface } from '../platform/surface.ts'
import { useOnline } from '../platform/use-online.ts'
import { WifiOff } from '../ui/icons.ts'

/** Says once, politely, that the network is away. A wall shows its own small sign instead. */
export function OfflineStrip({ surface }: { surface: Surface }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  if (surface === 'wall') return null
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warning px-4 py-1.5 text-center text-sm font-semibold text-ink-1000">
          <WifiOff aria-hidden className="size-[1.1em] shrink-0" />
          {t('app.offline')}
        </p>
      )}
    </div>
  )
}
