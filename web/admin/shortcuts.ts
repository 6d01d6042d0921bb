/** What a key asks for on the dashboard. */
export type Shortcut =
  | { kind: 'search' | 'help' | 'select' | 'edit' | 'delete' | 'new' }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'go'; place: number }

const keys: Record<string, Shortcut> = {
  '/': { kind: 'search' },
  '?': { kind: 'help' },
  j: { kind: 'move', by: 1 },
  k: { kind: 'move', by: -1 },
  x: { kind: 'select' },
  e: { kind: 'edit' },
  '#': { kind: 'delete' },
  n: { kind: 'new' },
}

/** The shortcut of a key, after the key before it: G and a digit go to the section in that place, 0 being the tenth. */
export function shortcutOf(key: string, before: string | undefined): Shortcut | undefined {
  if (before === 'g' && /^\d$/.test(key)) return { kind: 'go', place: key === '0' ? 10 : Number(key) }
  return keys[key]
}
