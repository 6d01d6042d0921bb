/**
 * The architecture on one page. dependency-cruiser reads it, so an import that is not written here does not pass the
 * checks.
 *
 * Which slice of the server may use which: what is here is used, and nothing leads round in a circle. A slice is reached
 * only through its index.ts (its verbs) or its table.ts (its nouns, for joins).
 */
export const slices = {
  event: ['audit', 'installations', 'pictures', 'wristbands'],
  editions: ['audit', 'event'],
  stations: ['audit', 'event', 'installations', 'live'],
  profile: ['attendees', 'erasures', 'journeys', 'prizes', 'finale', 'taps'],
  erasures: ['attendees'],
  privacy: ['attendees', 'audit', 'erasures', 'event', 'journeys', 'live', 'phones'],
  phones: ['attendees', 'erasures', 'journeys', 'programme', 'stations', 'wristbands'],
  live: [],
  attendees: [],
  'safe-fetch': [],
  avatars: ['attendees', 'pictures', 'safe-fetch'],
  duplicates: ['attendees', 'desk', 'audit'],
  imports: [
    'event',
    'attendees',
    'avatars',
    'wristbands',
    'desk',
    'audit',
    'csv',
    'spreadsheets',
    'safe-fetch',
  ],
  pretix: ['imports', 'spreadsheets', 'desk', 'attendees', 'audit', 'safe-fetch'],
  desk: [
    'event',
    'erasures',
    'attendees',
    'avatars',
    'wristbands',
    'phones',
    'installations',
    'points',
    'stations',
    'taps',
    'audit',
    'csv',
  ],
  wristbands: ['attendees', 'journeys', 'audit'],
  figures: [],
  installations: ['figures', 'audit'],
  points: ['attendees', 'stations', 'audit', 'figures'],
  taps: ['points', 'wristbands', 'installations', 'stations', 'phones', 'gift-aura'],
  leaderboard: ['attendees', 'finale'],
  finale: ['attendees', 'audit'],
  pictures: [],
  mail: [],
  consents: [],
  'gift-aura': ['pictures', 'attendees', 'consents', 'event'],
  recap: ['attendees', 'journeys', 'finale', 'prizes', 'event', 'pictures', 'gift-aura'],
  'now-showing': ['attendees', 'points', 'installations', 'live'],
  analytics: ['attendees', 'figures', 'installations'],
  exports: ['audit', 'csv', 'event', 'installations'],
  prizes: ['audit', 'attendees', 'wristbands', 'csv'],
  csv: [],
  spreadsheets: ['csv'],
  audit: [],
  'api-keys': ['audit', 'staff'],
  setup: ['audit'],
  notices: ['editions', 'event', 'preparation', 'setup', 'staff', 'usage'],
  webhooks: ['audit', 'event', 'safe-fetch'],
  staff: ['audit'],
  knowledge: ['concepts', 'journeys', 'live', 'audit', 'csv', 'event'],
  journeys: ['attendees'],
  programme: ['knowledge', 'installations', 'event', 'journeys'],
  schedules: ['knowledge', 'programme', 'event', 'audit', 'live', 'safe-fetch'],
  concepts: [],
  guide: ['event', 'knowledge', 'concepts', 'journeys', 'points', 'stations', 'usage'],
  usage: [],
  terms: ['audit', 'event'],
  preparation: ['event', 'knowledge', 'guide', 'usage', 'audit'],
  backup: ['audit', 'gift-aura', 'mail', 'points'],
}

/**
 * What the screens of the browser stand on, from the ground up: each may use those before it, and every screen may use
 * all of them.
 */
export const floors = ['platform', 'ui', 'i18n', 'leon', 'event', 'stations', 'shell']

/** Which screens of the browser may use which others. Above them all stands `app`, which nobody uses. */
export const screens = {
  points: [],
  staff: [],
  journeys: [],
  taps: ['points'],
  'gift-aura': ['journeys', 'points', 'taps'],
  'now-showing': ['points', 'taps'],
  leaderboard: ['journeys', 'points'],
  programme: ['journeys'],
  guide: ['journeys', 'programme'],
  home: ['journeys', 'profile', 'programme'],
  profile: ['leaderboard', 'points'],
  recap: ['leaderboard'],
  finale: ['leaderboard', 'now-showing', 'staff'],
  hub: [],
  terms: [],
  wristbands: [],
  kiosk: [],
  admin: ['staff', 'terms'],
}
