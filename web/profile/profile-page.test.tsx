import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../../contract/profile.ts'
import { attendee } from '../testing/people.ts'
import { broken, openPage, refusal } from '../testing/stage.tsx'

const sessionId = 'a'.repeat(32)
const url = `/api/sessions/${sessionId}/profile`
const nothing = () => new Response(null, { status: 204 })
const nobodysPhone = { attendee: null, sessionId: null }

const line = {
  id: 'award-1',
  occurredAt: '2026-12-06T04:10:00.000Z',
  place: 'Physical Tap',
  kind: 'tap',
  points: 500,
  totalAfter: 500,
  reason: null,
  nextEligibleAt: null,
  isVoided: false,
} as const

const profile: Profile = {
  attendee: attendee('luna'),
  totalPoints: 3_500,
  rank: 12,
  attendeesRanked: 1_204,
  tier: 'bronze',
  nextTier: { id: 'silver', name: 'Silver Creator', pointsMissing: 500 },
  nextPrize: {
    prizeName: 'T-shirt',
    description: 'For warm days.',
    requiredPoints: 6_000,
    pointsMissing: 2_500,
  },
  prizes: [
    {
      tierId: '1',
      prizeName: 'Pins',
      description: null,
      requiredPoints: 3_000,
      sizeName: null,
      sizesLeft: [],
      state: 'handed-over',
      at: null,
    },
  ],
  statement: [
    {
      ...line,
      id: 'refused-1',
      kind: 'refused',
      points: 0,
      totalAfter: null,
      reason: 'installation_inactive',
    },
    { ...line, id: 'award-2', points: 0, reason: 'cooldown', nextEligibleAt: '2020-12-06T04:10:00.000Z' },
    line,
  ],
  hasMore: false,
  choices: { isHidden: false, language: 'en' },
  isFrozen: false,
  erasure: null,
}
const network = { 'GET /api/phone': { attendee: profile.attendee, sessionId }, [`GET ${url}`]: profile }

const keepUrl = `/api/sessions/${sessionId}/erasure`
const erasure = { askedAt: '2026-12-06T04:10:00.000Z', dueAt: '2026-12-07T04:10:00.000Z' }

/** Opens the profile at a festival that keeps who has asked to be erased. */
async function erasable({ isAsked = false } = {}) {
  const state = { isAsked, isErased: false }
  const gone = refusal(404, 'attendee_not_found', 'This attendee does not exist.')
  const page = await openPage('/profile', {
    'GET /api/phone': () => Response.json(state.isErased ? nobodysPhone : network['GET /api/phone']),
    [`GET ${url}`]: () =>
      state.isErased ? gone() : Response.json({ ...profile, erasure: state.isAsked ? erasure : null }),
    [`DELETE ${url}`]: () => {
      state.isAsked = true
      return Response.json(erasure, { status: 202 })
    },
    [`DELETE ${keepUrl}`]: () => {
      state.isAsked = false
      return state.isErased ? gone() : nothing()
    },
  })
  return { ...page, state }
}

describe('the profile', () => {
  it('shows who I am, what I have, where I stand and what is missing', async () => {
    await openPage('/profile', network)
    expect(await screen.findByText('@luna')).toBeDefined()
    for (const text of [
      '3,500',
      'Place 12 of 1,204',
      '500 points to go',
      'T-shirt',
      '2,500 points to go',
      'Collected',
    ]) {
      expect(screen.getByText(text)).toBeDefined()
    }
    expect(localStorage.getItem('sessionId')).toBe(sessionId)
  })

  it('tells why a tap did not count', async () => {
    await openPage('/profile', network)
    const list = within(await screen.findByRole('list', { name: 'Your points, line by line' }))
    expect(list.getByText('This installation is taking a break.')).toBeDefined()
    expect(list.getByText('You had just been here.')).toBeDefined()
    expect(list.getByText('+500')).toBeDefined()
  })

  it('keeps the place a secret while the board is frozen', async () => {
    await openPage('/profile', { ...network, [`GET ${url}`]: { ...profile, rank: null, isFrozen: true } })
    expect(await screen.findByText(/secret until the finale/)).toBeDefined()
  })

  it('asks before it asks for a deletion, then tells when it happens, how sooner, and the way back', async () => {
    const { sent, state } = await erasable()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my data' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete everything about you?' }))
    expect(dialog.getByText(/otherwise it happens in 24 hours/i)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my data' }))
    expect(await screen.findByRole('heading', { name: /will be deleted on Sunday.*8:10/ })).toBeDefined()
    expect(screen.getByText(/Hold your band to a tap station/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Delete my data' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Keep my data' }))
    expect(await screen.findByText('Nothing gets deleted. Good to have you here.')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Delete my data' })).toBeDefined()
    expect(sent.map(({ call }) => call)).toContain(`DELETE ${keepUrl}`)
    expect(state.isAsked).toBe(false)
  })

  it('leaves nothing of me in this browser when it has happened', async () => {
    const { state } = await erasable({ isAsked: true })
    await screen.findByRole('heading', { name: /will be deleted/ })
    // Confirmed at a station in this moment.
    state.isErased = true
    fireEvent.click(screen.getByRole('button', { name: 'Keep my data' }))
    await screen.findByText("Done. We've forgotten you.")
    expect(localStorage.getItem('sessionId')).toBeNull()
    expect(localStorage.getItem('device')).toBeNull()
    expect(JSON.stringify({ ...localStorage })).not.toContain('luna')
  })

  it('shows what it last knew, and when, while the network is away', async () => {
    localStorage.setItem('sessionId', sessionId)
    const keepsake = { value: { ...profile, sessionId }, savedAt: '2026-12-06T04:10:00.000Z' }
    localStorage.setItem('kept:profile', JSON.stringify(keepsake))
    await openPage('/profile', { 'GET /api/phone': broken, [`GET ${url}`]: broken })
    expect(await screen.findByText('@luna')).toBeDefined()
    expect(screen.getByText(/Saved/)).toBeDefined()
  })
})

describe('without an owner', () => {
  it('tells in three steps how a phone gets one, and what a guest can do', async () => {
    await openPage('/profile', { 'GET /api/phone': nobodysPhone })
    expect(await screen.findByRole('heading', { level: 1, name: 'This could be your profile' })).toBeDefined()
    expect(screen.getByText('Scan the code on its screen with this phone.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ask Leon' })).toBeDefined()
  })
})

describe('a code', () => {
  it('is taken by a touch and not by opening the page, and brings the visit of the guest along', async () => {
    localStorage.setItem('sessionId', 'b'.repeat(32))
    const { sent } = await openPage('/claim/abc', {
      'POST /api/claims/abc': { sessionId, attendee: profile.attendee },
    })
    const button = await screen.findByRole('button', { name: 'Make this phone mine' })
    expect(sent.some(({ call }) => call === 'POST /api/claims/abc')).toBe(false)
    fireEvent.click(button)
    expect(await screen.findByRole('heading', { name: 'Hi @luna, this phone is yours!' })).toBeDefined()
    const taken = sent.find(({ call }) => call === 'POST /api/claims/abc')
    expect(taken?.body).toEqual({ guestSessionId: 'b'.repeat(32) })
    expect(localStorage.getItem('sessionId')).toBe(sessionId)
    // From now on it is no kiosk, whatever it shows.
    expect(localStorage.getItem('device')).toBe('own')
  })

  it('that is over says how to get another', async () => {
    const expired = refusal(404, 'claim_expired', 'This code is over.')
    await openPage('/claim/abc', {
      'POST /api/claims/abc': expired,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Make this phone mine' }))
    expect(await screen.findByRole('heading', { name: 'This code is over' })).toBeDefined()
    expect(screen.getByText(/Tap once more for a new one/)).toBeDefined()
  })
})
