import { expect, test } from 'vitest'
import type { Answer } from '../../contract/guide.ts'
import { type ConversationEvent, conversation, type Exchange, pendingIn } from './conversation.ts'

const answer: Answer = {
  sessionId: 's',
  id: 'a',
  question: 'Food?',
  answer: 'On Food Row.',
  relatedTopics: [],
  sources: [],
  grounded: true,
}
const asked: ConversationEvent = { type: 'asked', key: '1', question: 'Food?' }
const after = (...events: ConversationEvent[]) => events.reduce<readonly Exchange[]>(conversation, [])

test('words gather until the whole answer replaces them', () => {
  const words = after(asked, { type: 'word', key: '1', text: 'On ' }, { type: 'word', key: '1', text: 'Fod' })
  expect(words[0]).toMatchObject({ status: 'pending', words: 'On Fod' })
  const answered = conversation(words, { type: 'answered', key: '1', answer })
  expect(answered[0]).toMatchObject({ status: 'answered', words: 'On Food Row.' })
})

test('one question waits at a time', () => {
  const waiting = after(asked)
  expect(conversation(waiting, { type: 'asked', key: '2', question: 'Water?' })).toBe(waiting)
  expect(pendingIn(waiting)?.key).toBe('1')
})

test('what arrives after a stop changes nothing, and the words so far stay', () => {
  const stopped = after(asked, { type: 'word', key: '1', text: 'On ' }, { type: 'stopped', key: '1' })
  const late = conversation(stopped, { type: 'answered', key: '1', answer })
  expect(late[0]).toMatchObject({ status: 'stopped', words: 'On ', answer: undefined })
})

test('a failed question keeps its words and its place when it is asked again', () => {
  const failed = after(asked, { type: 'word', key: '1', text: 'On ' }, { type: 'failed', key: '1' })
  expect(failed[0]).toMatchObject({ status: 'failed', question: 'Food?', words: '' })
  const more = [...failed, { ...failed[0], key: '2', status: 'answered' } as Exchange]
  const again = conversation(more, asked)
  expect(again.map(({ key, status }) => [key, status])).toEqual([
    ['1', 'pending'],
    ['2', 'answered'],
  ])
})
