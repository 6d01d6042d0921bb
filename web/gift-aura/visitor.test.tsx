import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { broken, openPage, refusal } from '../testing/stage.tsx'
import { clearToasts } from '../ui/toast.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  clearToasts()
})

test('a wristband nobody linked is sent to the desk and not remembered', async () => {
  localStorage.setItem('rfidTagId', '04A1B2C3')
  await openPage('/gift-aura', {
    'POST /api/gift-aura/visitor': refusal(404, 'wristband_not_linked', 'Desk, please.'),
  })
  const desk = 'Please check in at the registration desk to link your wristband.'
  expect((await screen.findAllByText(desk))[0]).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem('rfidTagId')).toBeNull())
})

test('a booth that cannot reach the server keeps the band and offers to try again', async () => {
  localStorage.setItem('rfidTagId', '04A1B2C3')
  await openPage('/gift-aura', { 'POST /api/gift-aura/visitor': broken })
  expect(await screen.findByText('Connection error')).toBeTruthy()
  expect(localStorage.getItem('rfidTagId')).toBe('04A1B2C3')
})

test('an own phone that was at no station lately says so before anybody poses for it', async () => {
  const attendee = {
    id: 'a1',
    tiktokUsername: 'neon.dancer',
    firstName: 'Nova',
    lastName: 'Okafor',
    avatarUrl: null,
    attendeeName: 'Nova Okafor',
  }
  await openPage('/gift-aura', {
    'GET /api/phone': { attendee, sessionId: 'f'.repeat(32) },
    'POST /api/gift-aura/visitor': {
      attendee,
      mayBePhotographed: true,
      pointValue: 2000,
      noPointsReason: 'no-recent-tap',
    },
  })
  expect(await screen.findByText(/for 15 minutes after you tap your band at a station/)).toBeTruthy()
  expect(screen.queryByText('Earn 2000 Points')).toBeNull()
  expect(screen.getByRole('button', { name: 'Pick my vibe myself' })).toBeTruthy()
})
