import type { FestivalEvent } from '../../contract/event.ts'
import { liveStream } from './live-events.ts'
import { recall, remember } from './remembered.ts'

/** What a page knows of the event before it has asked: names, languages, colours. Installations come with the answer. */
type KnownFestival = Partial<FestivalEvent>

/** The element in which the server has written it (server/event/festival-page.ts), and that of the colours. */
const IN_PAGE = 'festival'
const STYLES = 'brand'

/** A page that somebody looks at asks again after this long, when it is touched or shown (milliseconds). */
const OLD_AFTER_MS = 60_000

const listeners = new Set<() => void>()
// A page from the device's own store has nothing written in it; then the last answer counts.
// Rules that are told without a page know nothing of an event.
let known: KnownFestival = typeof document === 'undefined' ? {} : readKnown()

/** The event as far as this page knows it. */
export function knownFestival(): KnownFestival {
  return known
}

/** Learns what the server has answered: the colours change at once, and the device remembers it for its next start. */
export function learnFestival(event: FestivalEvent): void {
  // What changes by the hour is asked for, and never remembered.
  const { now: _now, features: _features, shortestTag: _tag, installations: _places, ...names } = event
  const text = JSON.stringify(names)
  if (text === JSON.stringify(known)) return
  known = names
  remember('festival', text)
  showColours(names)
  for (const listener of listeners) listener()
}

/** Calls back when the page has learned something new. Returns how to stop. */
export function onFestival(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back when the event may have changed: the live stream says so, or somebody comes back to a page of long ago. */
export function watchFestival(look: () => void): () => void {
  let lookedAt = Date.now()
  const lookIfOld = () => {
    if (document.hidden || Date.now() - lookedAt < OLD_AFTER_MS) return
    lookedAt = Date.now()
    look()
  }
  const stop = liveStream.overhear('event', look)
  document.addEventListener('visibilitychange', lookIfOld)
  document.addEventListener('pointerdown', lookIfOld)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', lookIfOld)
    document.removeEventListener('pointerdown', lookIfOld)
  }
}

function readKnown(): KnownFestival {
  const inPage = parsed(document.getElementById(IN_PAGE)?.textContent)
  const names = inPage ?? parsed(recall('festival')) ?? {}
  if (!inPage) showColours(names)
  return names
}

function showColours({ brand }: KnownFestival): void {
  const styles = brand?.styles
  if (styles === undefined) return
  let element = document.getElementById(STYLES)
  if (element === null) {
    element = document.createElement('style')
    element.id = STYLES
    document.head.append(element)
  }
  if (element.textContent !== styles) element.textContent = styles
}

function parsed(text: string | null | undefined): KnownFestival | undefined {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
