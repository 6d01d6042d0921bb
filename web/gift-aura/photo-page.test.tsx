import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage, refusal } from '../testing/stage.tsx'
import { clearToasts } from '../ui/toast.ts'

const photo = () => ({
  expiresAt: new Date(Date.now() + 23.5 * 3_600_000).toISOString(),
  vibe: 'HAPPY',
  handle: 'nova',
  emailState: 'sent',
  mayDelete: true,
})
const gone = refusal(404, 'photo_not_found', 'Gone.')

afterEach(() => {
  clearToasts()
})

test('a link from the booth or the mail makes the phone the owner’s, and keeps the key', async () => {
  const { sent } = await openPage('/photo/abc#own', { 'GET /api/photos/abc': photo() })
  await screen.findByRole('button', { name: 'Delete this photo' })
  const asked = sent.filter(({ call }) => call.endsWith('/api/photos/abc'))
  expect(asked.map(({ headers }) => headers.get('photo-owner-key'))).toEqual(asked.map(() => 'own'))
  expect(localStorage.getItem('kept:photo:abc')).toContain('own')
})

test('whoever holds the link sees the photo, its vibe and how long it stays', async () => {
  await openPage('/photo/abc', { 'GET /api/photos/abc': photo() })
  const picture = await screen.findByRole('img', { name: 'Festival photo of @nova' })
  expect(picture.getAttribute('src')).toBe('/api/photos/abc/picture')
  expect(screen.getByText('HAPPY')).toBeTruthy()
  expect(screen.getByText('This page disappears in 23 hours.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Save' }).getAttribute('download')).toBe('gift-aura.jpg')
})

test('a photo that is gone says so and leads to the booth', async () => {
  await openPage('/photo/abc', { 'GET /api/photos/abc': gone })
  expect(await screen.findByText('This photo is gone')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the photo booth' }).getAttribute('href')).toBe('/gift-aura')
})

test('a photo is deleted only after a second question, and then it is gone', async () => {
  let isThere = true
  const { sent } = await openPage('/photo/abc', {
    'GET /api/photos/abc': () => (isThere ? Response.json(photo()) : gone()),
    'DELETE /api/photos/abc': () => {
      isThere = false
      return new Response(null, { status: 204 })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this photo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this photo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('This photo is gone')).toBeTruthy()
})
