import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PHOTO_WORDING } from '../../contract/consents.ts'
import { typeLikeAReader } from '../stations/type-like-a-reader.ts'
import { plugInCamera, seePicture } from '../testing/camera.ts'
import { acceptedTap, attendee } from '../testing/people.ts'
import { type Network, openPage, refusal } from '../testing/stage.tsx'
import { clearToasts } from '../ui/toast.ts'

const VISITOR = 'POST /api/gift-aura/visitor'
const TAP = 'POST /api/tap'
const visitor = (mayBePhotographed = true) => ({
  attendee: attendee('nova'),
  mayBePhotographed,
  pointValue: 2_000,
})
const happy = acceptedTap('nova', 2_000, {
  topEmotion: 'HAPPY',
  emailSent: true,
  emailState: 'queued',
  photoUrl: 'https://livefest.test/photo/abc',
})

beforeEach(() => {
  localStorage.setItem('boothCountdownSeconds', '0')
  localStorage.setItem('boothReviewSeconds', '0')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  clearToasts()
})

async function openBooth(network: Network = {}) {
  localStorage.setItem('rfidTagId', '04A1B2C3')
  const opened = await openPage('/gift-aura', { [VISITOR]: visitor(), [TAP]: happy, ...network })
  await screen.findByRole('heading', { name: 'Before the camera opens' })
  return opened
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('without a wristband the booth asks for one, and says so to whoever presses on', async () => {
  const camera = plugInCamera()
  await openPage('/gift-aura', { [VISITOR]: visitor() })
  expect(await screen.findByRole('heading', { name: 'Tap Your Wristband' })).toBeTruthy()
  expect(screen.getByText('Earn 2000 Points')).toBeTruthy()
  await press('Take Photo')
  const sentence = 'Please authenticate with your NFC wristband first at the welcome kiosk.'
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByRole('button', { name: '@nova — not you?' })).toBeTruthy()
  expect(localStorage.getItem('rfidTagId')).toBe('04A1B2C3')
  expect(camera.getUserMedia).not.toHaveBeenCalled()
})

test('a photo is taken after consent, sent once with its key, and answered with vibe, points and mail', async () => {
  const camera = plugInCamera()
  const { sent } = await openBooth()
  await press('Open the camera')
  await seePicture()
  expect(camera.getUserMedia).toHaveBeenCalledWith({
    audio: false,
    video: { width: { ideal: 1920 }, height: { ideal: 1080 }, facingMode: 'user' },
  })
  await userEvent.dblClick(screen.getByRole('button', { name: 'Take Photo' }))
  expect(await screen.findByRole('heading', { name: /Your vibe.*HAPPY/ })).toBeTruthy()
  expect(screen.getByText('You earned +2000 points!')).toBeTruthy()
  expect(screen.getByText('Photo sent to your email!')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open my photo' }).getAttribute('href')).toBe('/photo/abc')
  const taps = sent.filter(({ call }) => call === TAP)
  expect(taps).toHaveLength(1)
  expect(taps[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(taps[0]?.body).toMatchObject({
    rfidTagId: '04A1B2C3',
    installationId: 'gift-aura',
    imageData: 'data:image/jpeg;base64,anBlZw==',
    metadata: { consent: true, consentTo: { version: PHOTO_WORDING, language: 'en' } },
  })
  await waitFor(() => expect(camera.track.stop).toHaveBeenCalled())
})

test('who has no address on file is told so and keeps the photo by its link', async () => {
  plugInCamera()
  const metadata = { ...happy.interaction.metadata, emailSent: false, emailState: 'no-address' }
  await openBooth({ [TAP]: acceptedTap('nova', 2_000, metadata) })
  await press('Open the camera')
  await seePicture()
  await press('Take Photo')
  expect(await screen.findByText(/We have no email for you/)).toBeTruthy()
  expect(screen.queryByText('Photo sent to your email!')).toBeNull()
})

test('where the festival sends no mail, nobody is told that their address is missing', async () => {
  plugInCamera()
  const metadata = { ...happy.interaction.metadata, emailSent: false, emailState: 'mail-off' }
  await openBooth({ [TAP]: acceptedTap('nova', 2_000, metadata) })
  await press('Open the camera')
  await seePicture()
  await press('Take Photo')
  expect(await screen.findByText(/No photos are emailed at this festival/)).toBeTruthy()
  expect(screen.queryByText(/We have no email for you/)).toBeNull()
})

test('a photo without a face says what to do, and the camera is back', async () => {
  plugInCamera()
  const sentence = "We couldn't see a face. Step closer and try again."
  const { sent } = await openBooth({ [TAP]: refusal(422, 'no_face', sentence) })
  await press('Open the camera')
  await seePicture()
  await press('Take Photo')
  expect(await screen.findByText('Oops!')).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  await seePicture()
  await press('Take Photo')
  await waitFor(() => expect(sent.filter(({ call }) => call === TAP)).toHaveLength(2))
  const keys = sent.filter(({ call }) => call === TAP).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

test('who picks a vibe gets the points without any camera', async () => {
  const camera = plugInCamera()
  const { sent } = await openBooth({ [TAP]: acceptedTap('nova', 2_000, { topEmotion: 'CALM' }) })
  await press('Pick my vibe myself')
  await press('CALM')
  expect(await screen.findByText('You picked it yourself. It suits you!')).toBeTruthy()
  expect(screen.queryByText(/email/)).toBeNull()
  const tap = sent.find(({ call }) => call === TAP)
  expect(tap?.body).toEqual({
    rfidTagId: '04A1B2C3',
    installationId: 'gift-aura',
    metadata: { chosenEmotion: 'CALM', timestamp: expect.any(String) },
  })
  expect(camera.getUserMedia).not.toHaveBeenCalled()
})

test('a visitor under 18 is offered the cards alone', async () => {
  localStorage.setItem('rfidTagId', '04A1B2C3')
  await openPage('/gift-aura', { [VISITOR]: visitor(false) })
  expect(await screen.findByRole('heading', { name: 'Your vibe, your pick' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open the camera' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Pick my vibe myself' })).toBeTruthy()
})

test('a refused camera says how to go on, and opens by itself once it may', async () => {
  const camera = plugInCamera('NotAllowedError')
  await openBooth()
  await press('Open the camera')
  expect(await screen.findByText('Camera Access Required')).toBeTruthy()
  expect(screen.getByText('Please allow camera access to use Gift Aura photo booth.')).toBeTruthy()
  act(() => camera.refuse(undefined))
  await seePicture()
  expect(screen.queryByText('Camera Access Required')).toBeNull()
})

test('a camera that is unplugged while it runs is missed, and used again when it is back', async () => {
  const camera = plugInCamera()
  await openBooth()
  await press('Open the camera')
  await seePicture()
  act(() => {
    camera.refuse('NotFoundError')
    camera.track.dispatchEvent(new Event('ended'))
  })
  expect(await screen.findByText('The camera is gone')).toBeTruthy()
  act(() => camera.refuse(undefined))
  await seePicture()
  expect(screen.getByRole('button', { name: 'Take Photo' }).getAttribute('aria-disabled')).toBe('false')
})

test('another wristband is another visitor: nothing of the last one stays', async () => {
  const camera = plugInCamera()
  let guest = visitor()
  const network = { [VISITOR]: () => Response.json(guest) }
  await openBooth(network)
  localStorage.setItem('sessionId', 'ab'.repeat(16))
  await press('Open the camera')
  await seePicture()
  guest = { ...visitor(), attendee: attendee('echo') }
  typeLikeAReader('04D4E5F6')
  expect(await screen.findByRole('button', { name: '@echo — not you?' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Before the camera opens' })).toBeTruthy()
  expect(localStorage.getItem('rfidTagId')).toBe('04D4E5F6')
  expect(localStorage.getItem('sessionId')).toBeNull()
  expect(camera.track.stop).toHaveBeenCalled()
})

test('"not you?" forgets who it was', async () => {
  await openBooth()
  await press('@nova — not you?')
  expect(await screen.findByRole('heading', { name: 'Tap Your Wristband' })).toBeTruthy()
  expect(localStorage.getItem('rfidTagId')).toBeNull()
})

test('a kiosk shows a code instead of a link, and forgets the person who is done', async () => {
  plugInCamera()
  localStorage.setItem('surface', 'kiosk-portrait')
  await openBooth()
  await press('Open the camera')
  await seePicture()
  await press('Take Photo')
  expect(await screen.findByRole('img', { name: 'QR code to your photo' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Open my photo' })).toBeNull()
  await press('Done')
  expect(await screen.findByRole('heading', { name: 'Tap Your Wristband' })).toBeTruthy()
  expect(localStorage.getItem('rfidTagId')).toBeNull()
  expect(screen.queryByRole('img', { name: 'Your photo' })).toBeNull()
})

test('a booth that has its say counts down from three and sends what nobody took back', async () => {
  plugInCamera()
  localStorage.removeItem('boothCountdownSeconds')
  localStorage.removeItem('boothReviewSeconds')
  const { sent } = await openBooth()
  await press('Open the camera')
  await seePicture()
  const spoken = () => document.querySelector('[aria-live="assertive"].sr-only')?.textContent
  const second = () => act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: 'Take Photo' }))
  expect(spoken()).toBe('3')
  await second()
  expect(spoken()).toBe('2')
  await second()
  expect(spoken()).toBe('1')
  await second()
  await vi.waitFor(() => screen.getByRole('button', { name: 'Retake' }))
  expect(sent.some(({ call }) => call === TAP)).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  vi.useRealTimers()
  expect(await screen.findByRole('heading', { name: /Your vibe.*HAPPY/ })).toBeTruthy()
})

test("an attendee's own phone needs no band: the server knows whose it is", async () => {
  const { sent } = await openPage('/gift-aura', {
    'GET /api/phone': { attendee: attendee('nova'), sessionId: 'ab'.repeat(16) },
    [VISITOR]: visitor(),
    [TAP]: acceptedTap('nova', 2_000, { topEmotion: 'CALM' }),
  })
  await press('Pick my vibe myself')
  await press('CALM')
  await screen.findByText('You picked it yourself. It suits you!')
  expect(sent.find(({ call }) => call === VISITOR)?.body).toEqual({})
  expect(sent.find(({ call }) => call === TAP)?.body).toEqual({
    attendeeId: 'id-nova',
    installationId: 'gift-aura',
    metadata: { chosenEmotion: 'CALM', timestamp: expect.any(String) },
  })
})
