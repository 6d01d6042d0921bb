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
