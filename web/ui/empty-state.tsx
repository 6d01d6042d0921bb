import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A picture: a character or an icon. */
  picture?: ReactNode
  title: string
  description?: ReactNode
  action?: ReactNode
}

/** Nothing here yet, why, and what to do about it. */
export function EmptyState({ picture, title, description, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md wall:max-w-[70vw] wall:gap-[3vh] justify-items-center gap-3 px-4 py-10 text-center text-balance">
      {picture}
      <p className="text-lg font-semibold text-hi kiosk:text-2xl wall:text-2xl">{title}</p>
      {description && <div className="text-mid">{description}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
