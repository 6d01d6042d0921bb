import type { ReactNode } from 'react'
import { useSavedAt } from '../event/use-saved-at.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { Badge } from '../ui/badge.tsx'
import { WifiOff } from '../ui/icons.ts'

interface ProgrammeTopProps {
  title: string
  /** Set while the server is away: since when what is seen is known, or 0 when that is not known. */
  savedAt?: number | undefined
  children?: ReactNode
}

/** The title of a page of the programme, and since when it is known without a network. */
export function ProgrammeTop({ title, savedAt, children }: ProgrammeTopProps) {
  const sayWhen = useSavedAt()
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <PageTitle name={title} className="font-display text-2xl font-extrabold sm:text-3xl">
        {title}
      </PageTitle>
      <div className="flex flex-wrap items-center gap-3">
        {savedAt !== undefined && savedAt > 0 && (
          <Badge tone="warning" icon={<WifiOff aria-hidden />}>
            {sayWhen(savedAt)}
          </Badge>
        )}
        {children}
      </div>
    </header>
  )
}
