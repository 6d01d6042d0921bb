import '../shell/staff.css'
import './stage.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from '../shell/brand.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Badge } from '../ui/badge.tsx'
import { WifiOff } from '../ui/icons.ts'

interface StageFrameProps {
  isAway: boolean
  /** What stands in the place of the title where this is not the real show. */
  header?: ReactNode
  /** Null until it is known who is looking and what is to be shown. */
  children: ReactNode
}

/** The stage around every scene, with the title of the show. */
export function StageFrame({ isAway, header, children }: StageFrameProps) {
  const { t } = useTranslation()
  return (
    <PageShell isFull>
      <div className="stage" aria-busy={children === null}>
        <div aria-hidden className="stage-lights" />
        {header ?? (
          <header className="relative flex items-center justify-between gap-[2em]">
            <PageTitle name={t('finale.title')} className="font-display text-[2.4em] font-extrabold">
              {t('finale.title')}
            </PageTitle>
            <span className="flex items-center gap-[1.5em]">
              <Reconnecting isAway={isAway} />
              <Brand className="text-[1.8em] text-mid" />
            </span>
          </header>
        )}
        {children}
      </div>
    </PageShell>
  )
}

/** Says that the server does not answer, which whoever stands at the remote must know. */
export function Reconnecting({ isAway }: { isAway: boolean }) {
  const { t } = useTranslation()
  if (!isAway) return null
  return (
    <Badge tone="warning" icon={<WifiOff aria-hidden />}>
      {t('app.reconnecting')}
    </Badge>
  )
}
