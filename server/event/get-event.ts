import type { FestivalEvent } from '../../contract/event.ts'
import { atVenue } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { listPublicInstallations } from '../installations/index.ts'
import { listNamesOfScreens } from '../names/index.ts'
import { findShortestTag } from '../wristbands/index.ts'
import { layDesk, readRegistrationDesk } from './registration-desk.ts'
import { requireEvent } from './require-event.ts'
import { toNames } from './settings.ts'

/** Every band in use is looked at for it, so a crowd that opens the page shares one look (milliseconds). */
const TAG_LENGTH_FOR_MS = 5_000

/** Answers everything a screen needs to know about the festival, with the programme clock's time. */
export function createEventReader(deps: Deps): () => Promise<FestivalEvent> {
  let length: Promise<number | null> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  const shortestTag = () => {
    if (length !== undefined && performance.now() - askedAt < TAG_LENGTH_FOR_MS) return length
    askedAt = performance.now()
    length = findShortestTag(deps.db).catch((problem: unknown) => {
      length = undefined
      throw problem
    })
    return length
  }
  // Once: the clocks cannot be read at the very same moment.
  const clockAheadMs = atVenue(deps, new Date(0)).getTime()
  return async () => ({
    ...(await getEvent(deps, await shortestTag())),
    ...(clockAheadMs !== 0 && { clockAheadMs }),
  })
}

async function getEvent(deps: Deps, shortestTag: number | null): Promise<FestivalEvent> {
  const [event, installations, names, registrationDesk] = await Promise.all([
    requireEvent(deps.db),
    listPublicInstallations(deps.db, deps.programmeClock.now()),
    listNamesOfScreens(deps.db),
    readRegistrationDesk(deps),
  ])
  return {
    ...toNames(event, deps.config.mode),
    now: deps.programmeClock.now().toISOString(),
    features: {
      voice: deps.speech !== undefined,
      mail: deps.mail.isOn,
      model: deps.config.model !== undefined,
    },
    shortestTag,
    installations,
    names,
    registrationDesk: layDesk(registrationDesk, event.helpDesk, event.defaultLanguage),
  }
}
