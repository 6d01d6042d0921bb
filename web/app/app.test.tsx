import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/stage.tsx'

const SESSION = '0123456789abcdef0123456789abcdef'

test('a guest meets Leon behind three doors', async () => {
  await openPage('/')
  expect(await screen.findByText('Your LIVE FEST AI Guide')).toBeTruthy()
  const doors = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(doors).toEqual(
    expect.arrayContaining([
      '/fortune-teller/find-future',
      '/fortune-teller/ask-question',
      '/fortune-teller/quick-questions',
    ]),
  )
  expect(screen.getByText('Make LIVE Count')).toBeTruthy()
  expect(screen.getByText('Powered by AI')).toBeTruthy()
})

test('whoever checked in is welcomed back by name, at both addresses of the greeting', async () => {
  localStorage.setItem('sessionId', SESSION)
  const owner = { sessionId: SESSION, tiktokUsername: 'nova', attendeeName: 'Nova Reyes' }
  await openPage('/fortune-teller', { [`GET /api/sessions/${SESSION}`]: owner })
  expect(await screen.findByText('Welcome back, @nova!')).toBeTruthy()
  expect(screen.getByText('Nova Reyes')).toBeTruthy()
  expect(screen.queryByText('Your LIVE FEST AI Guide')).toBeNull()
})

test('a session that cannot be loaded is passed over in silence', async () => {
  localStorage.setItem('sessionId', SESSION)
  await openPage('/', { [`GET /api/sessions/${SESSION}`]: refusal(404, 'session_not_found', 'No.') })
  expect(await screen.findByText('Your LIVE FEST AI Guide')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an unknown path says so, with the hint for whoever builds pages', async () => {
  await openPage('/backstage')
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  expect(screen.getByText(/add the page to the router/)).toBeTruthy()
})

test('the menu closes with Escape and gives the focus back', async () => {
  await openPage('/')
  const toggle = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(toggle)
})

test('a chosen language applies at once, is remembered and told to the browser', async () => {
  await openPage('/')
  await userEvent.click(screen.getByRole('button', { name: /Language/ }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }))
  expect(await screen.findByText('Frag Leon')).toBeTruthy()
  expect(localStorage.getItem('language')).toBe('de')
  expect(document.documentElement.lang).toBe('de')
})

test('the hub leads to all six installations and shows points only where there are some', async () => {
  await openPage('/hub')
  expect(await screen.findByRole('heading', { name: 'Event Hub' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('link', { name: /Gift Aura.*Emotion-detection/ })).toBeTruthy())
  expect(screen.getByRole('link', { name: /Gift Aura/ }).textContent).toContain('2,000 points')
  expect(screen.getByRole('link', { name: /Leaderboard/ }).textContent).not.toMatch(/\d/)
  expect(screen.getByRole('link', { name: /Admin Dashboard/ }).getAttribute('href')).toBe('/admin')
})
