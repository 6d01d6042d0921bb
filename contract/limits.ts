import type { Access } from './roles.ts'

/** So many calls a second for as long as anybody likes, and so many at once after a rest. */
export type Rate = readonly [perSecond: number, burst: number]

/**
 * How often something may be called. Whoever is known is counted by what they are known by, wherever they call from: a
 * festival's Wi-Fi puts ten thousand people behind one address. Only strangers are counted by their address, and before
 * it by their client, which is the address and what the browser tells of itself: so a script that is one client does not
 * use up what its address has for everybody else.
 */
export interface CallLimit {
  /** A paired station. */
  station: Rate
  /** A browser in which staff are signed in. */
  staff: Rate
  /** The own phone of an attendee. */
  phone: Rate
  /** A program, by its API key. */
  'api-key': Rate
  /** A visit whose id is named in the call, of a guest or on a device that is not known otherwise. */
  session: Rate
  client: Rate
  address: Rate
  /** Of all strangers together; what exceeds it is answered a second later, and not refused. */
  everyone?: Rate
  /** Of one wristband, at whichever stations it is read: a reader may hang. */
  band?: Rate
}

const count = (
  station: Rate,
  staff: Rate,
  phone: Rate,
  session: Rate,
  client: Rate,
  address: Rate,
): CallLimit => ({ station, staff, 'api-key': staff, phone, session, client, address })

/**
 * Every limit of the calls, for one process; LIMIT_FACTOR multiplies all of them.
 * Columns: a station, a signed-in browser or an API key, a phone, a session; a client and an address of strangers.
 */
export const callLimits = {
  // Pages and their parts: a first visit fetches about fifteen. Two thousand people who arrive in one minute are 500 a second.
  page: count([50, 1000], [50, 1000], [50, 500], [50, 500], [600, 8000], [3000, 40_000]),
  // What everybody looks at, and caches answer: a phone polls every five seconds when its stream is away.
  read: count([50, 500], [50, 500], [10, 200], [10, 200], [200, 3000], [2000, 20_000]),
  // What a browser tells of its own accord; nobody misses one.
  report: count([1, 20], [1, 20], [1, 20], [1, 20], [5, 100], [20, 400]),
  // Streams that are opened. After a restart a whole crowd comes back at once.
  stream: count([1, 30], [1, 30], [1, 20], [1, 20], [50, 1500], [200, 5000]),
  // One's own visit: journey, itinerary, profile, recap. The strangers are those whose session this process has not seen yet.
  own: count([20, 200], [20, 200], [5, 100], [5, 60], [20, 600], [100, 3000]),
  // New visits: ten thousand people open theirs within an hour, most of them within some minutes.
  visit: count([2, 40], [1, 20], [0.2, 10], [0.2, 10], [10, 600], [40, 3000]),
  // Questions and fortunes; at a kiosk one visitor follows the other. The strangers have no visit yet.
  talk: count([2, 40], [1, 20], [0.5, 10], [0.5, 10], [10, 600], [40, 3000]),
  // Sentences that are read aloud: an answer has about five.
  voice: count([2, 40], [2, 40], [1, 30], [1, 30], [5, 60], [20, 400]),
  // Pictures that are drawn for the call: QR codes, recaps.
  picture: count([2, 40], [1, 20], [0.2, 10], [0.2, 10], [5, 200], [20, 1000]),
  // Taps and check-ins. A station sends what it kept during an outage as fast as it is answered; strangers award nothing.
  tap: {
    ...count([100, 2000], [2, 40], [2, 30], [2, 30], [2, 40], [10, 200]),
    band: [2, 40],
  },
  // Taps that carry a photo.
  photo: count([2, 20], [0.1, 4], [0.1, 4], [0.1, 4], [0.5, 10], [1, 20]),
  // Links and codes that open something: photos, a phone that becomes somebody's own.
  link: count([2, 40], [2, 40], [2, 40], [2, 40], [10, 300], [50, 1500]),
  // The way to the identity provider and back, and out again.
  'sign-in': { ...count([1, 20], [1, 20], [1, 20], [1, 20], [1, 20], [3, 60]), everyone: [20, 300] },
  // Codes that devices show on their way to a station: a delivery of tablets asks at once.
  'station-code': { ...count([5, 60], [5, 60], [5, 60], [5, 60], [5, 60], [5, 60]), everyone: [20, 300] },
  // What devices ask of themselves: every two seconds while they wait, every half minute as a station.
  device: count([5, 60], [5, 60], [5, 60], [5, 60], [10, 200], [50, 1000]),
  // The dashboard. Strangers are sent to sign in.
  staff: count([5, 60], [20, 300], [5, 60], [5, 60], [5, 100], [30, 600]),
  // Files of the dashboard: exports and imports.
  file: count([1, 5], [0.2, 10], [1, 5], [1, 5], [1, 20], [5, 60]),
  // Exports that are written while they are sent: somebody fetches all of them, one after the other.
  export: count([1, 5], [0.2, 30], [1, 5], [1, 5], [1, 20], [5, 60]),
  // Cookies that this process has not seen before, each of which costs a look into the database.
  cookie: count([20, 400], [20, 400], [20, 400], [20, 400], [20, 600], [100, 4000]),
  // Links, codes, bands and sessions that were not there, or not the caller's. Who has none left is not even answered whether.
  miss: {
    ...count([100, 2000], [20, 300], [0.2, 20], [0.2, 20], [1, 60], [10, 400]),
    everyone: [50, 1000],
  },
} as const satisfies Record<string, CallLimit>

export type CallLimitName = keyof typeof callLimits

/** The limit of each call that is not of the dashboard, by operation. */
const limitOfCall: Readonly<Record<string, CallLimitName>> = {
  getAvatar: 'page',
  getEventPicture: 'page',
  getMapPicture: 'page',
  getVenueMap: 'read',
  getEvent: 'read',
  getTerms: 'read',
  getLeaderboard: 'read',
  listRecentTaps: 'read',
  listActivities: 'read',
  listFaqs: 'read',
  getEntry: 'read',
  getProvider: 'read',
  findPhone: 'read',
  listDemoWristbands: 'read',
  followLive: 'stream',
  reportViolation: 'report',
  openSession: 'visit',
  askQuestion: 'talk',
  tellFortune: 'talk',
  speak: 'voice',
  findSession: 'own',
  getJourney: 'own',
  getProfile: 'own',
  changeChoices: 'own',
  eraseOwnData: 'own',
  keepOwnData: 'own',
  exportOwnData: 'own',
  getItinerary: 'own',
  getItineraryItem: 'own',
  saveEntry: 'own',
  dropEntry: 'own',
  seeChanges: 'own',
  getItineraryCalendar: 'own',
  getRecap: 'own',
  forgetPhone: 'own',
  getQrCode: 'picture',
  getRecapPicture: 'picture',
  recordTap: 'tap',
  greetVisitor: 'tap',
  authenticate: 'tap',
  makePairingCode: 'tap',
  tellStanding: 'tap',
  confirmErasure: 'tap',
  denyErasure: 'tap',
  takePairingCode: 'link',
  getPhoto: 'link',
  getPhotoPicture: 'link',
  deletePhoto: 'link',
  callPretixHook: 'link',
  signIn: 'sign-in',
  returnFromProvider: 'sign-in',
  signOut: 'sign-in',
  signOutByAddress: 'sign-in',
  openStationCode: 'station-code',
  findOwnStation: 'device',
  sendHeartbeat: 'device',
  importEntries: 'file',
  exportEntries: 'file',
  addSchedule: 'file',
  readScheduleFile: 'file',
  checkSchedule: 'file',
  previewPretix: 'file',
  takePretix: 'file',
  importAttendees: 'file',
  undoImport: 'file',
  exportAttendees: 'file',
  exportAttendee: 'file',
  exportPrizeClaims: 'file',
  exportPeople: 'export',
  exportLedger: 'export',
  exportTaps: 'export',
  exportHours: 'export',
  exportInstallations: 'export',
  exportStations: 'export',
  exportPrizes: 'export',
  exportClaims: 'export',
  exportInterest: 'export',
  exportQuestions: 'export',
  exportConsents: 'export',
  exportAudit: 'export',
  downloadBackup: 'file',
}

/** The limit of a call; undefined when nobody has thought of one, which stops the start. */
export function limitOf(operationId: string, access: Access): CallLimitName | undefined {
  if (Object.hasOwn(limitOfCall, operationId)) return limitOfCall[operationId]
  return access === 'anyone' || access === 'station' ? undefined : 'staff'
}

/** Limits under which something can be guessed: there a miss counts. */
export const guessable: ReadonlySet<CallLimitName> = new Set([
  'own',
  'picture',
  'tap',
  'photo',
  'link',
  'staff',
])

/** How much of a kind of heavy work is done at once, and how much more may wait. */
interface Room {
  atOnce: number
  waiting: number
}

/**
 * Heavy work. Stations and staff have room of their own, so that no crowd of others fills it. What finds no room is
 * refused at once with `busy`, and may be asked for again after `retryAfter` seconds.
 */
export const workQueues = {
  // A photo is decoded, read and painted: about a second. It holds its room from before its megabytes are read.
  photo: { ours: { atOnce: 4, waiting: 12 }, others: { atOnce: 4, waiting: 12 }, retryAfter: 5 },
  // With a language model an answer takes some seconds, without one some milliseconds.
  answer: { ours: { atOnce: 32, waiting: 64 }, others: { atOnce: 96, waiting: 300 }, retryAfter: 3 },
  voice: { ours: { atOnce: 8, waiting: 24 }, others: { atOnce: 8, waiting: 24 }, retryAfter: 10 },
  // QR codes and recaps.
  picture: { ours: { atOnce: 2, waiting: 64 }, others: { atOnce: 2, waiting: 200 }, retryAfter: 2 },
  // Everything else that asks the database for one person. None of it waits here: its connections have a queue, and this
  // is how long that may grow.
  call: { ours: { atOnce: 1500, waiting: 0 }, others: { atOnce: 1500, waiting: 0 }, retryAfter: 2 },
  // Exports and imports: as many as the database has connections for long work.
  file: { ours: { atOnce: 2, waiting: 6 }, others: { atOnce: 1, waiting: 0 }, retryAfter: 15 },
  // Exports of whole datasets: as many as the database has connections for them.
  export: { ours: { atOnce: 2, waiting: 6 }, others: { atOnce: 1, waiting: 0 }, retryAfter: 30 },
} as const satisfies Record<string, { ours: Room; others: Room; retryAfter: number }>

export type WorkQueueName = keyof typeof workQueues

/** The queue of calls under a limit. */
export const queueOf: Partial<Record<CallLimitName, WorkQueueName>> = {
  own: 'call',
  visit: 'call',
  link: 'call',
  device: 'call',
  'sign-in': 'call',
  photo: 'photo',
  talk: 'answer',
  voice: 'voice',
  picture: 'picture',
  'station-code': 'picture',
  file: 'file',
  export: 'export',
}

/** Open live streams of one process. What finds no room is refused with `busy`; such a browser polls meanwhile. */
export const streamRoom = {
  /** Of strangers and phones together; stations and staff always find room. */
  most: 10_000,
  /** Behind one address: more than it can hold would leave none for the others. */
  address: 8_000,
  client: 3_000,
  /** A phone has some tabs. */
  phone: 8,
} as const
