/** A focused field as it was before a burst of characters landed in it. */
export interface FieldSnapshot {
  field: HTMLElement
  restore(): void
}

type ValueField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Remembers the focused field, so that a scan that hits it leaves nothing behind. */
export function snapshotField(target: EventTarget | null): FieldSnapshot | undefined {
  if (isValueField(target)) return valueSnapshot(target)
  if (target instanceof HTMLElement && target.isContentEditable) {
    const before = target.innerHTML
    return { field: target, restore: () => restoreMarkup(target, before) }
  }
  return undefined
}

/** True if typing at this target writes text. */
export function isEditable(target: EventTarget | null): boolean {
  return snapshotField(target) !== undefined
}

function isValueField(target: EventTarget | null): target is ValueField {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

function valueSnapshot(field: ValueField): FieldSnapshot {
  const before = field.value
  const caret = field instanceof HTMLSelectElement ? null : selectionOf(field)
  return {
    field,
    restore() {
      if (field.value === before) return
      setNativeValue(field, before)
      if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret)
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      )
    },
  }
}

// Number and e-mail inputs have no caret to ask for.
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): number | null {
  try {
    return field.selectionStart
  } catch {
    return null
  }
}

// React remembers the value it saw last on the instance; only the prototype's setter lets it notice the change.
function setNativeValue(field: ValueField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function restoreMarkup(field: HTMLElement, before: string): void {
  if (field.innerHTML === before) return
  field.innerHTML = before
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
