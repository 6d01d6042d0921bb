import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { applyLanguage } from '../i18n/start-i18n.ts'
import { FindFuturePage } from './find-future-page.tsx'
import {
  closeFestival,
  json,
  openFestival,
  type Replies,
  SESSION,
  said,
  showScreen,
} from './guide-test-screen.tsx'

const fortuneAnswer = {
  sessionId: SESSION,
  id: 'fortune-1',
  preference: 'play',
  fortune: 'I see neon. Run <b>now</b> to the arena!',
  recommendations: [
    { title: 'Battle Stations', description: 'Eight of them.', location: 'Hall 2', icon: 'Gamepad2' },
    { title: 'Food Row', description: 'Ramen!', location: '', icon: 'Teapot' },
  ],
  pointsAwarded: 1000,
}

afterEach(closeFestival)

async function open(fortune: Replies[string] = json(fortuneAnswer)) {
  const festival = await openFestival({ '/api/fortune': fortune })
  const user = showScreen('/fortune-teller/find-future', '/fortune-teller/find-future', <FindFuturePage />)
  return { festival, user }
}

const fortuneAsked = (festival: Awaited<ReturnType<typeof openFestival>>) =>
  festival.asked.filter(({ url }) => url === '/api/fortune').map(({ body }) => body)

test('one touch of a vibe brings a fortune, recommendations, points and a QR code', async () => {
  const { festival, user } = await open((asked, response) => {
    setTimeout(() => json(fortuneAnswer)(asked, response), 100)
  })
  expect(screen.getByRole('heading', { name: 'FIND YOUR FUTURE' })).toBeTruthy()
  const question = screen.getByRole('radiogroup', { name: "What's your vibe for LIVE FEST?" })
  expect(within(question).getAllByRole('radio')).toHaveLength(3)
  await user.click(screen.getByRole('radio', { name: /Battle and compete/ }))
  expect(screen.getByText('Leon is creating your personalized journey...')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Your Journey' })).toBe(document.activeElement)
  expect(fortuneAsked(festival)).toEqual([{ preference: 'play', answers: { vibe: 'play' }, language: 'en' }])
  expect(screen.getByRole('heading', { name: 'Recommended for You' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Food Row' })).toBeTruthy()
  expect(screen.getByText('You earned +1000 points!')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'QR code that opens this journey' })).toBeTruthy()
  expect(localStorage.getItem('sessionId')).toBe(SESSION)
  expect(localStorage.getItem('fortuneTellerSessionId')).toBe(SESSION)
})

test.each([
  ['crew', /^Crew members collect no points/],
  ['not-at-station', /earned at the Fortune Teller: tap your band there/],
  ['no-recent-tap', /for 15 minutes after you tap your band at a station/],
])('a fortune that brings no points says why (%s)', async (noPointsReason, words) => {
  const { user } = await open(json({ ...fortuneAnswer, pointsAwarded: 0, noPointsReason }))
  await user.click(screen.getByRole('radio', { name: /Relax/ }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(/You earned/)).toBeNull()
})

test('markup in a fortune is shown as it was written', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: /Relax/ }))
  expect(await screen.findByText(/<b>now<\/b>/)).toBeTruthy()
  expect(document.querySelector('main b')).toBeNull()
})

test('the session from check-in is asked with, and stays', async () => {
  const { festival, user } = await open()
  localStorage.setItem('sessionId', SESSION)
  await user.click(screen.getByRole('radio', { name: /Discover/ }))
  await screen.findByRole('heading', { name: 'Your Journey' })
  expect(fortuneAsked(festival)).toMatchObject([{ preference: 'explore', sessionId: SESSION }])
  expect(localStorage.getItem('fortuneTellerSessionId')).toBeNull()
})

test('the fortune is read aloud by itself and can be stopped', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: /Battle/ }))
  await waitFor(() => expect(said).toEqual(['I see neon. ']))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy()
})

test('a fortune that comes after its page was left is not read aloud, nor kept for who came next', async () => {
  let answer = () => {}
  const { festival, user } = await open((asked, response) => {
    answer = () => json(fortuneAnswer)(asked, response)
  })
  await user.click(screen.getByRole('radio', { name: /Battle/ }))
  await waitFor(() => expect(fortuneAsked(festival)).toHaveLength(1))
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
  expect(await screen.findByText('another screen')).toBeTruthy()
  localStorage.setItem('sessionId', 'somebody-else')
  answer()
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('fortune-1'))
  expect(said).toEqual([])
  expect(localStorage.getItem('sessionId')).toBe('somebody-else')
})

test('a fortune is still there when its page is loaded again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: /Battle/ }))
  await screen.findByText(/I see neon/)
  cleanup()
  showScreen('/fortune-teller/find-future', '/fortune-teller/find-future', <FindFuturePage />)
  expect(screen.getByText(/I see neon/)).toBeTruthy()
})

test('a festival that has written nothing down shows no empty list', async () => {
  const { user } = await open(json({ ...fortuneAnswer, recommendations: [] }))
  await user.click(screen.getByRole('radio', { name: /Battle/ }))
  await screen.findByRole('heading', { name: 'Your Journey' })
  expect(screen.queryByRole('heading', { name: 'Recommended for You' })).toBeNull()
})

test('whoever has turned the sound off is not startled', async () => {
  const { user } = await open()
  localStorage.setItem('muted', 'true')
  await user.click(screen.getByRole('radio', { name: /Battle/ }))
  expect(await screen.findByRole('button', { name: 'Listen' })).toBeTruthy()
  expect(said).toEqual([])
})

test('a failure is told in a toast and in place, keeps the choice, and is tried again', async () => {
  let tries = 0
  const { festival, user } = await open((asked, response) => {
    tries += 1
    json(tries === 1 ? { error: 'x', code: 'unexpected' } : fortuneAnswer, tries === 1 ? 500 : 200)(
      asked,
      response,
    )
  })
  await user.click(screen.getByRole('radio', { name: /Battle/ }))
  const failure = "Leon couldn't generate your recommendations. Please try again."
  await waitFor(() => expect(screen.getAllByText(failure).length).toBeGreaterThanOrEqual(2))
  expect(screen.getByRole('radio', { name: /Battle/ }).getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Your Journey' })
  expect(fortuneAsked(festival)).toMatchObject([{ preference: 'play' }, { preference: 'play' }])
})

test('another reading returns to the choice', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: /Battle/ }))
  await user.click(await screen.findByRole('button', { name: 'Get Another Reading' }))
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-checked'))).toEqual([
    'false',
    'false',
    'false',
  ])
})

test('the arrows move through the vibes without asking', async () => {
  const { festival, user } = await open()
  screen.getByRole('radio', { name: /Discover/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Battle/ }))
  expect(fortuneAsked(festival)).toEqual([])
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Your Journey' })
})

test('another language has the same fortune told again in it', async () => {
  const { festival, user } = await open((asked, response) => {
    const { language } = asked.body as { language: string }
    json({
      ...fortuneAnswer,
      fortune: `I see neon (${language}).`,
      pointsAwarded: language === 'en' ? 1000 : 0,
    })(asked, response)
  })
  await user.click(screen.getByRole('radio', { name: /Battle/ }))
  await screen.findByText('I see neon (en).')
  await act(() => applyLanguage('de'))
  expect(await screen.findByText('I see neon (de).')).toBeTruthy()
  expect(screen.getByText(/1\.000/)).toBeTruthy()
  expect(fortuneAsked(festival).at(-1)).toMatchObject({
    preference: 'play',
    language: 'de',
    sessionId: SESSION,
    fortuneId: 'fortune-1',
  })
  expect(fortuneAsked(festival)).toHaveLength(2)
  await act(() => applyLanguage('en'))
})
