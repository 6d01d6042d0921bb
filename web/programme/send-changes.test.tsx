import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sendChanges } from './send-changes.ts'
import { noteChange } from './waiting-changes.ts'

const session = 'cd'.repeat(16)

test('a first answer that was on its way while saving is not taken for the new itinerary', async () => {
  localStorage.setItem('sessionId', session)
  vi.stubGlobal('fetch', async () => Response.json({ entryId: 'One', savedAt: '' }))
  const early = Promise.withResolvers<string>()
  const ask = vi.fn<() => Promise<string>>().mockReturnValueOnce(early.promise).mockResolvedValue('with One')
  const client = new QueryClient()
  const observer = new QueryObserver(client, { queryKey: ['itinerary', session, 'en'], queryFn: ask })
  const stop = observer.subscribe(() => undefined)
  noteChange('One', 'save')

  const sent = sendChanges(client, (failure) => expect.unreachable(String(failure)))
  // The early answer comes last, as it does on a busy line.
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  early.resolve('without One')
  await sent
  expect(observer.getCurrentResult().data).toBe('with One')
  stop()
})

test.each([
  [404, 'session_not_found'],
  [403, 'not_your_session'],
])('what a session does not take goes into one of this device, which stays (%i %s)', async (status, code) => {
  const own = 'ef'.repeat(16)
  localStorage.setItem('sessionId', session)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`)
    if (address.includes(session)) return Response.json({ error: 'No.', code }, { status })
    return Response.json(address.endsWith('/sessions') ? { sessionId: own } : { entryId: 'One', savedAt: '' })
  })
  noteChange('One', 'save')
  noteChange('Two', 'save')
  await sendChanges(new QueryClient(), (failure) => expect.unreachable(String(failure)))
  expect(asked).toEqual([
    `PUT /api/sessions/${session}/itinerary/One`,
    'POST /api/sessions',
    `PUT /api/sessions/${own}/itinerary/One`,
    `PUT /api/sessions/${own}/itinerary/Two`,
  ])
  expect(localStorage.getItem('sessionId')).toBe(own)
})
