import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { typeLikeAReader } from '../stations/type-like-a-reader.ts'
import { broken, openPage, refusal } from '../testing/stage.tsx'

const sam = { id: 'sam', email: null, firstName: 'Sam', lastName: null, role: 'staff', isActive: true }
const network: Record<string, unknown> = { 'GET /api/auth/user': sam, 'POST /api/tap': broken }

test('a kept tap that is refused later stays for the crew, who find it in the dashboard of the device', async () => {
  // jsdom has no IndexedDB, of which the station warns.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openPage('/tap-tracking', network)
  await screen.findByText('Tap Your Wristband')
  typeLikeAReader('04A1B2C3')
  await screen.findByText('1 waiting')
  network['POST /api/tap'] = refusal(409, 'installation_inactive', 'Closed.')
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('1 for the crew')).toBeTruthy()

  cleanup()
  await openPage('/admin', network)
  expect(await screen.findByText(/1 tap that this device kept brought no points/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Export list' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('Export the list first')
  await userEvent.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog)
  await waitFor(() => expect(screen.queryByText(/this device kept/)).toBeNull())
})
