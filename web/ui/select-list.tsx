import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** The language the words are written in, when it is not the page's. */
  lang?: string
}

interface SelectListProps<Value extends string> {
  id: string
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  opensUp: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onChoose: (value: Value) => void
}

const optionClass = [
  'flex min-h-control w-full items-center gap-3 whitespace-nowrap rounded-control px-3 text-start text-mid',
  'hover:bg-surface hover:text-hi aria-checked:font-semibold aria-checked:text-hi',
].join(' ')

export function SelectList<Value extends string>(props: SelectListProps<Value>) {
  const { id, label, value, options, opensUp, onKeyDown, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const checked = list.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    const first = list.current?.querySelector<HTMLElement>('[role="menuitemradio"]')
    const target = checked ?? first
    target?.focus()
  }, [])
  const place = opensUp ? 'bottom-full mb-2' : 'top-full mt-2'
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={`absolute end-0 z-30 max-h-[60dvh] min-w-full animate-enter overflow-y-auto rounded-card border border-line bg-raised p-1.5 lit-edge ${place}`}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          lang={option.lang}
          className={optionClass}
          onClick={() => onChoose(option.value)}
        >
          <Check
            aria-hidden
            className={classNames('size-5 text-accent', option.value !== value && 'invisible')}
          />
          {option.label}
        </button>
      ))}
    </div>
  )
}
