import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { SelectList, type SelectOption } from './select-list.tsx'
import { stepThrough } from './step-through.ts'

interface SelectMenuProps<Value extends string> {
  /** Names the list: "Language". */
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  icon?: ReactNode
  /** Opens upwards where the trigger lies in a bar at the bottom. */
  opensUp?: boolean
}

function useCloseOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const handlePointer = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', handlePointer)
    return () => document.removeEventListener('pointerdown', handlePointer)
  }, [root, isOpen, close])
}

function useMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [hide] = useState(() => () => setIsOpen(false))
  useCloseOutside(root, isOpen, hide)
  const close = () => {
    hide()
    trigger.current?.focus()
  }
  const handleTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
  }
  const handleListKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') hide()
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
    stepThrough(event, '[role="menuitemradio"]')
  }
  return { isOpen, setIsOpen, root, trigger, close, handleTriggerKey, handleListKey }
}

/** A trigger with the current choice, and a radio list that applies at once. */
export function SelectMenu<Value extends string>(props: SelectMenuProps<Value>) {
  const { label, value, options, onChange, icon, opensUp = false } = props
  const { isOpen, setIsOpen, root, trigger, close, handleTriggerKey, handleListKey } = useMenu()
  const listId = useId()
  const current = options.find((option) => option.value === value)
  const choose = (chosen: Value) => {
    onChange(chosen)
    close()
  }
  return (
    <div ref={root} className="relative inline-block">
      <button
        ref={trigger}
        type="button"
        className={buttonClass({ variant: 'ghost' })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={`${label}: ${current?.label ?? ''}`}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleTriggerKey}
      >
        {icon}
        <span lang={current?.lang}>{current?.label}</span>
        <ChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <SelectList
          {...{ id: listId, label, value, options, opensUp, onKeyDown: handleListKey, onChoose: choose }}
        />
      )}
    </div>
  )
}
