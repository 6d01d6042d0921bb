import * as z from 'zod/mini'

/** Media types of the answers that are no JSON, for OpenAPI. */
export const mediaTypes = z.registry<{ mediaType: string }>()

/** An answer of this media type, as its bytes or its text: it passes no JSON serializer. */
function file(mediaType: string) {
  return z.custom<Uint8Array | string>().register(mediaTypes, { mediaType })
}

/** A table that spreadsheets open. */
export const CsvFile = /* @__PURE__ */ file('text/csv')
/** Everything about a person, to be kept and read as a file. */
export const JsonFile = /* @__PURE__ */ file('application/json')
/** A picture. */
export const JpegImage = /* @__PURE__ */ file('image/jpeg')
/** A small picture. */
export const WebpImage = /* @__PURE__ */ file('image/webp')
/** A picture of whichever kind was asked for. */
export const AnyImage = /* @__PURE__ */ file('image/*')
/** Spoken words; a voice server may answer with audio/mpeg instead. */
export const SpokenAudio = /* @__PURE__ */ file('audio/wav')
/** Entries for a calendar (RFC 5545). */
export const CalendarFile = /* @__PURE__ */ file('text/calendar')
/** Server-sent events. */
export const EventStream = /* @__PURE__ */ file('text/event-stream')
/** A backup of the festival, encrypted. */
export const BackupFile = /* @__PURE__ */ file('application/octet-stream')
