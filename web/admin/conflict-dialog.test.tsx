import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/stage.tsx'

const ada = {
  id: 'ada',
  email: 'ada@fest.example',
  firstName: 'Ada',
  lastName: 'Admin',
  role: 'admin',
  isActive: true,
}
const ME = { 'GET /api/auth/user': ada }

/** What somebody else has saved meanwhile: everything on an older version is refused. */
function savedBySomebody(current: { version: number }) {
  const saved: unknown[] = []
  return {
    saved,
    answer: (body: { version?: number }) => {
      if (body.version !== current.version) {
        const refusal = { error: 'Somebody else has changed this.', code: 'stale', current }
        return Response.json(refusal, { status: 409 })
      }
      saved.push(body)
      return Response.json({ ...current, ...body, version: current.version + 1 })
    },
  }
}

const entry = {
  id: 'gate',
  title: 'Gate',
  category: 'venue',
  description: 'Open',
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
  understood: { concepts: [], weaknesses: [], missing: [] },
  writtenByModel: [],
  version: 1,
}

beforeEach(() => {
  // Canvas and storage that jsdom does not have are warned of.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Opens the entry, writes a title over it and saves; somebody else has saved a description and a beginning. */
async function saveTheEntry() {
  const theirs = { description: 'Open until six', startsAt: '2026-12-05T20:00:00.000Z', version: 2 }
  const { saved, answer } = savedBySomebody({ ...entry, ...theirs })
  const page = await openPage('/admin?tab=knowledge', {
    ...ME,
    'GET /api/admin/event-knowledge': { entries: [entry], total: 1, pages: 1, page: 1 },
    'PATCH /api/admin/event-knowledge/gate': () => answer(page.sent.at(-1)?.body as never),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Gate' }))
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await userEvent.clear(title)
  await userEvent.type(title, 'Main gate')
  await userEvent.click(screen.getByRole('button', { name: 'Update Entry' }))
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else was faster' })
  return { dialog, saved }
}

test('two who save the same entry: the second sees both states, and keeps theirs over it', async () => {
  const { dialog, saved } = await saveTheEntry()
  const rows = within(dialog).getAllByRole('row')
  const cells = rows.map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.lastChild?.textContent),
  )
  expect(cells).toEqual([
    ['Field', 'Saved now', 'Yours'],
    ['Title', 'Gate', 'Main gate'],
    // What I did not touch stays as the other one saved it.
    ['Description', 'Open until six', 'Open until six'],
    ['Starts', 'Dec 5, 12:00 PM', 'Dec 5, 12:00 PM'],
  ])
  expect(screen.queryByText('Error')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toEqual([
    expect.objectContaining({ title: 'Main gate', description: 'Open until six', version: 2 }),
  ])
})

test('the second may take what the first has saved, or go on writing', async () => {
  const { dialog, saved } = await saveTheEntry()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Main gate')
  await userEvent.click(screen.getByRole('button', { name: 'Update Entry' }))
  const again = await screen.findByRole('dialog', { name: 'Somebody else was faster' })
  await userEvent.click(within(again).getByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toEqual([])
})

test('points that somebody else has changed are not overwritten without a question', async () => {
  const booth = {
    id: 'booth',
    name: 'Booth',
    type: 'photo_booth',
    pointValue: 100,
    isActive: true,
    interactionCount: 0,
    cooldownSeconds: 0,
    maxPerEventDay: 0,
    location: null,
    openingHours: [],
    earnedBy: 'tap',
    tapPolicy: 'open',
    isArchived: false,
    version: 1,
  }
  const { saved, answer } = savedBySomebody({ ...booth, pointValue: 300, version: 2 } as never)
  const page = await openPage('/admin?tab=installations', {
    ...ME,
    'GET /api/admin/installations': { installations: [booth] },
    'PATCH /api/admin/installations/booth': () => answer(page.sent.at(-1)?.body as never),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit points of Booth' }))
  const field = screen.getByPlaceholderText('Enter points...')
  await userEvent.clear(field)
  await userEvent.type(field, '200{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else was faster' })
  expect(within(dialog).getByText('300')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(saved).toEqual([{ pointValue: 200, version: 2 }]))
})

test('a plan of the freeze that somebody else made meanwhile is shown beside mine', async () => {
  const status = {
    state: 'open',
    plannedAt: null,
    frozenAt: null,
    now: '2026-12-06T04:10:00.000Z',
    publicTop: [],
    trueTop: [],
    version: 1,
  }
  const theirs = { ...status, plannedAt: '2026-12-07T06:00:00.000Z', version: 2 }
  const { saved, answer } = savedBySomebody(theirs as never)
  const page = await openPage('/admin?tab=finale', {
    ...ME,
    'GET /api/admin/finale': status,
    'PUT /api/admin/finale/plan': () =>
      answer(page.sent.findLast(({ call }) => call.startsWith('PUT'))?.body as never),
  })
  const field = await screen.findByLabelText<HTMLInputElement>(/^Freezes by itself|^Freeze/)
  fireEvent.change(field, { target: { value: '2026-12-06T21:00' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else was faster' })
  expect(within(dialog).getByText('Dec 6, 10:00 PM')).toBeTruthy()
  expect(within(dialog).getByText('Dec 6, 9:00 PM')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(saved).toEqual([{ freezesAt: '2026-12-07T05:00:00.000Z', version: 2 }]))
})

test('what was chosen or counted reads in the conflict as it does in the form', async () => {
  const tier = {
    id: 'hoodie',
    prizeName: 'Hoodie',
    requiredPoints: 9000,
    description: null,
    isActive: true,
    stock: null,
    perPersonLimit: 1,
    stockLeft: null,
    sizes: [],
    handedOver: 0,
    version: 1,
  }
  const page = await openPage('/admin?tab=prizes', {
    ...ME,
    'GET /api/admin/prize-tiers': { tiers: [tier] },
    'PATCH /api/admin/prize-tiers/hoodie': () =>
      savedBySomebody({ ...tier, requiredPoints: 12000, version: 2 } as never).answer(
        page.sent.at(-1)?.body as never,
      ),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Hoodie' }))
  const stock = await screen.findByLabelText(/^Stock/)
  await userEvent.type(stock, '1500')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else was faster' })
  expect(within(dialog).getAllByText('12,000')).toHaveLength(2)
  expect(within(dialog).getByText('1,500')).toBeTruthy()
})

test('the language of a guest is no code in the conflict', async () => {
  const guest = {
    id: 'joerg',
    tiktokUsername: 'joerg',
    firstName: 'Jörg',
    lastName: 'Süß',
    attendeeName: 'Jörg Süß',
    avatarUrl: null,
    email: null,
    language: 'en',
    ageBand: '18+',
    isCrew: false,
    isHidden: false,
    totalPoints: 0,
    wristband: null,
    version: 1,
  }
  const page = await openPage('/admin?tab=desk&search=joerg', {
    ...ME,
    'GET /api/admin/attendees': { attendees: [guest], total: 1, page: 1, pages: 1 },
    'PATCH /api/admin/attendees/joerg': () =>
      savedBySomebody({ ...guest, language: 'de', isCrew: true, version: 2 } as never).answer(
        page.sent.at(-1)?.body as never,
      ),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }))
  await userEvent.selectOptions(await screen.findByLabelText('Language'), 'fr')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else was faster' })
  const cells = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.lastChild?.textContent))
  expect(cells).toEqual([
    ['Deutsch', 'Français'],
    ['On', 'On'],
  ])
})
