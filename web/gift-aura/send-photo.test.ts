import { expect, test } from 'vitest'
import { ApiFailure, NetworkFailure } from '../platform/api-failure.ts'
import { acceptedTap } from '../testing/people.ts'
import type { Offer } from './photo-booth.ts'
import { sendPhoto } from './send-photo.ts'

const offer: Offer = { key: 'one', body: { rfidTagId: '04A1', installationId: 'gift-aura' } }
const answer = acceptedTap('nova', 2_000)
const noPause = async () => {}

function answers(...replies: (Error | typeof answer)[]) {
  const keys: string[] = []
  const post = async ({ key }: Offer) => {
    const next = replies[keys.push(key) - 1]
    if (next === undefined || next instanceof Error) throw next ?? new Error('Nothing more was told')
    return next
  }
  return { keys, post }
}

test('a photo that the network swallowed goes again under the same key', async () => {
  const { keys, post } = answers(new NetworkFailure('gone'), answer)
  expect(await sendPhoto(offer, post, noPause)).toBe(answer)
  expect(keys).toEqual(['one', 'one'])
})

test('a booth whose readers are all busy waits its turn', async () => {
  const busy = new ApiFailure(503, JSON.stringify({ code: 'unavailable', error: 'Busy.' }))
  const { keys, post } = answers(busy, busy, answer)
  expect(await sendPhoto(offer, post, noPause)).toBe(answer)
  expect(keys).toHaveLength(3)
})

test('after three tries the visitor is told', async () => {
  const { keys, post } = answers(...[1, 2, 3].map(() => new NetworkFailure('gone')))
  await expect(sendPhoto(offer, post, noPause)).rejects.toThrow('Connection error')
  expect(keys).toHaveLength(3)
})

test('a photo without a face is refused once and for all', async () => {
  const { keys, post } = answers(new ApiFailure(422, JSON.stringify({ code: 'no_face', error: 'No face.' })))
  await expect(sendPhoto(offer, post, noPause)).rejects.toThrow('422')
  expect(keys).toHaveLength(1)
})
