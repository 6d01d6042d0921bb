import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useAddress } from './use-address.ts'

afterEach(() => history.replaceState(null, '', '/'))

test('a search that was typed in a section which is being left does not lead back to it', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/admin?tab=desk']}>{children}</MemoryRouter>
  )
  const { result } = renderHook(useAddress, { wrapper })
  act(() => result.current.filter({ search: 'nova' }))
  expect(result.current.search).toBe('nova')
  // The browser is at the next section already; its page is still being fetched.
  history.replaceState(null, '', '/admin?tab=people')
  act(() => result.current.filter({ search: 'nova o' }))
  expect(result.current.search).toBe('nova')
})
