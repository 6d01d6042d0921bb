/**
 * Stands at the end of a switch over a closed set. What the database says beside it is a defect, never a success.
 * @throws Error always
 */
export function assertNever(outcome: never): never {
  throw new Error(`The database answered with an outcome that nobody foresaw: ${String(outcome)}`)
}
