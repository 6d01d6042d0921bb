import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plugInCamera, seePicture } from '../testing/camera.ts'
import { acceptedTap, attendee } from '../testing/people.ts'
import { broken, type Network, openPage, refusal, type Sent } from '../testing/stage.tsx'

const VISITOR = 'POST /api/gift-aura/visitor'
const TAP = 'POST /api/tap'
const visitor = { attendee: attendee('nova'), mayBePhotographed: true, pointValue: 2_000 }

/** What the network answers to taps, now. */
let toTaps: unknown

beforeEach(() => {
  toTaps = broken
  localStorage.setItem('rfidTagId', '04A1B2C3')
  localStorage.setItem('boothCountdownSeconds', '0')
  localStorage.setItem('boothReviewSeconds', '0')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
// The outbox is one for all tests of this file: what waits in it is counted before the next one.
afterEach(async () => {
  toTaps = acceptedTap('nova', 2_000, { topEmotion: 'CALM' })
  await networkReturns()
})

function openBooth(network: Network = {}) {
  const taps = () => {
    if (toTaps === broken) throw new TypeError('Failed to fetch')
    return typeof toTaps === 'function' ? toTaps() : Response.json(toTaps)
  }
  return openPage('/gift-aura', { [VISITOR]: visitor, [TAP]: taps, ...network })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const tapsOf = (sent: readonly Sent[]) =>
  sent
    .filter(({ call }) => call === TAP)
    .map(({ headers, body }) => ({
      key: headers.get('idempotency-key'),
      body: body as { imageData?: string; metadata: { chosenEmotion?: string } },
    }))

async function networkReturns(): Promise<void> {
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull())
}

/** Takes a photo, and lets the three tries to send it pass. */
async function losePhoto(sent: readonly Sent[]): Promise<void> {
  await press('Open the camera')
  await seePicture()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: 'Take Photo' }))
  await vi.waitFor(() => expect(tapsOf(sent)).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  vi.useRealTimers()
  await screen.findByText('Your photo did not get through')
}

test('a picked vibe is kept while the server is away, and counted under its key when it is back', async () => {
  const { sent } = await openBooth()
  await press('Pick my vibe myself')
  await press('CALM')
  expect(await screen.findByText('Connection error')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /Your vibe.*CALM/ })).toBeTruthy()
  expect(screen.getByText(/We kept your tap/)).toBeTruthy()
  expect(await screen.findByText('1 waiting')).toBeTruthy()
  toTaps = acceptedTap('nova', 2_000)
  await networkReturns()
  const taps = tapsOf(sent)
  expect(taps).toHaveLength(2)
  expect(taps[1]?.key).toBe(taps[0]?.key)
  expect(taps[1]?.body).toMatchObject({
    rfidTagId: '04A1B2C3',
    metadata: { chosenEmotion: 'CALM', sentAt: expect.any(String) },
  })
})

test('a photo that does not get through leaves nobody without an award: the vibe is picked, and kept', async () => {
  plugInCamera()
  const { sent } = await openBooth()
  await losePhoto(sent)
  await press('HAPPY')
  expect(await screen.findByText(/We kept your tap/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: /Your vibe.*HAPPY/ })).toBeTruthy()
  const taps = tapsOf(sent)
  expect(taps).toHaveLength(4)
  expect(new Set(taps.map(({ key }) => key)).size).toBe(1)
  expect(taps.map(({ body }) => body.imageData !== undefined)).toEqual([true, true, true, false])
  expect(taps[3]?.body.metadata.chosenEmotion).toBe('HAPPY')
})

test('a photo that had arrived all the same is answered with its own vibe, once', async () => {
  plugInCamera()
  const { sent } = await openBooth()
  await losePhoto(sent)
  toTaps = () => {
    const isPhoto = tapsOf(sent).at(-1)?.body.imageData !== undefined
    return isPhoto
      ? Response.json(acceptedTap('nova', 2_000, { topEmotion: 'SURPRISED' }))
      : refusal(422, 'idempotency_key_reused', 'Used.')()
  }
  await press('HAPPY')
  expect(await screen.findByRole('heading', { name: /Your vibe.*SURPRISED/ })).toBeTruthy()
  expect(screen.getByText('You earned +2000 points!')).toBeTruthy()
})

test('a photo that had arrived all the same takes the kept vibe away, and the crew hears nothing of it', async () => {
  plugInCamera()
  const { sent } = await openBooth()
  await losePhoto(sent)
  await press('HAPPY')
  expect(await screen.findByText('1 waiting')).toBeTruthy()
  toTaps = refusal(422, 'idempotency_key_reused', 'Used.')
  await networkReturns()
  expect(screen.queryByText(/for the crew/)).toBeNull()
})

test('a photo that did not get through can be sent again as it is', async () => {
  plugInCamera()
  const { sent } = await openBooth()
  await losePhoto(sent)
  toTaps = acceptedTap('nova', 2_000, { topEmotion: 'HAPPY' })
  await press('Send the same photo again')
  expect(await screen.findByText('You earned +2000 points!')).toBeTruthy()
  expect(new Set(tapsOf(sent).map(({ key }) => key)).size).toBe(1)
})

test.each([
  [
    'the server is away',
    broken,
    'Connection error',
    /added when we're back online|while this page stays open/,
  ],
  [
    'this is no station',
    refusal(403, 'station_not_paired', 'No.'),
    'This station needs the crew',
    /when the crew has made this screen a station|while this page stays open/,
  ],
])(
  'while %s nobody knows who stands there, and a vibe is kept all the same',
  async (_, reply, title, text) => {
    toTaps = reply
    const { sent } = await openBooth({ [VISITOR]: reply })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open the camera' })).toBeNull()
    await press('Pick my vibe myself')
    await press('CALM')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(tapsOf(sent)[0]?.body).toMatchObject({ rfidTagId: '04A1B2C3' })
    expect(localStorage.getItem('rfidTagId')).toBe('04A1B2C3')
  },
)
