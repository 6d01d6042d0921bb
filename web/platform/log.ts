/** Tells the operator's console that something went wrong without stopping anybody. */
export function logWarning(message: string, cause?: unknown): void {
  // The browser console is the only log a kiosk has.
  // biome-ignore lint/suspicious/noConsole: this module is the one door to it.
  console.warn(message, ...(cause === undefined ? [] : [cause]))
}

/** Tells the operator's console that a part of this screen cannot work. */
export function logError(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this module is the one door to it.
  console.error(message, ...(cause === undefined ? [] : [cause]))
}
