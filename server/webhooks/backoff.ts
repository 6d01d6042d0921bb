const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** For so long after its first try a message is tried again, and for so long a webhook may take nothing at all. */
export const PATIENCE_MS = 24 * HOUR

/** Between the tries of one message; the last one is made when the day is over. */
const PAUSES = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  6 * HOUR,
]

/** A failing webhook is asked at least so often. */
const LONGEST_REST = 5 * MINUTE

/** Longer than that no webhook may keep us waiting. */
const LONGEST_RETRY_AFTER = HOUR

/**
 * When a message that was not taken is tried next; undefined when it is given up.
 * @param tries how often it was tried, this time included
 * @param chance 0 to 1: pauses grow by up to a tenth, so that what failed together does not come back together
 */
export function nextTry(
  { tries, firstTriedAt, now }: { tries: number; firstTriedAt: Date; now: Date },
  chance: number,
): Date | undefined {
  const end = firstTriedAt.getTime() + PATIENCE_MS
  if (now.getTime() >= end) return undefined
  const pause = (PAUSES[tries - 1] ?? PAUSES.at(-1) ?? 0) * (1 + chance / 10)
  return new Date(Math.min(now.getTime() + pause, end))
}

/** Until when a failing webhook is left alone, after so many failures in a row; as long as it asks for, within an hour. */
export function restAfter(failures: number, now: Date, retryAfterSeconds = 0): Date {
  const rest = Math.min(5 * SECOND * 2 ** Math.min(failures - 1, 10), LONGEST_REST)
  return new Date(now.getTime() + Math.max(rest, Math.min(retryAfterSeconds * SECOND, LONGEST_RETRY_AFTER)))
}
