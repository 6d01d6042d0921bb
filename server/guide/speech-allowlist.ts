import { createHash } from 'node:crypto'
import { type Language, locales } from '../../contract/languages.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import { sentencesOf } from './model/words.ts'
import { findFingerprint, insertFingerprints } from './speech-allowlist-store.ts'

/** What may be read aloud though the guide never wrote it: greetings of a screen, names, a test of the voice. */
export interface SpeechAllowlistLimits {
  /** Characters. */
  longestUnlisted: number
  unlistedPerMinute: number
}

const usualLimits: SpeechAllowlistLimits = { longestUnlisted: 200, unlistedPerMinute: 60 }

/** Screens read whole texts, sentences, or a few sentences in a row. */
const MOST_SENTENCES_IN_A_ROW = 3

/** Fingerprints in memory; the table knows all of them. */
const MOST_REMEMBERED = 20_000

/** The texts that may be read aloud: those that the guide wrote. A festival is no free reading service. */
export interface SpeechAllowlist {
  /** Notes what the guide has just said. Never throws: an answer must not fail because it could not be noted. */
  add(texts: readonly string[], language: Language): Promise<void>
  /** @throws Refusal `too_many_requests` for a text that is not on the list and long, or one too many */
  check(text: string): Promise<void>
}

/** The allowlist of one process, over the table that all processes share. */
export function createSpeechAllowlist(
  { db, clock, log }: { db: Database; clock: Clock; log: { warn(problem: unknown, what: string): void } },
  given: Partial<SpeechAllowlistLimits> = {},
): SpeechAllowlist {
  const limits = { ...usualLimits, ...given }
  const known = new Set<string>()
  const takeToken = tokenBucket(clock, limits.unlistedPerMinute)
  const know = (fingerprint: Buffer) => {
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.add(fingerprint.toString('base64'))
  }
  return {
    async add(texts, language) {
      const fresh = [...new Set(texts.flatMap((text) => allowedParts(text, language)))]
        .map(fingerprintOf)
        .filter((fingerprint) => !known.has(fingerprint.toString('base64')))
      if (fresh.length === 0) return
      try {
        await insertFingerprints(db, fresh)
        fresh.forEach(know)
      } catch (problem) {
        log.warn(problem, 'what the guide said could not be noted for its voice')
      }
    },
    async check(text) {
      const fingerprint = fingerprintOf(text)
      if (known.has(fingerprint.toString('base64'))) return
      if (await findFingerprint(db, fingerprint)) return know(fingerprint)
      if (text.length > limits.longestUnlisted)
        throw new Refusal('too_many_requests', { retryAfterSeconds: 60 })
      const waitSeconds = takeToken()
      if (waitSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: waitSeconds })
    },
  }
}

/** The whole text, and up to three of its sentences in a row. */
function allowedParts(text: string, language: Language): string[] {
  const sentences = sentencesOf(text, locales[language])
  const parts = [text]
  for (let from = 0; from < sentences.length; from += 1) {
    for (let count = 1; count <= MOST_SENTENCES_IN_A_ROW && from + count <= sentences.length; count += 1)
      parts.push(sentences.slice(from, from + count).join(''))
  }
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** A browser may cut sentences a little differently: only letters and numbers count. */
function fingerprintOf(text: string): Buffer {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return createHash('sha256').update(letters).digest().subarray(0, 16)
}

/** Refills evenly; answers 0 where there was one left, else the seconds until there is. */
function tokenBucket(clock: Clock, perMinute: number): () => number {
  let tokens = perMinute
  let filledAt = clock.now().getTime()
  return () => {
    const now = clock.now().getTime()
    tokens = Math.min(perMinute, tokens + (Math.max(0, now - filledAt) / 60_000) * perMinute)
    filledAt = now
    if (tokens < 1) return Math.max(1, Math.ceil(((1 - tokens) / perMinute) * 60))
    tokens -= 1
    return 0
  }
}
