import * as z from 'zod/mini'

/** Media types of the answers that are no JSON, for OpenAPI. */
export const mediaTypes = z.registry<{ mediaType: string }>()

/** An answer of this media type, as its bytes or its text: it passes no JSON serializer. */
function file(mediaType: string) {
  return z.custom<Uint8Array | string>().register(mediaTypes, { mediaType })
}

/** A table that spreadsheets open. */
export const CsvFile = file('text/csv')
/** A picture. */
export const JpegImage = file('image/jpeg')
/** Spoken words; a voice server may answer with audio/mpeg instead. */
export const SpokenAudio = file('audio/wav')
/** Entries for a calendar (RFC 5545). */
export const CalendarFile = file('text/calendar')
/** Server-sent events. */
export const EventStream = file('text/event-stream')
