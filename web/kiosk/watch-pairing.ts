import type { Response } from '../../contract/endpoint.ts'
import type { findOwnStation, openStationCode, Station } from '../../contract/stations.ts'

/** A code on the screen, with the moment of the monotonic clock at which it runs out. */
export interface ShownCode {
  code: string
  qrCodeDataUrl: string
  endsAt: number
}

/** How far a device has come on its way to be a station. */
export type Pairing =
  | { kind: 'asking' }
  | { kind: 'code'; shown: ShownCode }
  /** The server does not answer; a code that is still good stays on the screen. */
  | { kind: 'away'; shown: ShownCode | undefined }
  | { kind: 'revoked' }
  | { kind: 'paired'; station: Station }

interface Parts {
  ask(): Promise<Response<typeof findOwnStation>>
  openCode(): Promise<Response<typeof openStationCode>>
  show(pairing: Pairing): void
  /** Waits until it is time to ask again; rejects when the screen is left. */
  rest(ms: number): Promise<void>
  /** Milliseconds that only go forward. */
  elapsed(): number
}

/** While a device waits for its approval it asks this often (stations.md). */
const ASK_EVERY_MS = 2_000
/** No code is good for longer; a device whose clock is wrong shows this. */
const LONGEST_MS = 10 * 60_000

/**
 * Shows a code until staff have approved it, and a new one whenever that ran out. A station that was revoked is told so
 * first: `wantsCode` says that somebody has read it. One step follows the other, so that no answer is about the code of
 * before.
 */
export async function watchPairing(wantsCode: boolean, parts: Parts): Promise<void> {
  let shown: ShownCode | undefined
  for (;;) {
    try {
      const { state, station } = await parts.ask()
      if (state === 'paired' && station) return parts.show({ kind: 'paired', station })
      if (state === 'revoked' && shown === undefined && !wantsCode) return parts.show({ kind: 'revoked' })
      if (state !== 'waiting' || shown === undefined) {
        const opened = await parts.openCode()
        shown = { ...opened, endsAt: parts.elapsed() + lifetimeOf(opened.expiresAt) }
      }
      parts.show({ kind: 'code', shown })
    } catch {
      if (shown !== undefined && shown.endsAt <= parts.elapsed()) shown = undefined
      parts.show({ kind: 'away', shown })
    }
    await parts.rest(ASK_EVERY_MS)
  }
}

function lifetimeOf(expiresAt: string): number {
  const ms = Date.parse(expiresAt) - Date.now()
  return ms > 0 && ms < LONGEST_MS ? ms : LONGEST_MS
}
