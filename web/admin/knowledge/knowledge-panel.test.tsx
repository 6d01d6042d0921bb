import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, refusal } from '../../testing/stage.tsx'

const ada = {
  id: 'ada',
  email: 'ada@fest.example',
  firstName: 'Ada',
  lastName: 'Admin',
  role: 'admin',
  isActive: true,
}
const LIST = 'GET /api/admin/event-knowledge'

function entry(id: string, title: string) {
  return {
    id,
    title,
    category: 'venue',
    description: 'Somewhere on the field',
    location: null,
    tags: [],
    is_active: true,
    startsAt: null,
    endsAt: null,
    translations: {},
    askedAs: {},
    notAnswered: {},
    conceptsAdded: [],
    conceptsRemoved: [],
    understood: { concepts: [], weaknesses: ['nothing-known'], missing: ['ja'] },
    writtenByModel: [],
  }
}

beforeEach(() => {
  // Canvas and storage that jsdom does not have are warned of.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
test('entries that could not be deleted are named and stay chosen', async () => {
  const entries = [entry('a', 'Water'), entry('b', 'Shade'), entry('c', 'Gate')]
  await openPage('/admin?tab=knowledge', {
    'GET /api/auth/user': ada,
    [LIST]: { entries, total: 3, pages: 1, page: 1 },
    'DELETE /api/admin/event-knowledge/a': () => new Response(null, { status: 204 }),
    'DELETE /api/admin/event-knowledge/b': refusal(503, 'unavailable', 'Away.'),
    'DELETE /api/admin/event-knowledge/c': () => new Response(null, { status: 204 }),
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  expect(screen.getByText('3 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Selected (3)' }))
  expect(screen.getByRole('alertdialog', { name: 'Delete 3 Entries?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Failed to delete 1 entries: “Shade”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete Selected (1)' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Shade' }).checked).toBe(true)
})

test('nothing found offers the way out of the filter', async () => {
  const { sent } = await openPage('/admin?tab=knowledge&search=unicorn&category=venue', {
    'GET /api/auth/user': ada,
    [LIST]: { entries: [], total: 0, pages: 1, page: 1 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear Filters' }))
  expect(await screen.findByText('No event knowledge entries found.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
  expect(sent.filter(({ call }) => call === LIST).length).toBeGreaterThan(1)
})

test('a title and a description are asked for before an entry is sent', async () => {
  const { sent } = await openPage('/admin?tab=knowledge', {
    'GET /api/auth/user': ada,
    [LIST]: { entries: [], total: 0, pages: 1, page: 1 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add Entry' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create Entry' }))
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2)
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('what Leon understands is shown, taken away and added', async () => {
  const nook = {
    ...entry('a', 'The Nook'),
    understood: { concepts: ['sauna'], weaknesses: [], missing: ['ja'] },
  }
  const { sent } = await openPage('/admin?tab=knowledge', {
    'GET /api/auth/user': ada,
    [LIST]: { entries: [nook], total: 1, pages: 1, page: 1 },
    'GET /api/admin/concepts': {
      concepts: [
        { id: 'sauna', group: 'activities', name: 'Sauna', terms: ['sauna'] },
        { id: 'toilets', group: 'services', name: 'Toilets', terms: ['loo', 'wc'] },
      ],
    },
    'POST /api/admin/event-knowledge/understand': { concepts: ['sauna'], weaknesses: [], missing: ['ja'] },
    'PATCH /api/admin/event-knowledge/a': nook,
  })
  expect(await screen.findByText('Leon understands: Sauna')).toBeTruthy()
  expect(screen.getByText('Not translated: 日本語')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Edit The Nook' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sauna' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Add what it is about' }), 'loo{Enter}')
  expect(screen.getByRole('button', { name: 'Remove Toilets' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Update Entry' }))
  await screen.findByText('Entry Updated')
  const change = sent.find(({ call }) => call.startsWith('PATCH'))
  expect(change?.body).toMatchObject({ conceptsAdded: ['toilets'], conceptsRemoved: ['sauna'] })
})
