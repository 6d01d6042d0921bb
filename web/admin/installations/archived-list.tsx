import { Button } from '../../ui/button.tsx'
import { RotateCcw } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { RemoveButton } from './remove-button.tsx'
import { type Installation, useArchiveInstallation } from './use-installations.ts'

/** Installations that were put away, and the way back. */
export function ArchivedList({ installations }: { installations: readonly Installation[] }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const archive = useArchiveInstallation()
  if (installations.length === 0) return null
  return (
    <details className="rounded-card border border-line/60 px-5 py-3">
      <summary className="cursor-pointer font-semibold text-mid">
        {say('installations.archived', { count: number(installations.length) })}
      </summary>
      <ul className="mt-2 divide-y divide-line/60">
        {installations.map((installation) => (
          <li key={installation.id} className="flex flex-wrap items-center gap-3 py-2.5">
            <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              <p className="font-semibold">{installation.name}</p>
              <p className="tnum text-sm text-mid">
                {say('installations.interactions', { count: number(installation.interactionCount) })}
              </p>
            </div>
            <RemoveButton installation={installation} />
            <Button onClick={() => archive.mutate({ id: installation.id, isArchived: false })}>
              <RotateCcw aria-hidden className="size-4.5" />
              {say('installations.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
