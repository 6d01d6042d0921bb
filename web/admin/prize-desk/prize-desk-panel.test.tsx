import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskPrize, PrizeClaim } from '../../../contract/prize-claims.ts'
import { foundedEvent } from '../../event/founded-event.ts'
import { openPage, refusal } from '../../testing/stage.tsx'

const LOOK_UP = 'POST /api/admin/prize-claims/look-up'
const CLAIMS = 'GET /api/admin/prize-claims'
const RESERVE = 'POST /api/admin/prize-claims'

const staff = {
  id: 'sam',
  email: 'sam@fest.example',
  firstName: 'Sam',
  lastName: 'Rivera',
  role: 'staff',
  isActive: true,
}
const nova = {
  id: 'nova',
  tiktokUsername: 'neon.nova',
  firstName: 'Nova',
  lastName: 'Okafor',
  avatarUrl: null,
  attendeeName: 'Nova Okafor',
}
const claim: PrizeClaim = {
  id: 'claim',
  attendee: nova,
  tierId: 'hoodie',
  prizeName: 'Hoodie',
  requiredPoints: 10_000,
  sizeId: null,
  sizeName: null,
  state: 'reserved',
  isStillReached: true,
  reservedAt: '2026-12-06T04:10:00.000Z',
  reservedBy: 'Sam Rivera',
  expiresAt: '2026-12-06T04:25:00.000Z',
  handedOverAt: null,
  handedOverBy: null,
  endedAt: null,
  endedBy: null,
  reason: null,
}
const given: PrizeClaim = { ...claim, state: 'handed-over', handedOverAt: '2026-12-06T04:11:00.000Z' }

function prize(tierId: string, more: Partial<DeskPrize>): DeskPrize {
  return {
    tierId,
    prizeName: tierId,
    requiredPoints: 1_000,
    description: null,
    perPersonLimit: 1,
    stockLeft: 7,
    sizes: [],
    verdict: 'claimable',
    pointsMissing: 0,
    ...more,
  }
}

const hoodie = prize('hoodie', { prizeName: 'Hoodie', requiredPoints: 10_000 })
const deskOf = (prizes: DeskPrize[], claims: PrizeClaim[] = [], more: object = {}) => ({
  attendee: nova,
  totalPoints: 11_000,
  isCrew: false,
  prizes,
  claims,
  ...more,
})
const page = (claims: PrizeClaim[]) => ({ claims, total: claims.length, pages: 1, page: 1 })

/** The desk with one person to be found. */
function openDesk(network: object) {
  return openPage('/admin?tab=prize-desk', {
    'GET /api/auth/user': staff,
    'GET /api/admin/attendees': {
      attendees: [{ ...nova, totalPoints: 11_000, email: null, isCrew: false }],
      total: 1,
      pages: 1,
      page: 1,
    },
    [CLAIMS]: page([]),
    ...network,
  })
}

async function findNova(): Promise<void> {
  // Keys as quick as those of a test are a wristband to this screen.
  fireEvent.change((await screen.findAllByRole('searchbox'))[0] as HTMLElement, { target: { value: 'nova' } })
  await userEvent.click(await screen.findByRole('button', { name: /Nova Okafor/ }))
  await screen.findByRole('heading', { name: '@neon.nova' })
}

const rowOf = (name: string) =>
  within(screen.getByRole('heading', { level: 4, name }).closest('li') as HTMLElement)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
test('a band that nobody wears is said large, and the tag is nowhere on the screen', async () => {
  const { sent } = await openDesk({
    [LOOK_UP]: refusal(404, 'wristband_not_linked', 'Please check in.'),
    'GET /api/event': { ...foundedEvent, shortestTag: 12 },
  })
  await screen.findByText('Tap a wristband')
  // Before the page knows the shortest band, keys of its first moments may be part of one.
  await waitFor(() => expect(sent.some(({ call }) => call === 'GET /api/event')).toBe(true))
  await userEvent.paste('04AABBCCDDEE')
  expect(await screen.findByText('Nobody wears this wristband')).toBeTruthy()
  expect(document.body.textContent).not.toContain('04AABBCCDDEE')
  expect(location.href).not.toContain('04AABBCCDDEE')
})

test('part of a band looks nobody up: the crew is told to hold it there once more', async () => {
  const { sent } = await openDesk({ 'GET /api/event': { ...foundedEvent, shortestTag: 14 } })
  await screen.findByText('Tap a wristband')
  await waitFor(() => expect(sent.some(({ call }) => call === 'GET /api/event')).toBe(true))
  await userEvent.paste('04AABBCCDDEE')
  expect(await screen.findByText('Once more, please: hold the band still at the reader')).toBeTruthy()
  expect(sent.some(({ call }) => call === LOOK_UP)).toBe(false)
})

test('a shirt is set aside in the size that is pressed, and a size that is gone cannot be', async () => {
  const size = (id: string, stockLeft: number) => ({
    id,
    name: id,
    stock: 9,
    stockLeft,
    reserved: 0,
    handedOver: 0,
  })
  const { sent } = await openDesk({
    [LOOK_UP]: deskOf([{ ...hoodie, sizes: [size('S', 0), size('M', 4)] }]),
    [RESERVE]: { ...claim, sizeId: 'M', sizeName: 'M' },
  })
  await findNova()
  const row = rowOf('Hoodie')
  expect(row.queryByRole('button', { name: 'Hand over Hoodie' })).toBeNull()
  expect(row.getByRole('button', { name: /S\s*All gone$/ })).toHaveProperty('disabled', true)
  await userEvent.click(row.getByRole('button', { name: /^Hand over Hoodie,\s*M\s*4 left$/ }))
  expect(await screen.findByRole('dialog', { name: 'Hand over "Hoodie · M"?' })).toBeTruthy()
  const wish = sent.find(({ call }) => call === RESERVE)
  expect(wish?.body).toEqual({ attendeeId: 'nova', tierId: 'hoodie', sizeId: 'M' })
})

test('a person at the desk sees why each prize can be collected or not', async () => {
  const posters = { ...given, id: 'poster', tierId: 'poster', isStillReached: false }
  await openDesk({
    [LOOK_UP]: deskOf(
      [
        hoodie,
        prize('poster', { verdict: 'limit-reached' }),
        prize('cap', { verdict: 'out-of-stock', stockLeft: 0 }),
        prize('tour', { verdict: 'not-reached', pointsMissing: 4_000 }),
      ],
      [posters],
    ),
  })
  await findNova()
  expect(rowOf('Hoodie').getByText('Ready to collect')).toBeTruthy()
  expect(rowOf('Hoodie').getByText('7 left')).toBeTruthy()
  expect(rowOf('poster').getByText(/^Collected/)).toBeTruthy()
  expect(rowOf('poster').getByText('Points were taken back since')).toBeTruthy()
  expect(rowOf('cap').getByText('All gone')).toBeTruthy()
  expect(rowOf('tour').getByText('4,000 points to go')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Hand over/ })).toHaveLength(1)
})

test('crew are told that prizes are for others', async () => {
  await openDesk({ [LOOK_UP]: deskOf([prize('Pin', { verdict: 'crew' })], [], { isCrew: true }) })
  await findNova()
  expect(screen.getByText('Crew make the party. They do not collect prizes.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull()
})

test('a prize is reserved, confirmed and theirs; a confirmation that failed can be tried again', async () => {
  let answers = 0
  const { sent } = await openDesk({
    [LOOK_UP]: deskOf([hoodie]),
    [RESERVE]: claim,
    'POST /api/admin/prize-claims/claim/hand-over': () => {
      answers += 1
      return answers === 1
        ? Response.json({ error: 'Somebody else wears this.', code: 'wristband_in_use' }, { status: 409 })
        : Response.json(given)
    },
  })
  await findNova()
  await userEvent.click(screen.getByRole('button', { name: 'Hand over Hoodie' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over "Hoodie"?' }))
  expect(dialog.getByText('Tap their band again, or confirm below.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, handed over' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Somebody else wears this wristband.')
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, handed over' }))
  expect(await screen.findByText('Hoodie: all theirs!')).toBeTruthy()
  const reserved = sent.find(({ call }) => call === RESERVE)
  expect(reserved?.body).toEqual({ attendeeId: 'nova', tierId: 'hoodie' })
  expect(reserved?.headers.get('idempotency-key')).toBeTruthy()
})

test('leaving the confirmation releases the prize', async () => {
  const { sent } = await openDesk({
    [LOOK_UP]: deskOf([hoodie]),
    [RESERVE]: claim,
    'POST /api/admin/prize-claims/claim/cancel': { ...claim, state: 'cancelled' },
  })
  await findNova()
  await userEvent.click(screen.getByRole('button', { name: 'Hand over Hoodie' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toContain('POST /api/admin/prize-claims/claim/cancel'),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the last one went at another desk: the sentence of the server is shown', async () => {
  await openDesk({
    [LOOK_UP]: deskOf([hoodie]),
    [RESERVE]: refusal(409, 'prize_out_of_stock', 'Gone.'),
  })
  await findNova()
  await userEvent.click(screen.getByRole('button', { name: 'Hand over Hoodie' }))
  expect(await screen.findByText('This prize is gone. All of them found a home.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('taking a prize back needs a reason', async () => {
  const { sent } = await openDesk({
    [CLAIMS]: page([given]),
    'POST /api/admin/prize-claims/claim/return': { ...given, state: 'returned' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take back Hoodie' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take "Hoodie" back?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(dialog.getByText('Please fill this in.')).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'too small' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('The prize is back in stock.')).toBeTruthy()
  const back = sent.find(({ call }) => call.endsWith('/return'))
  expect(back?.body).toEqual({ reason: 'too small' })
})

test('the answer for a band that was tapped before the last one brings nobody back', async () => {
  const answers: Array<() => void> = []
  const person = (id: string) => ({ ...deskOf([]), attendee: { ...nova, id, tiktokUsername: id } })
  await openDesk({
    [LOOK_UP]: () =>
      new Promise<Response>((done) => {
        const id = answers.length === 0 ? 'first' : 'second'
        answers.push(() => done(Response.json(person(id))))
      }),
  })
  await screen.findByText('Tap a wristband')
  await userEvent.paste('04AABBCCDDE1')
  await userEvent.paste('04AABBCCDDE2')
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await screen.findByText('@second', { selector: 'h3' })
  answers[0]?.()
  await act(() => new Promise((done) => setTimeout(done)))
  expect(screen.getByText('@second', { selector: 'h3' })).toBeTruthy()
})
