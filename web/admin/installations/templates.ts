import type { InstallationDraft } from '../../../contract/admin-installations.ts'

type Template = Pick<InstallationDraft, 'type' | 'pointValue' | 'cooldownSeconds' | 'maxPerEventDay'>

const MINUTE = 60

/**
 * The usual kinds of installations with rules that have proved themselves. The last three are screens, where nothing is
 * earned by a tap (contract/station-home.ts).
 */
export const templates = {
  gate: { type: 'tap_station', pointValue: 500, cooldownSeconds: 0, maxPerEventDay: 1 },
  photoBooth: { type: 'photo_booth', pointValue: 1000, cooldownSeconds: 30 * MINUTE, maxPerEventDay: 3 },
  stage: { type: 'stage', pointValue: 300, cooldownSeconds: 60 * MINUTE, maxPerEventDay: 4 },
  foodStall: { type: 'food_stall', pointValue: 100, cooldownSeconds: 60 * MINUTE, maxPerEventDay: 3 },
  partnerBooth: { type: 'partner_booth', pointValue: 300, cooldownSeconds: 0, maxPerEventDay: 1 },
  quiz: { type: 'quiz', pointValue: 500, cooldownSeconds: 15 * MINUTE, maxPerEventDay: 2 },
  workshop: { type: 'workshop', pointValue: 800, cooldownSeconds: 60 * MINUTE, maxPerEventDay: 2 },
  checkIn: { type: 'check_in', pointValue: 0, cooldownSeconds: 0, maxPerEventDay: 0 },
  guide: { type: 'guide', pointValue: 0, cooldownSeconds: 0, maxPerEventDay: 0 },
  leaderboard: { type: 'leaderboard', pointValue: 0, cooldownSeconds: 0, maxPerEventDay: 0 },
} as const satisfies Record<string, Template>

export type TemplateId = keyof typeof templates

/** In the order in which they are offered. */
export const templateIds = Object.keys(templates) as TemplateId[]
