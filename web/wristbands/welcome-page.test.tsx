import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { foundedEvent } from '../event/founded-event.ts'
import { applyLanguage } from '../i18n/start-i18n.ts'
import { typeLikeAReader } from '../stations/type-like-a-reader.ts'
import { openPage, refusal } from '../testing/stage.tsx'
import { clearToasts } from '../ui/toast.ts'

const owner = { sessionId: 'ab'.repeat(16), tiktokUsername: 'nova', attendeeName: 'Nova Reyes' }
const CHECK_IN = 'POST /api/rfid/authenticate'

afterEach(() => {
  clearToasts()
})

test('a wristband is welcomed by name, remembered, and led to the experience after two seconds', async () => {
  await openPage('/fortune-teller/welcome', {
    [CHECK_IN]: owner,
    [`GET /api/sessions/${owner.sessionId}`]: owner,
  })
  await screen.findByRole('heading', { name: 'Tap Your Band' })
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByRole('heading', { name: 'Welcome, @nova!' })).toBeTruthy()
  expect(screen.getByText('Redirecting you to the experience...')).toBeTruthy()
  expect(localStorage.getItem('sessionId')).toBe(owner.sessionId)
  expect(localStorage.getItem('fortuneTellerSessionId')).toBe(owner.sessionId)
  expect(localStorage.getItem('rfidTagId')).toBe('04A1B2C3')
  expect(await screen.findByText('Welcome back, @nova!')).toBeTruthy()
})

test.each([
  [1920, 1080, '/fortune-teller/welcome'],
  [390, 844, null],
])('a screen of %d x %d that has read a band remembers its role as %s', async (width, height, role) => {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  await openPage('/fortune-teller/welcome', { [CHECK_IN]: owner })
  await screen.findByRole('heading', { name: 'Tap Your Band' })
  expect(localStorage.getItem('device')).toBeNull()
  typeLikeAReader('04A1B2C3')
  await screen.findByRole('heading', { name: 'Welcome, @nova!' })
  expect(localStorage.getItem('device')).toBe(role)
})

test('who checks in inherits nothing that the one before kept on this device', async () => {
  localStorage.setItem('sessionOwner', JSON.stringify({ ...owner, tiktokUsername: 'before' }))
  localStorage.setItem('itineraryChanges', '{"entry":"save"}')
  localStorage.setItem('kept:reading', '{"value":{"fortune":"theirs"}}')
  localStorage.setItem('kept:answer:en:food', '{"value":{"answer":"Food Row"}}')
  await openPage('/fortune-teller/welcome', { [CHECK_IN]: owner })
  await screen.findByRole('heading', { name: 'Tap Your Band' })
  typeLikeAReader('04A1B2C3')
  await screen.findByRole('heading', { name: 'Welcome, @nova!' })
  expect(localStorage.getItem('itineraryChanges')).toBeNull()
  expect(localStorage.getItem('kept:reading')).toBeNull()
  expect(localStorage.getItem('kept:answer:en:food')).not.toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('before')
})

test('who is welcomed reads the language that the kiosk has then, not that of the visitor before', async () => {
  await openPage('/fortune-teller/welcome', {
    [CHECK_IN]: async () => {
      await applyLanguage('en')
      return Response.json(owner)
    },
  })
  await act(() => applyLanguage('de'))
  await screen.findByRole('heading', { name: 'Halte dein Band an' })
  typeLikeAReader('04A1B2C3')
  await screen.findByRole('heading', { name: 'Welcome, @nova!' })
  expect(await screen.findByText('Hi Nova Reyes! Ready to explore LIVE FEST?')).toBeTruthy()
})

test('two bands in one moment are one check-in', async () => {
  const { sent } = await openPage('/fortune-teller/welcome', { [CHECK_IN]: owner })
  await screen.findByRole('heading', { name: 'Tap Your Band' })
  typeLikeAReader('04A1B2C3')
  typeLikeAReader('04D4E5F6')
  await screen.findByRole('heading', { name: 'Welcome, @nova!' })
  expect(sent.filter(({ call }) => call === CHECK_IN).map(({ body }) => body)).toEqual([
    { rfidTagId: '04A1B2C3' },
  ])
})

test('a wristband nobody linked is sent to the registration desk, and the kiosk reads again', async () => {
  const network = { [CHECK_IN]: refusal(404, 'wristband_not_linked', 'Desk, please.') }
  const { sent } = await openPage('/fortune-teller/welcome', network)
  await screen.findByRole('heading', { name: 'Tap Your Band' })
  typeLikeAReader('04A1B2C3')
  expect((await screen.findAllByText('Authentication Failed'))[0]).toBeTruthy()
  const desk = 'Please check in at the registration desk to link your wristband.'
  expect(screen.getAllByText(desk)[0]).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Tap Your Band' })).toBeTruthy()
  typeLikeAReader('04A1B2C3')
  await waitFor(() => expect(sent.filter(({ call }) => call === CHECK_IN)).toHaveLength(2))
})

test('the registration desk is where this festival says, and nowhere else', async () => {
  const page = await openPage('/fortune-teller/welcome')
  await screen.findByRole('heading', { name: 'Tap Your Band' })
  expect(screen.queryByText(/Main Entrance/)).toBeNull()
  page.unmount()
  const registrationDesk = { en: 'The desk is in the foyer of the Kulturhalle.' }
  await openPage('/fortune-teller/welcome', { 'GET /api/event': { ...foundedEvent, registrationDesk } })
  expect(await screen.findByText('The desk is in the foyer of the Kulturhalle.')).toBeTruthy()
})

test('a guest goes on without a band, and nobody is remembered', async () => {
  localStorage.setItem('sessionId', owner.sessionId)
  await openPage('/fortune-teller/welcome')
  await userEvent.click(await screen.findByRole('button', { name: 'Skip & Continue as Guest' }))
  expect((await screen.findAllByText('Welcome to LIVE FEST!'))[0]).toBeTruthy()
  expect(await screen.findByText('Your LIVE FEST AI Guide')).toBeTruthy()
  expect(localStorage.getItem('sessionId')).toBeNull()
})
