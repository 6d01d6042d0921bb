import * as z from 'zod/mini'

/**
 * Every refusal of the API: a machine code, its HTTP status, and one sentence for people. Screens translate by
 * code and fall back to the sentence.
 */
export const errors = {
  invalid_request: { status: 400, message: 'Something in this request is not valid.' },
  not_signed_in: { status: 401, message: 'Please sign in first.' },
  api_key_invalid: { status: 401, message: 'This API key is unknown, revoked or expired.' },
  not_allowed: { status: 403, message: 'You are not allowed to do this.' },
  scope_missing: { status: 403, message: 'This API key does not have the scope for this call.' },
  foreign_origin: { status: 403, message: 'This request came from another site.' },
  not_your_session: { status: 403, message: 'Only the phone of this person may open this.' },
  station_not_paired: { status: 403, message: 'This station is not paired yet. Please ask the crew.' },
  more_than_own: { status: 403, message: 'You can give and take only what you may do yourself.' },
  photo_not_allowed: {
    status: 403,
    message: 'Pick your vibe yourself: the camera is for visitors of 18 and over. You get the same points.',
  },
  photo_not_yours: { status: 403, message: 'Only the person in the photo may delete it.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  session_not_found: { status: 404, message: 'This session does not exist.' },
  claim_expired: { status: 404, message: 'This code was used or is too old. Tap once more for a new one.' },
  erasure_not_asked: { status: 404, message: 'Nobody waits here to have their data deleted.' },
  journey_not_found: { status: 404, message: 'This journey has not been recorded.' },
  role_not_found: { status: 404, message: 'This role does not exist.' },
  user_not_found: { status: 404, message: 'This user does not exist.' },
  attendee_not_found: { status: 404, message: 'This attendee does not exist.' },
  interaction_not_found: { status: 404, message: 'This award does not exist.' },
  import_not_found: { status: 404, message: 'This import does not exist.' },
  prize_tier_not_found: { status: 404, message: 'This prize tier does not exist.' },
  prize_size_not_found: { status: 404, message: 'This prize does not come in this size.' },
  claim_not_found: { status: 404, message: 'This prize was never claimed.' },
  question_not_found: { status: 404, message: 'This question does not exist.' },
  schedule_not_found: { status: 404, message: 'This schedule does not exist.' },
  entry_not_found: { status: 404, message: 'This entry does not exist.' },
  photo_not_found: { status: 404, message: 'This photo is gone, or it was never here.' },
  station_not_found: { status: 404, message: 'This station does not exist.' },
  station_code_unknown: {
    status: 404,
    message: 'This code is wrong, was used or is too old. The station shows a new one.',
  },
  installation_not_found: { status: 404, message: 'This installation does not exist.' },
  wristband_not_linked: {
    status: 404,
    message: 'Please check in at the registration desk to link your wristband.',
  },
  installation_inactive: { status: 409, message: 'This installation is taking a break.' },
  installation_without_taps: {
    status: 409,
    message: 'Points at this installation are not earned by a plain tap.',
  },
  installation_closed: {
    status: 409,
    message: 'Closed at this hour. Points are earned here during the opening hours.',
  },
  edition_over: {
    status: 409,
    message: 'The festival is over. Thank you for being there!',
  },
  edition_open: { status: 409, message: 'This edition is not closed yet.' },
  edition_archived: { status: 409, message: 'The people of this edition are gone already: it stays closed.' },
  edition_not_found: { status: 404, message: 'This edition does not exist.' },
  doors_open: { status: 409, message: 'The event is under way. Say that you mean to close it all the same.' },
  installation_in_use: { status: 409, message: 'Stations are paired here. Move or revoke them first.' },
  installation_not_deletable: {
    status: 409,
    message: 'Taps, stations or a page of its own belong to this installation. Archive it instead.',
  },
  tap_policy_not_allowed: { status: 422, message: 'This installation cannot take taps in this way.' },
  backup_off: { status: 409, message: 'There is no folder for backups: set BACKUP_DIR.' },
  backup_running: { status: 409, message: 'A backup is being made already.' },
  own_account: { status: 409, message: 'You cannot change your own account.' },
  own_role: { status: 409, message: 'You cannot change the role that you have yourself.' },
  role_in_use: { status: 409, message: 'Somebody has this role. Say which role they get instead.' },
  role_limit_reached: {
    status: 409,
    message: 'There are as many roles as there can be. Delete one that nobody needs.',
  },
  last_admin: { status: 409, message: 'The last active administrator has to stay.' },
  stale: { status: 409, message: 'Somebody else has changed this in the meantime.' },
  user_exists: { status: 409, message: 'Somebody with this address is in the list of users already.' },
  already_invited: { status: 409, message: 'This address is invited already.' },
  already_exists: { status: 409, message: 'There is one of these already.' },
  wristband_in_use: { status: 409, message: 'Somebody else wears this wristband.' },
  wristband_blocked: {
    status: 409,
    message: 'This wristband was reported lost. Mark it as found again first.',
  },
  wristband_not_blocked: { status: 409, message: 'This wristband is not reported lost.' },
  crew_not_eligible: { status: 409, message: 'Crew cannot be awarded points.' },
  bonus_limit_reached: {
    status: 409,
    message: 'You have given as many bonus points today as one person may. Ask an administrator.',
  },
  same_attendee: { status: 409, message: 'This is the same person already.' },
  erasure_waiting: { status: 409, message: 'One of them waits to have their data deleted.' },
  import_undone: { status: 409, message: 'This import was undone already, or is older than a month.' },
  already_voided: { status: 409, message: 'This award was already taken back.' },
  prize_not_reached: { status: 409, message: 'There are not enough points for this prize yet.' },
  prize_out_of_stock: { status: 409, message: 'This prize is gone. All of them found a home.' },
  prize_size_missing: { status: 409, message: 'This prize comes in sizes. Choose one of them.' },
  prize_size_gone: { status: 409, message: 'This size is gone. Other sizes are left.' },
  prize_limit_reached: {
    status: 409,
    message: 'This person already has as many of this prize as one may have.',
  },
  prize_inactive: { status: 409, message: 'This prize is not given out at the moment.' },
  prize_stock_too_low: { status: 409, message: 'More of this prize than that are already given out.' },
  claim_not_open: { status: 409, message: 'This prize was already handed over, returned or released.' },
  not_voidable: { status: 409, message: 'There are no points in this to take back.' },
  preparation_open: { status: 409, message: 'What the model has written is to be looked through first.' },
  preparation_over: { status: 409, message: 'There is nothing left to do here.' },
  board_not_open: { status: 409, message: 'The leaderboard is frozen already.' },
  board_not_frozen: { status: 409, message: 'The leaderboard is not frozen.' },
  reveal_not_running: { status: 409, message: 'The reveal is not running.' },
  api_key_limit_reached: {
    status: 409,
    message: 'There are as many API keys as may work at a time. Revoke one that nobody needs.',
  },
  webhook_limit_reached: {
    status: 409,
    message: 'There are as many webhooks as may be told. Remove one that nobody needs.',
  },
  pretix_limit_reached: {
    status: 409,
    message: 'As many pretix shops are followed as can be. Remove one that nobody needs.',
  },
  itinerary_full: { status: 409, message: 'Your itinerary is full. Take something out first.' },
  recap_not_ready: { status: 409, message: 'Your recap is ready when the festival ends.' },
  body_too_large: { status: 413, message: 'This request is too large.' },
  file_too_large: {
    status: 413,
    message: 'This file has more than 5 MiB. Split it, and bring one part after the other.',
  },
  file_too_full: {
    status: 413,
    message: 'This workbook has too much in it. Save the one sheet with the people as CSV, or split it.',
  },
  file_too_long: {
    status: 413,
    message: 'This file has more than 20,000 rows. Split it, and bring one part after the other.',
  },
  wrong_content_type: { status: 415, message: 'This type of content is not accepted here.' },
  import_failed: { status: 400, message: 'The file has errors, so nothing was imported.' },
  schedule_unreadable: { status: 422, message: 'This schedule could not be read.' },
  pretix_unreachable: { status: 422, message: 'pretix could not be asked.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This idempotency key was already used for something else.',
  },
  consent_required: { status: 422, message: 'Please agree to the photo first, or pick your vibe yourself.' },
  invalid_image: { status: 422, message: 'This photo could not be used. Please take another one.' },
  webhook_address_refused: {
    status: 422,
    message: 'This address is not on the internet, or its name leads into our own network.',
  },
  no_face: { status: 422, message: "We couldn't see a face. Step closer and try again." },
  several_faces: { status: 422, message: 'There is more than one face in the photo. One at a time, please.' },
  too_many_requests: { status: 429, message: 'That was a little fast. Please try again in a moment.' },
  busy: { status: 503, message: 'Many people want this right now. Please try again in a moment.' },
  speech_unavailable: { status: 503, message: 'There is no voice here. Your browser can read this aloud.' },
  unavailable: { status: 503, message: 'A part of the festival is away for a moment. Please try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; message: string }>

/** The closed list of machine codes. */
export type ErrorCode = keyof typeof errors

/** Body of every refusal; `success: false` stands in front on `/api/tap` alone. */
export const Failure = z.object({
  success: z.optional(z.literal(false)),
  error: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** With `installation_closed` alone: when it opens again by the programme clock, if it does before the event ends. */
  opensAt: z.optional(z.string()),
  /** With `stale` alone: what stands there now, with its version. */
  current: z.optional(z.unknown()),
})
export type Failure = z.infer<typeof Failure>
