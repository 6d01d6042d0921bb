import { Dialog } from '../ui/dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import type { AdminKey } from './texts.ts'
import { useAdminText } from './use-admin-text.ts'

const shortcuts: readonly [string, AdminKey][] = [
  ['⌘K · Ctrl K', 'keys.palette'],
  ['/', 'keys.search'],
  ['J · K', 'keys.move'],
  ['X', 'keys.select'],
  ['E', 'keys.edit'],
  ['#', 'keys.delete'],
  ['N', 'keys.new'],
  ['G 1…0', 'keys.go'],
  ['?', 'keys.help'],
]

interface ShortcutsDialogProps {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** What the keyboard can do, and the switch for those whose voice types (WCAG 2.1.4). */
export function ShortcutsDialog({ isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  const say = useAdminText()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('keys.title')}
      closeLabel={say('do.close')}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcuts.map(([keys, key]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="whitespace-nowrap rounded-control border border-line bg-raised px-2 py-0.5 font-mono text-sm">
                {keys}
              </kbd>
            </dt>
            <dd>{say(key)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-3">
        <Switch label={say('keys.single')} isOn={isOn} onChange={onSwitch} />
        <p className="text-sm text-mid">{say('keys.singleHint')}</p>
      </div>
    </Dialog>
  )
}
