import { useEffect, useEffectEvent, useState } from 'react'
import type { Holder } from '../../contract/roles.ts'
import { CommandPalette } from './command-palette.tsx'
import { usePreference } from './preferences.ts'
import { pressInRow, pressNew, stepRow, toSearch } from './rows.ts'
import { sectionsFor } from './sections.ts'
import type { Shortcut } from './shortcuts.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useAddress } from './use-address.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface CommandsProps {
  user: Holder
  onToggleTheme: () => void
}

/** The keyboard of the dashboard: the palette, the single keys, and the list of them. */
export function Commands({ user, onToggleTheme }: CommandsProps) {
  const [open, setOpen] = useState<'palette' | 'help'>()
  const [remembered, setRemembered] = usePreference('adminShortcuts')
  const isOn = remembered !== 'off'
  const address = useAddress()
  usePaletteKey(() => setOpen('palette'))
  useShortcuts(isOn, (shortcut: Shortcut) => {
    if (shortcut.kind === 'help') setOpen('help')
    if (shortcut.kind === 'search') toSearch()
    if (shortcut.kind === 'move') stepRow(shortcut.by)
    if (shortcut.kind === 'new') pressNew()
    if (shortcut.kind === 'select' || shortcut.kind === 'edit' || shortcut.kind === 'delete') {
      pressInRow(shortcut.kind)
    }
    if (shortcut.kind === 'go') {
      const section = sectionsFor(user)[shortcut.place - 1]
      if (section) address.open(section.id)
    }
  })
  const close = () => setOpen(undefined)
  if (open === 'palette') {
    return (
      <CommandPalette
        user={user}
        onClose={close}
        onToggleTheme={onToggleTheme}
        onHelp={() => setOpen('help')}
      />
    )
  }
  if (open === 'help') {
    return (
      <ShortcutsDialog isOn={isOn} onSwitch={(next) => setRemembered(next ? 'on' : 'off')} onClose={close} />
    )
  }
  return null
}

/** ⌘K or Ctrl+K, from anywhere, also from a field. */
function usePaletteKey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
