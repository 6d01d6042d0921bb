import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { acceptedTap } from '../testing/people.ts'
import { openPage, refusal } from '../testing/stage.tsx'
import { typeLikeAReader } from './type-like-a-reader.ts'

// This browser keeps no taps over a reload, and says so.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const source = { interactionId: 'tap-nova' }
const offer = {
  url: 'https://fest.example/claim/x',
  qrCodeDataUrl: 'data:,',
  expiresAt: '2026-12-06T04:11:00.000Z',
}

/** A tap of somebody whose data shall be deleted. */
async function tapOfWhoAsked(network: object = {}) {
  const page = await openPage('/tap-tracking', {
    'POST /api/tap': acceptedTap('nova'),
    'POST /api/claims': { ...offer, isErasureAsked: true },
    ...network,
  })
  await screen.findByText('Tap Your Wristband')
  typeLikeAReader('04A1B2C3')
  await screen.findByText('Delete all your data?')
  expect(screen.queryByText('Take it to your phone')).toBeNull()
  return page
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const gone = () => new Response(null, { status: 204 })

test('who asked for a deletion confirms it in two steps, after a tap', async () => {
  const { sent } = await tapOfWhoAsked({ 'POST /api/erasures/confirm': gone })
  press('Delete now')
  press('No, go back')
  press('Delete now')
  expect(sent.some(({ call }) => call.startsWith('POST /api/erasures'))).toBe(false)
  press('Yes, delete everything')
  expect(await screen.findByText("Done. We've forgotten you.")).toBeDefined()
  expect(sent.find(({ call }) => call === 'POST /api/erasures/confirm')?.body).toEqual(source)
})

test('who did not ask says so, and hears that no phone knows them any more', async () => {
  const { sent } = await tapOfWhoAsked({ 'POST /api/erasures/deny': gone })
  press("That wasn't me")
  expect(await screen.findByText(/no phone opens your profile any more/)).toBeDefined()
  expect(sent.find(({ call }) => call === 'POST /api/erasures/deny')?.body).toEqual(source)
})

test('an answer that came too late asks for another tap', async () => {
  await tapOfWhoAsked({ 'POST /api/erasures/deny': refusal(404, 'erasure_not_asked', 'Nobody waits.') })
  press("That wasn't me")
  expect(await screen.findByText("That didn't work. Please tap once more.")).toBeDefined()
})
