import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/stage.tsx'

const column = (name: string, given: object = {}) => {
  return { name, type: 'text', unit: null, isContact: false, description: `What ${name} means`, ...given }
}
const festival = {
  'GET /api/auth/user': {
    id: 'ada',
    email: 'ada@fest.example',
    firstName: 'Ada',
    role: 'admin',
    isActive: true,
  },
  'GET /api/admin/setup': { steps: [] },
  'GET /api/admin/exports': {
    datasets: [
      {
        dataset: 'people',
        url: '/api/admin/exports/people',
        title: 'People',
        description: 'Everybody',
        hasDays: false,
        isPersonal: true,
        columns: [column('attendeeId'), column('email', { isContact: true })],
        rows: 1200,
      },
      {
        dataset: 'hours',
        url: '/api/admin/exports/hours',
        title: 'Figures by hour',
        description: 'By hour',
        hasDays: true,
        isPersonal: false,
        columns: [
          column('startsAt', { type: 'moment' }),
          column('points', { type: 'integer', unit: 'points' }),
        ],
        rows: 0,
      },
    ],
    days: ['2026-12-04', '2026-12-05'],
    recent: [],
  },
}

beforeEach(() => {
  // Canvas and storage that jsdom does not have are warned of.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a file is fetched as it was chosen: its format, its days, its columns, and names only when asked for', async () => {
  await openPage('/admin?tab=exports', festival)
  const address = (title: string) =>
    screen.getByRole('link', { name: `Download: ${title}` }).getAttribute('href')
  expect(await screen.findByText('Rows: 1,200')).toBeTruthy()
  expect(screen.getByText(/Nothing recorded yet/)).toBeTruthy()
  expect(address('People')).toBe('/api/admin/exports/people?format=csv')
  await userEvent.click(screen.getByRole('radio', { name: 'JSON Lines' }))
  await userEvent.selectOptions(screen.getByLabelText('From'), '2026-12-05')
  await userEvent.click(screen.getByLabelText('With names and e-mail addresses'))
  expect(address('People')).toBe('/api/admin/exports/people?format=jsonl&contact=true')
  expect(within(screen.getByLabelText('To')).queryByText(/December 4/)).toBeNull()
  const hours = '/api/admin/exports/hours?format=jsonl&from=2026-12-05'
  expect(address('Figures by hour')).toBe(hours)
  await userEvent.click(
    screen.getByText('2 columns and what they mean', { selector: 'li:last-child summary' }),
  )
  await userEvent.click(screen.getByLabelText('startsAt'))
  expect(address('Figures by hour')).toBe(`${hours}&columns=points`)
})
