import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/stage.tsx'

const ATTENDEES = 'GET /api/admin/attendees'
const staff = {
  id: 'sam',
  email: null,
  firstName: null,
  lastName: null,
  role: 'staff',
  isActive: true,
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a search in a page that was opened by its address keeps the focus', async () => {
  const { sent } = await openPage('/admin?tab=desk', {
    'GET /api/auth/user': staff,
    [ATTENDEES]: { attendees: [], total: 0, pages: 1, page: 1 },
  })
  const box = await screen.findByRole('searchbox')
  box.focus()
  fireEvent.change(box, { target: { value: 'n' } })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent.filter(({ call }) => call === ATTENDEES)).toHaveLength(2))
  expect(document.activeElement === box).toBe(true)
})

test('a view chosen in a page that was opened by its address keeps the focus; a link gives it to the title', async () => {
  await openPage('/activities', { 'GET /api/activities': { activities: [], clockAheadMs: 0 } })
  const all = await screen.findByRole('radio', { name: 'All' })
  await userEvent.click(all)
  await waitFor(() => expect(all.getAttribute('aria-checked')).toBe('true'))
  expect(document.activeElement === all).toBe(true)
  await userEvent.click(screen.getAllByRole('link', { name: 'FAQs' })[0] as HTMLElement)
  const title = await screen.findByRole('heading', { level: 1, name: 'Good to know' })
  await waitFor(() => expect(document.activeElement === title).toBe(true))
})
