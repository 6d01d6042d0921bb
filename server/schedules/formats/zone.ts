/** Whether the computer knows a time zone of this name. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}
