interface Parts {
  /** The codes that are seen at this moment. */
  look(): Promise<string[]>
  onCode(code: string): void
  signal: AbortSignal
}

const LOOK_EVERY_MS = 150
/** A code that trembles in the light is seen now and not then: it is gone only after this. */
const GONE_MS = 1_500

/** Tells of each code once, when it comes into view; one that stays there is not told again. */
export function watchForCodes({ look, onCode, signal }: Parts): void {
  const seenAt = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout>
  async function lookOnce(): Promise<void> {
    // A picture that cannot be read is followed by the next one.
    const codes = await look().catch(() => [])
    if (signal.aborted) return
    const now = performance.now()
    for (const [code, at] of seenAt) if (now - at > GONE_MS) seenAt.delete(code)
    for (const code of codes) {
      if (!seenAt.has(code)) onCode(code)
      seenAt.set(code, now)
    }
    timer = setTimeout(() => void lookOnce(), LOOK_EVERY_MS)
  }
  void lookOnce()
  signal.addEventListener('abort', () => clearTimeout(timer))
}
