import { useState } from 'react'
import { ApiFailure } from '../platform/api-failure.ts'

/** The fields of a form, as they stand there; a field may have fields of its own. */
export type FormValues = { [field: string]: unknown }

/** A field that is no longer what it was when the form was opened. */
export interface Difference {
  /** Its name; a field inside another one as in `translations.de.title`. */
  field: string
  theirs: string
  mine: string
}

/** What stands there now, where a save was refused because somebody else had saved; undefined for other failures. */
export function currentIn<Saved>(failure: unknown): Saved | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'stale') return undefined
  return failure.current as Saved
}

/** What I changed, laid over what they saved: a field that I left alone stays as they saved it. */
export function layOver<Values extends object>(base: Values, theirs: Values, mine: Values): Values {
  return merge(base as FormValues, theirs as FormValues, mine as FormValues) as Values
}

function merge(base: FormValues, theirs: FormValues, mine: FormValues): FormValues {
  const merged = { ...theirs }
  for (const [field, value] of Object.entries(mine)) {
    if (isGroup(value)) merged[field] = merge(groupOf(base[field]), groupOf(theirs[field]), value)
    else if (written(value) !== written(base[field])) merged[field] = value
    // A field that they have emptied, as with a translation that is gone, is empty and not unknown.
    else merged[field] = theirs[field] ?? ''
  }
  return merged
}

/** Every field that they or I have changed since the form was opened. */
export function differences(base: object, theirs: object, mine: object): Difference[] {
  return fieldsOf([base, theirs, mine] as FormValues[], '')
}

function fieldsOf(states: FormValues[], path: string): Difference[] {
  const fields = new Set(states.flatMap((state) => Object.keys(state)))
  return [...fields].flatMap((field) => {
    const values = states.map((state) => state[field])
    if (values.some(isGroup)) return fieldsOf(values.map(groupOf), `${path}${field}.`)
    const [base = '', theirs = '', mine = ''] = values.map(written)
    return base === theirs && base === mine ? [] : [{ field: `${path}${field}`, theirs, mine }]
  })
}

function isGroup(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null
}

function groupOf(value: unknown): FormValues {
  return isGroup(value) ? value : {}
}

/** A field that was never touched and an empty one say the same. */
function written(value: unknown): string {
  return value === undefined || value === null ? '' : String(value).trim()
}

/** What a form was opened on, and what somebody else saved meanwhile. */
export function useConflict<Saved extends { version: number }>(opened: Saved | undefined) {
  const [base, setBase] = useState(opened)
  const [current, setCurrent] = useState<Saved>()
  return {
    base,
    current,
    /** To be told of every failed save. */
    notice: (failure: unknown) => setCurrent(currentIn<Saved>(failure)),
    close: () => setCurrent(undefined),
    /** From here on the form stands on what they saved. */
    rebase() {
      setBase(current)
      setCurrent(undefined)
    },
  }
}
