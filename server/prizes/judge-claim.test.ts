import { expect, it } from 'vitest'
import { judgeClaim } from './judge-claim.ts'

const hoodie = { requiredPoints: 10_000, perPersonLimit: 1, stockLeft: 3 }
const fan = { isCrew: false, totalPoints: 10_000, held: 0 }

it.each([
  ['can be given to whoever has exactly enough', hoodie, fan, 'claimable'],
  ['is out of reach for one point less', hoodie, { ...fan, totalPoints: 9_999 }, 'not-reached'],
  ['is gone when none is left', { ...hoodie, stockLeft: 0 }, fan, 'out-of-stock'],
  ['is always there where nobody counts', { ...hoodie, stockLeft: null }, fan, 'claimable'],
  ['is given once', hoodie, { ...fan, held: 1 }, 'limit-reached'],
  [
    'is given twice where two are allowed',
    { ...hoodie, perPersonLimit: 2 },
    { ...fan, held: 1 },
    'claimable',
  ],
  ['is never given to crew', hoodie, { ...fan, isCrew: true }, 'crew'],
  [
    'that somebody has stays theirs on the list',
    hoodie,
    { ...fan, held: 1, totalPoints: 0 },
    'limit-reached',
  ],
] as const)('a prize %s', (_what, prize, person, verdict) => {
  expect(judgeClaim(prize, person)).toBe(verdict)
})
