/** Something that a station does when nobody stands in front of it. */
export interface Wish {
  /** So long nobody may have done anything. */
  quietMs: number
  /** It is done after this moment of the monotonic clock at the latest, whoever stands there. */
  latestAt?: number
  act(): void
}

interface Parts {
  /** How long nobody has done anything; 0 while a visitor is known. */
  quietMs(): number
  /** Whether this page holds taps in its memory alone: loaded again, it would lose them. */
  holdsTaps(): boolean
  elapsed(): number
}

/**
 * What a station wants to do while nobody looks: load a new version, move to its new home. One wish for each reason, a
 * newer one takes the place of the one before.
 */
export function createQuietWishes({ quietMs, holdsTaps, elapsed }: Parts) {
  const wishes = new Map<string, Wish>()
  return {
    wish: (reason: string, wish: Wish): void => void wishes.set(reason, wish),
    drop: (reason: string): void => void wishes.delete(reason),
    /** Looks whether it is time; to be called every now and then. */
    look(): void {
      if (holdsTaps()) return
      for (const [reason, wish] of wishes) {
        const isLate = wish.latestAt !== undefined && elapsed() >= wish.latestAt
        if (quietMs() < wish.quietMs && !isLate) continue
        wishes.delete(reason)
        wish.act()
      }
    },
  }
}
