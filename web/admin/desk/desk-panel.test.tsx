import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { foundedEvent } from '../../event/founded-event.ts'
import { typeLikeAReader } from '../../stations/type-like-a-reader.ts'
import { openPage, refusal } from '../../testing/stage.tsx'

const LOOK_UP = 'POST /api/admin/wristbands/look-up'
const FREE = { attendee: null, isWorn: false }
const TAG = '04AABBCCDDEE'

function person(id: string, name: string): DeskAttendee {
  return {
    id,
    tiktokUsername: id,
    firstName: name,
    lastName: '',
    attendeeName: name,
    avatarUrl: null,
    email: `${id}@fest.example`,
    language: 'en',
    ageBand: '18+',
    isCrew: false,
    isHidden: false,
    totalPoints: 0,
    wristband: null,
    version: 1,
  }
}

const [zoe, dante] = [person('zoe', 'Zoe Kim'), person('dante', 'Dante Freeman')]
const people = [zoe, dante]

/** A desk at which the answers to a search come when the test lets them. */
async function openDesk(network: object = {}, path = '/admin?tab=desk') {
  const waiting = new Map<string, () => void>()
  const find = (address: string) => {
    const search = new URL(address, location.origin).searchParams.get('search') ?? ''
    const attendees = people.filter(({ id }) => id.includes(search))
    const answer = Response.json({ attendees, total: attendees.length, pages: 1, page: 1 })
    if (search !== 'zoe' && search !== 'e') return answer
    return new Promise<Response>((done) => waiting.set(search, () => done(answer)))
  }
  const page = await openPage(path, {
    'GET /api/auth/user': {
      id: 'sam',
      email: null,
      firstName: null,
      lastName: null,
      role: 'staff',
      isActive: true,
    },
    'GET /api/admin/attendees': find,
    [LOOK_UP]: FREE,
    ...network,
  })
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  return {
    ...page,
    box,
    // Keys as quick as those of a test are a wristband to this screen.
    type: (value: string) => fireEvent.change(box, { target: { value } }),
    enter: () => fireEvent.keyDown(box, { key: 'Enter' }),
    async answer(search: string) {
      await waitFor(() => expect([...waiting.keys()]).toContain(search))
      waiting.get(search)?.()
    },
  }
}

const rows = () => document.querySelectorAll('[data-row]')
const isQuestionOpen = () => screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
test('Enter waits for the people of what stands in the box, and asks before it links the band', async () => {
  const { box, type, enter, answer, sent } = await openDesk({
    'POST /api/admin/attendees/zoe/wristbands': zoe,
  })
  type('dante')
  await waitFor(() => expect(rows()).toHaveLength(1))
  await userEvent.paste(TAG)
  await screen.findByText(/^Nobody wears this band yet/)
  type('zoe')
  expect(rows()[0]?.closest('[inert]'), 'nobody of the search before can be touched').toBeTruthy()
  box.focus()
  enter()
  enter()
  expect(isQuestionOpen()).toBeNull()
  await answer('zoe')
  const question = within(await screen.findByRole('alertdialog', { name: 'Link band …DDEE to Zoe Kim?' }))
  const yes = question.getByRole('button', { name: 'Link this band' })
  expect(document.activeElement === yes).toBe(true)
  await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(yes)
  await screen.findByText('Zoe Kim wears the band now.')
  expect(sent.find(({ call }) => call.endsWith('/wristbands'))?.body).toEqual({ rfidTagId: TAG })
  await waitFor(() => expect(document.activeElement === box).toBe(true))
  expect(box.value).toBe('')
  expect(document.body.textContent).not.toContain(TAG)
})

test('the desk reads bands that are shorter than every band in use, to link them', async () => {
  await openDesk({ 'GET /api/event': { ...foundedEvent, shortestTag: 14 } })
  typeLikeAReader('04AA')
  expect(await screen.findByText(/^Nobody wears this band yet/)).toBeTruthy()
})

test('whoever types on after Enter is taken to nobody', async () => {
  const { type, enter, answer } = await openDesk()
  type('zoe')
  enter()
  type('dante')
  await answer('zoe')
  await waitFor(() => expect(document.querySelector('[data-row]')?.closest('[inert]')).toBeNull())
  expect(rows()).toHaveLength(1)
  expect(isQuestionOpen()).toBeNull()
})

test('the wearer of a band takes the place of the search, and Enter opens nobody who is not seen', async () => {
  const { box, type, enter } = await openDesk({ [LOOK_UP]: { attendee: dante, isWorn: true } })
  type('dante')
  await waitFor(() => expect(rows()).toHaveLength(1))
  await userEvent.paste(TAG)
  await screen.findByText('Found by the band that was tapped.')
  await waitFor(() => expect(box.value).toBe(''))
  enter()
  expect(isQuestionOpen()).toBeNull()
  expect(rows()[0]?.textContent).toContain('Dante Freeman')
})

test('the only person on a later page is not the only one found', async () => {
  const onPageTwo = { attendees: [zoe], total: 21, pages: 2, page: 2 }
  const { enter } = await openDesk(
    { 'GET /api/admin/attendees': onPageTwo },
    '/admin?tab=desk&search=fest.example&page=2',
  )
  await waitFor(() => expect(rows()).toHaveLength(1))
  enter()
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(isQuestionOpen()).toBeNull()
})

test('a band that another desk linked in between is said to be theirs, and can be tried again', async () => {
  let isTaken = false
  const { type, enter, answer } = await openDesk({
    [LOOK_UP]: () => Response.json(isTaken ? { attendee: dante, isWorn: true } : FREE),
    'POST /api/admin/attendees/zoe/wristbands': () => {
      isTaken = true
      return refusal(409, 'wristband_in_use', 'Taken.')()
    },
  })
  type('zoe')
  enter()
  await answer('zoe')
  await screen.findByRole('dialog', { name: 'Band for Zoe Kim' })
  await userEvent.paste(TAG)
  const question = await screen.findByRole('alertdialog', { name: 'Link band …DDEE to Zoe Kim?' })
  const yes = within(question).getByRole('button', { name: 'Link this band' })
  await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(yes)
  expect(await screen.findByText('Dante Freeman (@dante) wears this band.')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a band that is reported lost says so, and waits to be found again before it is linked', async () => {
  let isBlocked = true
  const { sent, box } = await openDesk({
    [LOOK_UP]: () => Response.json({ attendee: dante, isWorn: false, isBlocked }),
    'POST /api/admin/wristbands/found': () => {
      isBlocked = false
      return Response.json(dante)
    },
  })
  typeLikeAReader(TAG)
  expect(await screen.findByText(/Dante Freeman \(@dante\) reported this band as lost/)).toBeTruthy()
  expect(box.value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Found again' }))
  const found = { call: 'POST /api/admin/wristbands/found', body: { rfidTagId: TAG } }
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining(found)))
  await waitFor(() => expect(screen.queryByText(/reported this band as lost/)).toBeNull())
})

test('the dialog that links does not ask about a lost band, but whether it was found', async () => {
  let isBlocked = true
  await openDesk({
    [LOOK_UP]: () => Response.json({ attendee: dante, isWorn: false, isBlocked }),
    'POST /api/admin/wristbands/found': () => {
      isBlocked = false
      return Response.json(dante)
    },
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Link a band' }))[0] as HTMLElement)
  await screen.findByRole('dialog')
  typeLikeAReader(TAG)
  await userEvent.click(await screen.findByRole('button', { name: 'Found again' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})
