import type { Showing } from './now-showing.ts'

/** Where the server-sent events flow; `Last-Event-ID` resumes. The polled calls stay and are the fallback. */
export const LIVE_URL = '/api/live'

/** Events of the live stream by name, with the shape of their data. */
export interface LiveEvents {
  /** Somebody tapped and belongs on the big screen. */
  'now-showing': Showing
  /** The ranking changed: read it again. Sent at most once a second. */
  leaderboard: { updatedAt: string }
  /** The event's own settings changed: read the event again. */
  event: { updatedAt: string }
  /** An installation was created, switched or re-valued: read the event again. */
  installations: { updatedAt: string }
  /**
   * A station does better or worse, or staff have changed one: dashboards read the list again. A station that finds its
   * own id asks what is new for it. Sent at most once a second.
   */
  stations: { updatedAt: string; ids: string[] }
}

/** Name of a live event. */
export type LiveEventName = keyof LiveEvents
