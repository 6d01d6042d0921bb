import type { LightMyRequestResponse as Response } from 'fastify'
import type { Matters } from './own-matters.ts'

/** A call that anybody may make, and that decides for itself whom it tells or lets do what. */
export interface OwnMatter {
  ask: (of: Matters) => [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object]
  /** Who may at a live festival; in a demo everybody may, or whoever `inDemo` names. */
  may: readonly string[]
  /** What everybody else is answered: the code of a refusal, or what `told` makes of the answer. */
  otherwise: string
  /** Tells 'yes' from what others are told, where both are answered 200. */
  told?: (answer: Response, of: Matters) => string
  inDemo?: readonly string[]
  /** Left out of the demo's table: drawing takes long, and the line above says the same. */
  isDrawn?: true
}

const owner = ['the own phone']
const holders = [...owner, 'the station of the visit']
export const everybody = 'everybody'
const leons = ['the station of the visit', 'another station of its kind']

const continues = (answer: Response, of: Matters) =>
  answer.json().sessionId === of.visit ? 'yes' : 'in a visit of their own'
const session = (of: Matters, path: string) => `/api/sessions/${of.visit}${path}`
const saved = (of: Matters) => session(of, `/itinerary/${of.entryId}`)
const notYours = { otherwise: 'not_your_session' }
const noStation = { otherwise: 'station_not_paired' }
const linked = { may: [everybody], otherwise: 'nobody' }

/** In the order in which they are asked: what ends something comes last. */
export const ownMatters: Record<string, OwnMatter> = {
  getProfile: { ask: (of) => ['GET', session(of, '/profile')], may: owner, ...notYours },
  exportOwnData: { ask: (of) => ['GET', session(of, '/export')], may: owner, ...notYours },
  getRecap: { ask: (of) => ['GET', session(of, '/recap')], may: owner, ...notYours },
  getRecapPicture: {
    ask: (of) => ['GET', session(of, '/recap/picture')],
    may: owner,
    ...notYours,
    isDrawn: true,
  },
  changeChoices: {
    ask: (of) => ['PATCH', session(of, '/profile'), { language: 'de' }],
    may: owner,
    ...notYours,
  },
  findSession: {
    ask: (of) => ['GET', session(of, '')],
    may: holders,
    told: (answer) => (answer.json().attendeeName === null ? 'no name' : 'yes'),
    otherwise: 'no name',
  },
  getItinerary: { ask: (of) => ['GET', session(of, '/itinerary')], ...linked },
  getItineraryItem: { ask: (of) => ['GET', saved(of)], ...linked },
  getItineraryCalendar: { ask: (of) => ['GET', session(of, '/itinerary.ics')], ...linked },
  getJourney: { ask: (of) => ['GET', `/api/session/${of.visit}`], ...linked },
  getQrCode: { ask: (of) => ['GET', `/api/qrcode/${of.visit}`], ...linked },
  saveEntry: { ask: (of) => ['PUT', saved(of)], may: holders, ...notYours },
  seeChanges: {
    ask: (of) => ['POST', session(of, '/itinerary/seen'), { entries: [{ id: of.entryId, version: 1 }] }],
    may: owner,
    ...notYours,
  },
  dropEntry: { ask: (of) => ['DELETE', saved(of)], may: holders, ...notYours },
  askQuestion: {
    ask: (of) => ['POST', '/api/question', { question: 'Where is the food?', sessionId: of.visit }],
    may: holders,
    told: continues,
    otherwise: 'in a visit of their own',
  },
  tellFortune: {
    ask: (of) => ['POST', '/api/fortune', { preference: 'play', sessionId: of.visit }],
    may: holders,
    told: continues,
    otherwise: 'in a visit of their own',
  },
  authenticate: {
    ask: (of) => ['POST', '/api/rfid/authenticate', { rfidTagId: of.tag }],
    may: [...owner, ...leons],
    ...noStation,
  },
  greetVisitor: {
    ask: (of) => ['POST', '/api/gift-aura/visitor', { rfidTagId: of.tag }],
    may: [...owner, 'the photo booth'],
    ...noStation,
  },
  makePairingCode: {
    ask: (of) => ['POST', '/api/claims', { interactionId: of.interactionId }],
    may: ['the entrance'],
    ...noStation,
  },
  tellStanding: {
    ask: (of) => ['POST', '/api/standings', { interactionId: of.interactionId }],
    may: ['the entrance'],
    ...noStation,
  },
  findPhone: {
    ask: () => ['GET', '/api/phone'],
    may: owner,
    told: (answer, of) => (answer.json().attendee?.id === of.attendee.id ? 'yes' : 'somebody else'),
    otherwise: 'somebody else',
    inDemo: owner,
  },
  recordTap: {
    ask: (of) => ['POST', '/api/tap', { rfidTagId: of.tag, installationId: 'now-showing' }],
    may: ['the big screen'],
    ...noStation,
  },
  getPhoto: { ask: (of) => ['GET', `/api/photos/${of.photo}`], ...linked },
  getPhotoPicture: { ask: (of) => ['GET', `/api/photos/${of.photo}/picture`], ...linked },
  deletePhoto: {
    ask: (of) => ['DELETE', `/api/photos/${of.photo}`],
    may: owner,
    otherwise: 'photo_not_yours',
    inDemo: owner,
  },
  confirmErasure: {
    ask: (of) => ['POST', '/api/erasures/confirm', { interactionId: of.interactionId }],
    may: ['the entrance'],
    ...noStation,
  },
  denyErasure: {
    ask: (of) => ['POST', '/api/erasures/deny', { interactionId: of.interactionId }],
    may: ['the entrance'],
    ...noStation,
  },
  eraseOwnData: { ask: (of) => ['DELETE', session(of, '/profile')], may: owner, ...notYours },
  keepOwnData: { ask: (of) => ['DELETE', session(of, '/erasure')], may: owner, ...notYours },
  forgetPhone: { ask: () => ['DELETE', '/api/phone'], ...linked },
}

/** What only those hear who may: the recap is for when the festival is over, and nobody has asked to be erased. */
export const notYet: unknown[] = ['recap_not_ready', 'erasure_not_asked']

/** Calls whose answer is the same whoever asks: they tell and change nothing of a person. */
export const ofNobody = [
  // It tells nothing and makes us read: server/pretix/pretix.test.ts.
  'callPretixHook',
  'findOwnStation',
  'followLive',
  // Of who hides it is their own: server/avatars/routes.test.ts.
  'getAvatar',
  'getEntry',
  'getEvent',
  'getEventPicture',
  'getLeaderboard',
  'getMapPicture',
  'getProvider',
  'getTerms',
  'getVenueMap',
  'listActivities',
  'listDemoWristbands',
  'listFaqs',
  'listRecentTaps',
  'openSession',
  'openStationCode',
  'reportViolation',
  'returnFromProvider',
  'signIn',
  'signOut',
  'signOutByAddress',
  'speak',
  // Its code is the permission: test/live-attacks/links-and-sessions.test.ts.
  'takePairingCode',
]

/** What the table says about one cell. */
export function stated(
  { may, inDemo = [everybody], otherwise }: OwnMatter,
  mode: string,
  who: string,
): string {
  const those = mode === 'demo' ? inDemo : may
  return those.includes(everybody) || those.includes(who) ? 'yes' : otherwise
}
