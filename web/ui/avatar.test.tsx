import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { nameColors } from './name-colors.ts'

test('without a picture the first letter stands for the name, whatever the script', () => {
  const { container, rerender } = render(<Avatar name="@neon_nora" />)
  expect(container.textContent).toBe('N')
  rerender(<Avatar name="치즈" />)
  expect(container.textContent).toBe('치')
  rerender(<Avatar name="_" />)
  expect(container.textContent).toBe('?')
})

test('the letter is that of the person, and the handle only stands in for it', () => {
  const { container, rerender } = render(<Avatar name="im.parker90" realName="Łukasz" />)
  expect(container.textContent).toBe('Ł')
  rerender(<Avatar name="its.sara" realName="🎤 سارة" />)
  expect(container.textContent).toBe('س')
  rerender(<Avatar name="im.parker90" realName="" />)
  expect(container.textContent).toBe('I')
})

test('a picture that cannot be loaded leaves the letter, and a new picture gets its chance', () => {
  const { container, rerender } = render(<Avatar name="aurora" imageUrl="/gone.webp" />)
  const image = () => container.querySelector('img')
  fireEvent.error(image() ?? container)
  expect(image()).toBeNull()
  expect(container.textContent).toBe('A')
  rerender(<Avatar name="aurora" imageUrl="/new.webp" />)
  expect(image()?.getAttribute('src')).toBe('/new.webp')
})

test('a name keeps its colours, and others have others', () => {
  expect(nameColors('Aurora')).toEqual(nameColors('aurora'))
  expect(nameColors('aurora')).not.toEqual(nameColors('bassline'))
})
