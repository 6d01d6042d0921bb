import { Button } from '../ui/button.tsx'
import { ArrowLeft, ArrowRight } from '../ui/icons.ts'
import type { AdminKey } from './texts.ts'
import { useAdminText } from './use-admin-text.ts'
import { useNumbers } from './use-numbers.ts'

interface PageTurnerProps {
  page: number
  pages: number
  pageSize: number
  total: number
  /** "Showing X - Y of N entries". */
  showing: AdminKey
  onTurn: (page: number) => void
}

/** Previous and Next, only where there is more than one page. */
export function PageTurner({ page, pages, pageSize, total, showing, onTurn }: PageTurnerProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  if (pages <= 1) return null
  const from = number((page - 1) * pageSize + 1)
  const to = number(Math.min(page * pageSize, total))
  return (
    <nav aria-label={say('page.label')} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="tnum text-sm text-mid">
        {say(showing, { from, to, total: number(total) })}
      </p>
      <div className="flex gap-2">
        <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
          <ArrowLeft aria-hidden className="size-4" />
          {say('page.previous')}
        </Button>
        <Button disabled={page >= pages} onClick={() => onTurn(page + 1)}>
          {say('page.next')}
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  )
}
