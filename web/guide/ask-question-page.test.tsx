import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AskQuestionPage } from './ask-question-page.tsx'
import {
  closeFestival,
  json,
  openFestival,
  type Replies,
  SESSION,
  said,
  showScreen,
} from './guide-test-screen.tsx'

const answer = {
  sessionId: SESSION,
  id: 'answer-1',
  question: 'Where is the food?',
  answer: 'On <i>Food Row</i>, between the plaza and Hall 3.',
  relatedTopics: ['Water Refill Stations'],
  sources: [{ id: 'food-row', title: 'Food Row', location: 'Neon Plaza' }],
  grounded: true,
}
const entry = {
  id: 'food-row',
  category: 'venue',
  title: 'Food Row',
  description: 'Twenty-two stalls under one roof.',
  location: 'Between Neon Plaza and Hall 3',
  tags: [],
  startsAt: '2026-12-05T20:00:00Z',
  endsAt: '2026-12-05T22:00:00Z',
}

function streamed(...events: [string, unknown][]): Replies[string] {
  return (_asked, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const [event, data] of events) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    response.end()
  }
}
const wholeAnswer = streamed(['token', { text: 'On Fo' }], ['done', answer])

afterEach(closeFestival)

async function open(question: Replies[string] = wholeAnswer) {
  const festival = await openFestival({ '/api/question': question, '/api/knowledge/food-row': json(entry) })
  const path = '/fortune-teller/ask-question'
  const user = showScreen(path, path, <AskQuestionPage />)
  return {
    festival,
    user,
    field: screen.getByRole('textbox', { name: 'Your question' }) as HTMLTextAreaElement,
  }
}

const asked = (festival: Awaited<ReturnType<typeof openFestival>>) =>
  festival.asked.filter(({ url }) => url === '/api/question')

test('an empty conversation asks what you would like to know and offers four questions', async () => {
  const { festival, user } = await open()
  expect(screen.getByRole('heading', { name: 'What would you like to know?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Where are the toilets?' }))
  await screen.findByText(/between the plaza/)
  expect(asked(festival).map(({ body }) => body)).toEqual([
    { question: 'Where are the toilets?', language: 'en' },
  ])
})

test('the whole answer replaces the words, markup stays text, and the session is kept', async () => {
  const { festival, user, field } = await open()
  await user.type(field, '  Where is the food?  ')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const log = screen.getByRole('log')
  expect(await within(log).findByText('On <i>Food Row</i>, between the plaza and Hall 3.')).toBeTruthy()
  expect(log.querySelector('i')).toBeNull()
  expect(asked(festival)[0]?.headers.accept).toBe('text/event-stream')
  expect(asked(festival)[0]?.body).toMatchObject({ question: 'Where is the food?' })
  expect(field.value).toBe('')
  expect(localStorage.getItem('sessionId')).toBe(SESSION)
  expect(await screen.findByRole('img', { name: 'QR code that opens this journey' })).toBeTruthy()
})

test('a server that does not stream is understood too', async () => {
  const { user, field } = await open(json(answer))
  await user.type(field, 'Food?{Enter}')
  expect(await screen.findByText(/between the plaza/)).toBeTruthy()
})

test('an answer that breaks off is asked for once more in one piece', async () => {
  const { festival, user, field } = await open((one, response) => {
    const isStream = one.headers.accept === 'text/event-stream'
    const reply = isStream ? streamed(['token', { text: 'On Fo' }]) : json(answer)
    reply(one, response)
  })
  await user.type(field, 'Food?{Enter}')
  expect(await screen.findByText(/between the plaza/)).toBeTruthy()
  expect(asked(festival)).toHaveLength(2)
})

test('Enter sends, Shift+Enter breaks the line, blank text cannot be sent', async () => {
  const { festival, user, field } = await open()
  const send = screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement
  await user.type(field, '   ')
  expect(send.disabled).toBe(true)
  await user.clear(field)
  await user.type(field, 'Food?{Shift>}{Enter}{/Shift}Vegan?{Enter}')
  await screen.findByText(/between the plaza/)
  expect(asked(festival)[0]?.body).toMatchObject({ question: 'Food?\nVegan?' })
})

test('while Leon answers the field is closed, and Stop gives the question back', async () => {
  const { user, field } = await open((_asked, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: token\ndata: {"text":"On Food"}\n\n')
  })
  await user.type(field, 'Where is the food?{Enter}')
  expect(await screen.findByText('On Food')).toBeTruthy()
  expect(field.disabled).toBe(true)
  expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Stop the answer' }))
  expect(screen.getByText('Stopped here.')).toBeTruthy()
  expect([field.disabled, field.value]).toEqual([false, 'Where is the food?'])
  expect(screen.getByText('On Food')).toBeTruthy()
})

test('a failure is told in a toast and in place; trying again asks the same question', async () => {
  let tries = 0
  const { festival, user, field } = await open((one, response) => {
    tries += 1
    const reply = tries === 1 ? json({ error: 'x', code: 'unexpected' }, 500) : wholeAnswer
    reply(one, response)
  })
  await user.type(field, 'Where is the food?{Enter}')
  const failure = "Leon couldn't process your question. Please try again."
  await waitFor(() => expect(screen.getAllByText(failure).length).toBeGreaterThanOrEqual(2))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/between the plaza/)).toBeTruthy()
  expect(asked(festival)).toHaveLength(2)
  expect(asked(festival)[1]?.body).toMatchObject({ question: 'Where is the food?' })
})

test('a source opens its entry, a related topic asks it', async () => {
  const { festival, user, field } = await open()
  await user.type(field, 'Food?{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Source 1: Food Row' }))
  const dialog = await screen.findByRole('dialog', { name: 'Food Row' })
  expect(await within(dialog).findByText('Twenty-two stalls under one roof.')).toBeTruthy()
  expect(within(dialog).getByText('Between Neon Plaza and Hall 3')).toBeTruthy()
  expect(within(dialog).getByText(/Saturday, December 5.*12:00.*2:00.*PM PST/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Water Refill Stations' }))
  await waitFor(() => expect(asked(festival)).toHaveLength(2))
  expect(asked(festival)[1]?.body).toMatchObject({ question: 'Water Refill Stations', sessionId: SESSION })
})

test('answers are read aloud by themselves on a desktop and not on a phone', async () => {
  const { user, field } = await open()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1',
  )
  await user.type(field, 'Food?{Enter}')
  await screen.findByText(/between the plaza/)
  expect(said).toEqual([])
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0')
  await user.type(field, 'Food again?{Enter}')
  await waitFor(() => expect(said.length).toBeGreaterThan(0))
})

test('500 characters are the end, and near it the field tells how many are left', async () => {
  const { user, field } = await open()
  await user.click(field)
  await user.paste('a'.repeat(430))
  expect(screen.getByText('Characters left: 70')).toBeTruthy()
  await user.paste('b'.repeat(200))
  expect(field.value).toHaveLength(500)
})

interface Recognition {
  onresult(event: unknown): void
  onerror(event: unknown): void
  onend(): void
}

function giveEars(): Recognition[] {
  const made: Recognition[] = []
  vi.stubGlobal(
    'webkitSpeechRecognition',
    class {
      constructor() {
        made.push(this as unknown as Recognition)
      }
      start() {}
      stop() {}
      abort() {}
    },
  )
  return made
}

const heard = (transcript: string, isFinal: boolean) => ({
  results: [Object.assign([{ transcript }], { isFinal })],
})

test('a spoken question is shown while it is heard and sent when it ends', async () => {
  const recognitions = giveEars()
  const { festival, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Ask by voice' }))
  act(() => recognitions[0]?.onresult(heard('where is', false)))
  expect(screen.getByText('where is')).toBeTruthy()
  act(() => {
    recognitions[0]?.onresult(heard('where is the food', true))
    recognitions[0]?.onend()
  })
  await screen.findByText(/between the plaza/)
  expect(asked(festival)[0]?.body).toMatchObject({ question: 'where is the food' })
})

test('a spoken question joins what was typed and waits for its writer', async () => {
  const recognitions = giveEars()
  const { festival, user, field } = await open()
  await user.type(field, 'vegan')
  await user.click(screen.getByRole('button', { name: 'Ask by voice' }))
  act(() => {
    recognitions[0]?.onresult(heard('ramen please', true))
    recognitions[0]?.onend()
  })
  expect(field.value).toBe('vegan ramen please')
  expect(asked(festival)).toEqual([])
})

test('a microphone that is not allowed says so; without one there is no button', async () => {
  const recognitions = giveEars()
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Ask by voice' }))
  act(() => {
    recognitions[0]?.onerror({ error: 'not-allowed' })
    recognitions[0]?.onend()
  })
  expect(screen.getByText('Allow mic')).toBeTruthy()
  await closeFestival()
  await open()
  expect(screen.queryByRole('button', { name: 'Ask by voice' })).toBeNull()
})

test('a list of the programme is a row for each event, by day, that one touch saves', async () => {
  const events = [
    ['brunch', 'Sunday Brunch', '2026-12-06T20:30:00Z', '2026-12-06T21:30:00Z'],
    ['finale', 'Grand Battle Final', '2026-12-07T01:00:00Z', '2026-12-07T02:30:00Z'],
    ['clean-up', 'Clean-up', '2026-12-08T01:00:00Z', '2026-12-08T02:00:00Z'],
  ].map(([id, title, startsAt, endsAt]) => ({ id, title, location: 'Hall 2', startsAt, endsAt }))
  const programme = { lead: 'This is on the programme:', events }
  const { festival, user } = await open(streamed(['done', { ...answer, sources: events, programme }]))
  localStorage.setItem('sessionId', SESSION)
  await user.click(screen.getByRole('button', { name: "What's on right now?" }))
  expect(await screen.findByText('This is on the programme:')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Sunday, December 6',
    'Monday, December 7',
  ])
  expect(screen.getAllByText('Grand Battle Final')).toHaveLength(1)
  await user.click(
    screen.getByRole('button', { name: 'Save to my itinerary: Grand Battle Final', pressed: false }),
  )
  expect(
    screen.getByRole('button', { name: 'Save to my itinerary: Grand Battle Final', pressed: true }),
  ).toBeTruthy()
  await waitFor(() =>
    expect(festival.asked.map(({ url }) => url)).toContain(`/api/sessions/${SESSION}/itinerary/finale`),
  )
})

test('what was said is still there when the page is loaded again, but never on a kiosk', async () => {
  const path = '/fortune-teller/ask-question'
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Where are the toilets?' }))
  await screen.findByText(/between the plaza/)
  // Nor is the journey that this phone has made unknown to it without a network.
  expect(localStorage.getItem(`kept:journey:${SESSION}`)).toContain('between the plaza')
  cleanup()
  showScreen(path, path, <AskQuestionPage />)
  expect(await screen.findByText(/between the plaza/)).toBeTruthy()
  cleanup()
  showScreen(path, `${path}?surface=kiosk-portrait`, <AskQuestionPage />)
  expect(screen.queryByText(/between the plaza/)).toBeNull()
})

test('of another visit nothing is shown', async () => {
  const path = '/fortune-teller/ask-question'
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Where are the toilets?' }))
  await screen.findByText(/between the plaza/)
  cleanup()
  localStorage.setItem('sessionId', 'f'.repeat(32))
  showScreen(path, path, <AskQuestionPage />)
  expect(screen.getByRole('heading', { name: 'What would you like to know?' })).toBeTruthy()
})
