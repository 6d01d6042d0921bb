import type { LucideIcon } from 'lucide-react'
import { Check, Info, Trash2 } from '../../ui/icons.ts'

const icons = { stays: Check, goes: Trash2, matters: Info } as const satisfies Record<string, LucideIcon>

interface WhatHappensProps {
  kind: keyof typeof icons
  title: string
  lines: readonly string[]
}

/** What stays or goes, line by line. */
export function WhatHappens({ kind, title, lines }: WhatHappensProps) {
  const Icon = icons[kind]
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="grid gap-2 text-sm text-mid">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-low" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
