import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { LONGEST_QUESTION } from '../../contract/guide.ts'

interface GrowingFieldProps {
  ref: Ref<HTMLTextAreaElement>
  label: string
  placeholder: string
  value: string
  isDisabled: boolean
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** `none` keeps the keyboard of the device away. */
  inputMode?: 'none'
  onTouch?: () => void
}

/** One row that grows with its text up to five, then scrolls. */
export function GrowingField({
  ref,
  label,
  placeholder,
  value,
  isDisabled,
  onChange,
  onKeyDown,
  inputMode,
  onTouch,
}: GrowingFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words ask for a new height.
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [value])
  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      disabled={isDisabled}
      maxLength={LONGEST_QUESTION}
      enterKeyHint="send"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      inputMode={inputMode}
      onPointerUp={onTouch}
      className="max-h-[calc(5lh+1rem)] w-full resize-none bg-transparent px-3 py-2 text-base text-hi outline-none! shadow-none! disabled:opacity-60"
    />
  )
}
