import { type KeyboardEvent, useId, useState } from 'react'
import type { Holder } from '../../contract/roles.ts'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { pressNew } from './rows.ts'
import { sectionsFor } from './sections.ts'
import { signOut } from './sign-out.ts'
import { useTour } from './tour/use-tour.ts'
import { useAddress } from './use-address.ts'
import { useAdminText } from './use-admin-text.ts'

interface CommandPaletteProps {
  user: Holder
  onClose: () => void
  onToggleTheme: () => void
  onHelp: () => void
}

interface Command {
  id: string
  label: string
  run: () => void
}

function useCommands({ user, onToggleTheme, onHelp }: CommandPaletteProps): Command[] {
  const say = useAdminText()
  const address = useAddress()
  const tour = useTour(user)
  const sections = sectionsFor(user).map(({ id }) => ({
    id,
    label: say(`section.${id}`),
    run: () => address.open(id),
  }))
  return [
    ...sections,
    // The dialog has to be gone before another one opens.
    { id: 'new', label: say('keys.new'), run: () => setTimeout(pressNew) },
    { id: 'tour', label: say('tour.start'), run: tour.start },
    { id: 'theme', label: `${say('admin.light')} / ${say('admin.dark')}`, run: onToggleTheme },
    { id: 'help', label: say('keys.title'), run: () => setTimeout(onHelp) },
    { id: 'logout', label: say('admin.logout'), run: signOut },
  ]
}

/** ⌘K: every section and action by name, with the arrows and Enter. */
export function CommandPalette(props: CommandPaletteProps) {
  const say = useAdminText()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const listId = useId()
  const found = useCommands(props).filter(({ label }) =>
    label.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const current = found[Math.min(place, found.length - 1)]
  const run = (command: Command | undefined) => {
    if (command === undefined) return
    props.onClose()
    command.run()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') run(current)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    setPlace((Math.min(place, found.length - 1) + step + found.length) % Math.max(1, found.length))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={say('palette.title')}
      closeLabel={say('do.close')}
    >
      <TextField
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={current && `${listId}-${current.id}`}
        label={say('palette.hint')}
        isLabelHidden
        placeholder={say('palette.hint')}
        autoComplete="off"
        value={text}
        onKeyDown={handleKey}
        onChange={(event) => {
          setText(event.target.value)
          setPlace(0)
        }}
      />
      <div id={listId} role="listbox" aria-label={say('palette.open')} className="mt-3 grid gap-0.5">
        {found.map((command) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the current one.
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does it.
          <div
            key={command.id}
            id={`${listId}-${command.id}`}
            role="option"
            aria-selected={command === current}
            onClick={() => run(command)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center rounded-control px-3 font-semibold md:min-h-9',
              command === current ? 'bg-accent text-on-accent' : 'text-mid hover:bg-raised',
            )}
          >
            {command.label}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="p-3 text-mid">{say('palette.none')}</p>}
    </Dialog>
  )
}
