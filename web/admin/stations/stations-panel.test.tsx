import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AdminStation, StationNotice } from '../../../contract/admin-stations.ts'
import { openPage } from '../../testing/stage.tsx'
import { before, cardOf, LIST, listOf, NOW, openStations, station } from '../../testing/stations.ts'

const late = station('North gate', {
  light: 'amber',
  reasons: ['waiting-taps', 'clock-off'],
  health: { version: 'a', pendingTaps: 3, oldestPendingAt: before(600), clockOffsetMs: -9_000, battery: 41 },
})
const blind = station('Booth', { light: 'red', reasons: ['camera-denied'] })
const gone = station('Old tablet', { state: 'revoked', revokedAt: before(60) })

const cards = async () => {
  await screen.findAllByRole('article')
  return screen.getAllByRole('article')
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('stations that need somebody stand first, and say why and what to do', async () => {
  await openStations([station('Well one'), late, blind, gone])
  expect((await cards()).map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Booth',
    'North gate',
    'Well one',
  ])
  const amber = await cardOf('North gate')
  expect(amber.getByText('To look after')).toBeTruthy()
  expect(amber.getByText(/^3 taps wait\. The oldest is from/)).toBeTruthy()
  expect(amber.getByText('Its clock is 9 s behind.')).toBeTruthy()
  expect(amber.getByText('Let the device set date and time by itself.')).toBeTruthy()
  expect(amber.getByText('41%')).toBeTruthy()
  expect(amber.getByText(/^\d\ds ago$/)).toBeTruthy()
  expect((await cardOf('Booth')).getByText('The browser blocks the camera.')).toBeTruthy()
  expect(screen.getByText('3 taps wait on all stations')).toBeTruthy()
  expect(screen.getByText('1 revoked station')).toBeTruthy()
})

test('how long ago a station was seen is measured by the clock of the server, and counts on', async () => {
  await openStations([station('North gate', { lastSeenAt: before(58) })])
  expect(await (await cardOf('North gate')).findByText('1m ago')).toBeTruthy()
})

test('a read-only user sees the stations and can do nothing with them', async () => {
  await openStations([late], { role: 'read-only' }, '&code=ABCD-2345')
  const card = await cardOf('North gate')
  expect(card.queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Pair a station' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^Your role sees stations, but cannot pair one/)).toBeTruthy()
})

test('without a station the first one is told in three steps, with the address of the festival', async () => {
  await openStations([gone])
  expect(await screen.findByText('https://fest.example/kiosk')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Take its code')]),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pair a station' }))
  expect(await screen.findByRole('dialog', { name: 'Pair a station' })).toBeTruthy()
})

test('what somebody else saved meanwhile is shown beside what was written', async () => {
  const theirs = { ...late, name: 'East gate', volume: 20, version: 2 }
  let saves = 0
  const { sent } = await openStations([late], {
    'PATCH /api/admin/kiosks/north-gate': () => {
      saves += 1
      if (saves > 1) return Response.json({ ...theirs, name: 'West gate', version: 3 })
      return Response.json({ error: 'Stale.', code: 'stale', current: theirs }, { status: 409 })
    },
  })
  await userEvent.click((await cardOf('North gate')).getByRole('button', { name: 'Edit North gate' }))
  const sheet = within(await screen.findByRole('dialog'))
  const name = sheet.getByRole('textbox', { name: /Station name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'West gate', { delay: 60 })
  await userEvent.click(sheet.getByRole('switch', { name: 'Training mode' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  const question = within(await screen.findByRole('dialog', { name: 'Somebody else was faster' }))
  const rows = question.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    expect.anything(),
    expect.stringContaining('East gate'),
    expect.stringContaining('20%'),
    expect.stringContaining('On'),
  ])
  await userEvent.click(question.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() =>
    expect(sent.filter(({ call }) => call.startsWith('PATCH')).at(-1)?.body).toMatchObject({
      name: 'West gate',
      volume: 20,
      isTraining: true,
      version: 2,
    }),
  )
})

test('a command is said to wait until the station has heard it', async () => {
  let waitingCommands: AdminStation['waitingCommands'] = []
  const { sent } = await openStations([], {
    [LIST]: () => Response.json(listOf([station('gate', { waitingCommands })])),
    'PATCH /api/admin/kiosks/gate': () => {
      waitingCommands = ['reload']
      return Response.json(station('gate', { waitingCommands }))
    },
  })
  const card = await cardOf('gate')
  await userEvent.click(card.getByRole('button', { name: 'Reload gate' }))
  expect(await card.findByText('“Reload” goes out with its next heartbeat.')).toBeTruthy()
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ command: 'reload' })
  waitingCommands = []
  expect(await card.findByText('“Reload” has arrived.')).toBeTruthy()
})

test('revoking says what becomes of the taps that wait', async () => {
  const { sent } = await openStations([late], {
    'DELETE /api/admin/kiosks/north-gate': () => new Response(null, { status: 204 }),
  })
  await userEvent.click((await cardOf('North gate')).getByRole('button', { name: 'Edit North gate' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke...' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke North gate?' }))
  expect(question.getByText(/^3 taps wait on it and are not sent from then on/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(true))
})

test('a station that falls silent is told once, in whatever section staff are', async () => {
  const notice = (id: number, kind: 'silent' | 'back', name: string): StationNotice => ({
    id: String(id),
    stationId: name,
    stationName: name,
    kind,
    at: NOW,
  })
  const old = notice(1, 'silent', 'Old news')
  let notices = [old]
  await openPage('/admin?tab=analytics', {
    'GET /api/auth/user': {
      id: 'sam',
      email: null,
      firstName: null,
      lastName: null,
      role: 'staff',
      isActive: true,
    },
    // Something waits, so the list is read often.
    [LIST]: () => Response.json(listOf([station('Gate', { waitingCommands: ['reload'] })], notices)),
  })
  await screen.findByRole('heading', { level: 2 })
  notices = [notice(3, 'silent', 'Gate'), notice(2, 'silent', 'Booth'), old]
  expect(await screen.findByText('Gate is silent')).toBeTruthy()
  expect(screen.getByText('Also: Booth')).toBeTruthy()
  expect(screen.queryByText(/Old news/)).toBeNull()
})
