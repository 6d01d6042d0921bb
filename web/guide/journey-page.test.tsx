import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fileNameOf } from '../journeys/qr-card.tsx'
import { closeFestival, json, openFestival, type Replies, SESSION, showScreen } from './guide-test-screen.tsx'
import { JourneyPage } from './journey-page.tsx'

const journey = {
  fortunes: [
    {
      id: 'f1',
      preference: 'chill',
      fortune: 'A hammock <script>waits</script>.',
      recommendations: [
        { title: 'Chill Garden', description: 'Grass.', location: 'North end', icon: 'Coffee' },
      ],
    },
  ],
  questions: [
    { id: 'q1', question: 'Where is water?', answer: 'Six taps.', relatedTopics: [], sessionId: SESSION },
  ],
}

afterEach(closeFestival)

async function open(reply: Replies[string], more: Replies = {}) {
  const festival = await openFestival({ [`/api/session/${SESSION}`]: reply, ...more })
  const user = showScreen(
    '/fortune-teller/journey/:sessionId',
    `/fortune-teller/journey/${SESSION}`,
    <JourneyPage />,
  )
  return { festival, user }
}

test('a journey is one line of fortunes and questions, and markup in it stays text', async () => {
  await open(json(journey))
  expect(screen.getByText('Revealing your journey...')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Your Mystical Journey' })).toBeTruthy()
  // Two stars on the line, and the one recommendation inside the first.
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('A hammock <script>waits</script>.')).toBeTruthy()
  expect(screen.getByText('Chill')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Chill Garden' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: /Where is water\?/ })).toBeTruthy()
  expect(screen.getByText('Six taps.')).toBeTruthy()
})

test('a journey nobody has made is not found, and the way home leads to Leon', async () => {
  await open(json({ error: 'This journey has not been recorded.', code: 'journey_not_found' }, 404))
  expect(await screen.findByRole('heading', { name: 'Journey Not Found' })).toBeTruthy()
  expect(screen.getByText('This journey has not been recorded.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/fortune-teller')
})

test('a journey that has just begun invites to the kiosk', async () => {
  await open(json({ fortunes: [], questions: [] }))
  const text = 'Your journey is just beginning. Visit the kiosk to discover your destiny at LIVE FEST!'
  expect(await screen.findByText(text)).toBeTruthy()
})

test('sharing hands the device a title with the session and the link', async () => {
  const share = vi.fn(async (_data: ShareData) => {})
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const { user } = await open(json(journey))
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share.mock.calls[0]?.[0]).toEqual({
    title: `My LIVE FEST journey ${SESSION}`,
    url: `https://fest.example/fortune-teller/journey/${SESSION}`,
  })
  Reflect.deleteProperty(navigator, 'share')
})

test.each([
  ['where sharing is missing', undefined, 1],
  ['where sharing fails', new DOMException('', 'NotAllowedError'), 1],
  ['but not for whoever cancels', new DOMException('', 'AbortError'), 0],
])('the link is copied %s', async (_when, failure, copies) => {
  const { user } = await open(json(journey))
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  if (failure) {
    Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.reject(failure) })
  }
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(copies))
  if (copies > 0) expect((await screen.findAllByText('Link copied!')).length).toBeGreaterThan(0)
  else expect(screen.queryByText('Link copied!')).toBeNull()
  Reflect.deleteProperty(navigator, 'share')
})

test('the QR image is saved under a name that tells the session', async () => {
  await open(json(journey))
  const link = (await screen.findByRole('link', { name: 'Save QR code' })) as HTMLAnchorElement
  expect(link.download).toBe(`livefest-journey-${SESSION}.png`)
  expect(fileNameOf('../../etc/x')).toBe('livefest-journey-etcx.png')
})

test('a QR code that cannot be made says so and can be tried again', async () => {
  let tries = 0
  const { user } = await open(json(journey), {
    [`/api/qrcode/${SESSION}`]: (asked, response) => {
      tries += 1
      const reply =
        tries === 1
          ? json({ error: 'x', code: 'unexpected' }, 500)
          : json({ url: 'https://fest.example', qrCodeDataUrl: 'data:,' })
      reply(asked, response)
    },
  })
  expect(await screen.findByText('Failed to generate QR code')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'QR code that opens this journey' })).toBeTruthy()
})

test('without a network nobody reads of a code that failed; it comes when the network does', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let tries = 0
  await open(json(journey), {
    [`/api/qrcode/${SESSION}`]: (asked, response) => {
      tries += 1
      if (tries === 1) return void response.socket?.destroy()
      json({ url: 'https://fest.example', qrCodeDataUrl: 'data:,' })(asked, response)
    },
  })
  await screen.findByText('Six taps.')
  await waitFor(() => expect(screen.queryByText('Drawing the QR code...')).toBeNull())
  dispatchEvent(new Event('offline'))
  expect(screen.queryByText('Failed to generate QR code')).toBeNull()
  network.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await screen.findByRole('img', { name: 'QR code that opens this journey' })).toBeTruthy()
  network.mockRestore()
})

test('without network the journey this device has opened before is shown, with its time', async () => {
  await open(json(journey))
  await screen.findByText('Six taps.')
  const kept = { ...localStorage }
  await closeFestival()
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  await open((_asked, response) => void response.socket?.destroy())
  expect(await screen.findByText('Six taps.')).toBeTruthy()
  expect(screen.getByText(/^Saved /)).toBeTruthy()
})
