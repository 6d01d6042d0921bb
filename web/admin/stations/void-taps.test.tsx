import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { cardOf, openStations, station } from '../../testing/stations.ts'

const late = station('North gate')
const gone = station('Old tablet', { state: 'revoked' })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const VOID = 'admin/kiosks/north-gate/void'

/** Opens the question of an admin about the taps of a station. */
async function openVoid(network: object) {
  const { sent } = await openStations([late], { role: 'admin', ...network })
  await userEvent.click((await cardOf('North gate')).getByRole('button', { name: 'Edit North gate' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Void taps...' }))
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'Void taps of North gate' })) }
}

test('an admin sees what a period brought before it is taken back, with the count and a reason', async () => {
  const sums = { count: 38, points: 19_000, people: 31 }
  const { dialog, sent } = await openVoid({
    [`GET /api/${VOID}`]: sums,
    [`POST /api/${VOID}`]: { ...sums, count: 39 },
  })
  expect(await dialog.findByText('19,000')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(/^From/), { target: { value: '2026-12-05T14:00' } })
  fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '2026-12-05T14:20' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(dialog.getByText('Please fill this in.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(/^Why/), { target: { value: 'Stolen' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Take back 38 taps?' }))
  expect(sent.some(({ call }) => call === `POST /api/${VOID}`)).toBe(false)
  await userEvent.click(question.getByRole('button', { name: 'Take back 38 taps' }))
  // What was taken back is what the server says, not what was foreseen.
  const done = await screen.findByRole('dialog', { name: 'The points have been taken back' })
  expect(within(done).getByText('39')).toBeTruthy()
  // Venue time: Las Vegas is eight hours behind in December.
  expect(sent.find(({ call }) => call === `POST /api/${VOID}`)?.body).toEqual({
    from: '2026-12-05T22:00:00.000Z',
    to: '2026-12-05T22:20:00.000Z',
    reason: 'Stolen',
  })
})

test('a period that ends before it begins, or brought nothing, takes nothing back', async () => {
  const { dialog, sent } = await openVoid({ [`GET /api/${VOID}`]: { count: 0, points: 0, people: 0 } })
  expect(await dialog.findByText(/^Nothing was earned here in this period/)).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(/^Why/), { target: { value: 'Stolen' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '2020-01-01T00:00' } })
  expect(dialog.getByText('The end has to be after the beginning.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent.some(({ call }) => call === `POST /api/${VOID}`)).toBe(false)
})

test('staff who are no admins void nothing', async () => {
  await openStations([late, gone])
  expect(screen.queryByRole('button', { name: /^Void taps/ })).toBeNull()
  await userEvent.click((await cardOf('North gate')).getByRole('button', { name: 'Edit North gate' }))
  await screen.findByRole('button', { name: 'Revoke...' })
  expect(screen.queryByRole('button', { name: /^Void taps/ })).toBeNull()
})
