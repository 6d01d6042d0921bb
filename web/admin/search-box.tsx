import { useEffect, useEffectEvent, useState } from 'react'
import { Search } from '../ui/icons.ts'
import { TextField } from '../ui/text-field.tsx'

interface SearchBoxProps {
  label: string
  placeholder: string
  value: string
  onSearch: (text: string) => void
  onEnter?: () => void
}

/** A pause this long in typing asks the server (experience, section 4). */
const DEBOUNCE_MS = 250

/** A search that waits for a pause, and follows the address when Back changes it. */
export function SearchBox({ label, placeholder, value, onSearch, onEnter }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const search = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every keystroke starts the pause again.
  useEffect(() => {
    const timer = setTimeout(search, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className="relative min-w-0 flex-1 basis-56 [&_input]:ps-10">
      <TextField
        type="search"
        label={label}
        isLabelHidden
        placeholder={placeholder}
        value={text}
        maxLength={200}
        data-search=""
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
        }}
      />
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-low"
      />
    </div>
  )
}
