import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/stage.tsx'
import { openStations, station } from '../../testing/stations.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const PAIR = 'POST /api/admin/kiosks'

/** Chooses an installation in the dialog and pairs. */
async function pairAt(installation: RegExp) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: installation }))
  await userEvent.click(dialog.getByRole('button', { name: 'Pair this device' }))
  return dialog
}

test('a code that is typed small and without a hyphen pairs the device under the suggested name', async () => {
  const paired = station('new', { name: 'Physical Tap', health: null, lastSeenAt: null })
  const { sent } = await openStations([station('one', { name: 'physical tap' })], { [PAIR]: paired })
  await userEvent.click(await screen.findByRole('button', { name: 'Pair a station' }))
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: /Code on the device/ })
  await userEvent.type(code, 'abcd2345', { delay: 60 })
  expect(code.value).toBe('ABCD-2345')
  await pairAt(/^Physical Tap/)
  expect(await screen.findByText('Physical Tap is a station now')).toBeTruthy()
  expect(sent.find(({ call }) => call === PAIR)?.body).toEqual({
    code: 'ABCD-2345',
    installationId: 'tap-tracking',
    name: 'Physical Tap 2',
    surface: 'tablet',
    language: 'de',
  })
})

test('a scanned code is filled in: one touch for the place, one to pair', async () => {
  const { sent } = await openStations([], { [PAIR]: station('new') }, '&code=abcd-2345')
  await pairAt(/^Now Showing/)
  await waitFor(() =>
    expect(sent.find(({ call }) => call === PAIR)?.body).toEqual({
      code: 'ABCD-2345',
      installationId: 'now-showing',
      name: 'Now Showing',
      surface: 'wall',
      language: 'en',
    }),
  )
})

test('a wrong code says so beside the code, and what was chosen stays', async () => {
  await openStations(
    [],
    { [PAIR]: refusal(404, 'station_code_unknown', 'This code is wrong.') },
    '&code=ABCD2345',
  )
  const dialog = await pairAt(/^Gift Aura/)
  const code = await dialog.findByRole('textbox', { name: /Code on the device/ })
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText(/^This code is wrong, was used already, or is older/)).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Gift Aura/ }).checked).toBe(true)
})

test('half a code and no place are said before anything is sent', async () => {
  const { sent } = await openStations([], {}, '&code=ABCD')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Pair this device' }))
  expect(await dialog.findByText('A code has eight letters and digits.')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: /Code/ }), '2345', { delay: 60 })
  await userEvent.click(dialog.getByRole('button', { name: 'Pair this device' }))
  expect((await dialog.findAllByText('Please fill this in.')).length).toBe(2)
  expect(sent.some(({ call }) => call === PAIR)).toBe(false)
})
