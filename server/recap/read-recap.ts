import { tierOf } from '../../contract/attendees.ts'
import { Emotion } from '../../contract/gift-aura.ts'
import type { Language } from '../../contract/languages.ts'
import type { Recap } from '../../contract/recap.ts'
import { atVenue as venueTime } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { publicRankOf, readBoardState } from '../finale/index.ts'
import { Refusal } from '../http/refusal.ts'
import { listPrizesOf } from '../prizes/index.ts'
import { countFortunes, findRanked, isFestivalOver, readLedgerStory } from './store.ts'
import { recapTexts } from './texts/texts.ts'

const FIRST_RANKS = 10
/** Whoever was at so many places has seen most of the field. */
const MANY_PLACES = 6
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Tells somebody's festival in figures. @throws Refusal recap_not_ready */
export async function readRecap(deps: Deps, attendeeId: string | null, language: Language): Promise<Recap> {
  const board = await readBoardState(deps)
  const isOver = await isFestivalOver(deps.db, deps.programmeClock.now())
  const person = attendeeId === null ? undefined : await findRanked(deps.db, attendeeId)
  const isTime = isOver || board.state !== 'open' || deps.config.mode === 'demo'
  if (attendeeId === null || !person || person.totalPoints === 0 || !isTime) {
    throw new Refusal('recap_not_ready')
  }
  const atVenue = (real: Date, unitMs = MINUTE_MS) => venueTime(deps, real, unitMs).toISOString()
  const [story, fortunes, prizes, rank] = await Promise.all([
    readLedgerStory(deps.db, attendeeId),
    countFortunes(deps.db, attendeeId),
    listPrizesOf(deps, attendeeId),
    publicRankOf(deps, board, attendeeId, person.rank),
  ])
  return {
    tiktokUsername: person.tiktokUsername,
    totalPoints: person.totalPoints,
    rank,
    tier: tierOf(person.totalPoints),
    isSoFar: !isOver && board.state !== 'revealed',
    places: story.places,
    taps: story.taps,
    firstTapAt: story.firstTapAt && atVenue(story.firstTapAt),
    lastTapAt: story.lastTapAt && atVenue(story.lastTapAt),
    bestHour: story.bestHour && {
      ...story.bestHour,
      startsAt: atVenue(new Date(story.bestHour.startsAt), HOUR_MS),
    },
    fortunes,
    vibe: Emotion.safeParse(story.vibe).data ?? null,
    prizes: prizes
      .filter(({ state }) => state === 'handed-over')
      .map(({ prizeName, sizeName }) => (sizeName === null ? prizeName : `${prizeName} · ${sizeName}`)),
    closing: closingLine({ rank, places: story.places }, language),
  }
}

/** Leon's last word about somebody's festival. */
function closingLine(recap: { rank: number | null; places: unknown[] }, language: Language): string {
  const { top, explorer, friend } = recapTexts[language].closing
  if (recap.rank !== null && recap.rank <= FIRST_RANKS) return top
  return recap.places.length >= MANY_PLACES ? explorer : friend
}
