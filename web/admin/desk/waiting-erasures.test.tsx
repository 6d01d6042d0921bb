import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { attendee } from '../../testing/people.ts'
import { openPage } from '../../testing/stage.tsx'

// This browser keeps no taps over a reload, and says so.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('the desk sees who has asked to be deleted and when it happens, and takes it back for them', async () => {
  let isKept = false
  const erasure = {
    attendee: attendee('luna'),
    askedAt: '2026-12-06T04:10:00Z',
    dueAt: '2026-12-07T04:10:00Z',
  }
  const { sent } = await openPage('/admin?tab=desk', {
    'GET /api/auth/user': {
      id: 'sam',
      email: null,
      firstName: null,
      lastName: null,
      role: 'staff',
      isActive: true,
    },
    'GET /api/admin/attendees': { attendees: [], total: 0, pages: 1, page: 1 },
    'GET /api/admin/erasures': () => Response.json({ erasures: isKept ? [] : [erasure] }),
    'DELETE /api/admin/attendees/id-luna/erasure': () => {
      isKept = true
      return new Response(null, { status: 204 })
    },
  })
  expect(await screen.findByRole('heading', { name: 'Asked to be deleted' })).toBeDefined()
  expect(screen.getByText('@luna')).toBeDefined()
  expect(screen.getByText(/Will be deleted Dec 6, 8:10/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Keep Nova Reyes' }))
  expect(await screen.findByText('Nova Reyes stays. Nothing gets deleted.')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Asked to be deleted' })).toBeNull()
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/admin/attendees/id-luna/erasure')
})
