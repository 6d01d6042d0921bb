import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { foundedEvent } from '../event/founded-event.ts'
import { closeFestival, json, openFestival, type Replies, SESSION, showScreen } from './guide-test-screen.tsx'
import { QuickQuestionsPage } from './quick-questions-page.tsx'

const answer = {
  sessionId: SESSION,
  id: 'answer-1',
  question: 'What are the event hours?',
  answer: 'From <u>Friday</u>, 2 PM.',
  relatedTopics: ['Re-Entry'],
  sources: [],
  grounded: true,
}
const path = '/fortune-teller/quick-questions'

afterEach(closeFestival)

async function open(question: Replies[string] = json(answer)) {
  const festival = await openFestival({ '/api/question': question })
  return { festival, user: showScreen(path, path, <QuickQuestionsPage />) }
}

test('six questions stand ready', async () => {
  await open()
  const cards = [
    'Battle Stations',
    'GRWM Salon',
    'Creators Team',
    'Event Hours',
    'Food and Drinks',
    'Location in Vegas',
  ]
  for (const card of cards) expect(screen.getByRole('button', { name: new RegExp(`^${card}`) })).toBeTruthy()
})

test('at another event six stand ready that people ask anywhere', async () => {
  const event = { ...foundedEvent, name: 'Harbour Lights', shortName: 'Harbour' }
  await openFestival({ '/api/question': json(answer), '/api/event': json(event) })
  showScreen(path, path, <QuickQuestionsPage />)
  expect(await screen.findByRole('button', { name: 'Where can I charge my phone?' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Vegas|GRWM|Creators|Battle/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Event Hours/ })).toBeTruthy()
})

test('one touch answers, without a session; topics are plain; the way back leads to the same card', async () => {
  const { festival, user } = await open()
  localStorage.setItem('sessionId', SESSION)
  await user.click(screen.getByRole('button', { name: /Event Hours/ }))
  expect(await screen.findByText('From <u>Friday</u>, 2 PM.')).toBeTruthy()
  // On a slow machine the six answers are being fetched ahead by now.
  expect(festival.asked.filter(({ url }) => url === '/api/question').map(({ body }) => body)).toContainEqual({
    question: 'What are the event hours?',
    language: 'en',
  })
  expect(screen.getByRole('heading', { name: 'What are the event hours?' })).toBe(document.activeElement)
  expect(screen.getByText('Re-Entry')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Re-Entry' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask Leon about this' }).getAttribute('href')).toBe(
    '/fortune-teller/ask-question',
  )
  await user.click(screen.getByRole('button', { name: 'Ask Another Question' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Event Hours/ }))
})

test('what was answered once is answered without network, and says of when it is', async () => {
  const first = await open()
  await first.user.click(screen.getByRole('button', { name: /Event Hours/ }))
  await screen.findByText(/2 PM/)
  const kept = { ...localStorage }
  await closeFestival()
  const { user } = await open()
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await user.click(screen.getByRole('button', { name: /Event Hours/ }))
  expect(await screen.findByText(/2 PM\./)).toBeTruthy()
  expect(screen.getByText(/^Saved /)).toBeTruthy()
})

test('a failure stays on the cards, in a toast and in place, and can be tried again', async () => {
  // What is fetched ahead fails as well, whether that happens before the question is asked or after.
  let fails = true
  const { user } = await open((asked, response) => {
    const reply = fails ? json({ error: 'x', code: 'unexpected' }, 500) : json(answer)
    reply(asked, response)
  })
  await user.click(screen.getByRole('button', { name: /Event Hours/ }))
  const failure = "Leon couldn't answer your question. Please try again."
  await waitFor(() => expect(screen.getAllByText(failure).length).toBeGreaterThanOrEqual(2))
  expect(screen.getByRole('button', { name: /GRWM Salon/ })).toBeTruthy()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/2 PM/)).toBeTruthy()
})

test('the six answers are fetched ahead, once per language', async () => {
  const { festival } = await open()
  await waitFor(() => expect(festival.asked.filter(({ url }) => url === '/api/question')).toHaveLength(6))
})
