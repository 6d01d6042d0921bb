import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../testing/stage.tsx'
import { foundedEvent } from './founded-event.ts'

test('signs say what opens today and what closes, by the clock of the festival', async () => {
  const [first, second, ...others] = foundedEvent.installations
  const installations = [
    { ...first, opensAt: '2026-12-05T14:00:00-08:00' },
    { ...second, closesAt: '2026-12-05T23:30:00-08:00' },
    ...others,
  ]
  const clockAheadMs = Date.parse('2026-12-05T12:00:00-08:00') - Date.now()
  await openPage('/hub', { 'GET /api/event': { ...foundedEvent, installations, clockAheadMs } })
  expect(await screen.findByText(/^Opens 2:00\sPM$/)).toBeTruthy()
  expect(screen.getByText(/^until 11:30\sPM$/)).toBeTruthy()
})
