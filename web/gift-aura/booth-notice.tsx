import type { ReactNode } from 'react'
import { cardClass } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'

interface BoothNoticeProps {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  tone?: 'danger' | 'warning'
}

/** Something stands between the visitor and the photo; said at once, with the way on beside it. */
export function BoothNotice({ icon, title, children, tone = 'danger' }: BoothNoticeProps) {
  return (
    <div
      role="alert"
      className={classNames(
        cardClass({ tone }),
        'flex items-start gap-3 p-4 text-start kiosk:gap-5 kiosk:p-6',
      )}
    >
      <span className={tone === 'danger' ? 'text-danger' : 'text-warning'}>{icon}</span>
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="font-semibold text-hi">{title}</p>
        {children}
      </div>
    </div>
  )
}
