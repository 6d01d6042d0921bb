import type { ReactNode, Ref } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Search } from '../ui/icons.ts'
import { TextField } from '../ui/text-field.tsx'
import { type TypedSearch, useTypedSearch } from './use-typed-search.ts'

interface SearchWords {
  label: string
  placeholder: string
}

interface SearchBoxProps extends SearchWords {
  value: string
  onSearch: (text: string) => void
}

/** A search that narrows a list. */
export function SearchBox({ value, onSearch, ...words }: SearchBoxProps) {
  const search = useTypedSearch(value, onSearch)
  return <SearchField {...words} search={search} onEnter={() => search.searchNow()} />
}

interface SearchFieldProps extends SearchWords {
  search: TypedSearch
  onEnter: () => void
  ref?: Ref<HTMLInputElement>
}

/** The box of a search whose text the screen itself follows. */
export function SearchField({ label, placeholder, search, onEnter, ref }: SearchFieldProps) {
  return (
    <div className="relative min-w-0 flex-1 basis-56 [&_input]:ps-10">
      <TextField
        ref={ref}
        type="search"
        label={label}
        isLabelHidden
        placeholder={placeholder}
        value={search.text}
        maxLength={200}
        data-search=""
        autoComplete="off"
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.repeat) return
          // What opens at this Enter must not be pressed by it as well.
          event.preventDefault()
          onEnter()
        }}
      />
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-low"
      />
    </div>
  )
}

interface SearchResultsProps {
  /** They belong to an earlier search than the one in the box. */
  isOld: boolean
  children: ReactNode
}

/** What was found. While it is not yet what stands in the box, it can be seen and not be touched. */
export function SearchResults({ isOld, children }: SearchResultsProps) {
  return (
    <div
      inert={isOld}
      aria-busy={isOld}
      className={classNames('grid grid-cols-[minmax(0,1fr)] gap-5', isOld && 'opacity-60')}
    >
      {children}
    </div>
  )
}
