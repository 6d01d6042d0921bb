import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { SelectMenu } from './select-menu.tsx'

const options = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'de', label: 'Deutsch' },
]

function LanguageMenu() {
  const [value, setValue] = useState('en')
  return <SelectMenu label="Language" value={value} options={options} onChange={setValue} />
}

const trigger = (current: string) => screen.getByRole('button', { name: `Language: ${current}` })
const focused = () => document.activeElement?.textContent

beforeEach(() => {
  render(<LanguageMenu />)
})
test('the keyboard alone opens the list, chooses and comes back', async () => {
  const user = userEvent.setup()
  trigger('English').focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('English')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger('Français'))
})

test('arrows run round, Home and End jump, a letter finds its word', async () => {
  const user = userEvent.setup()
  await user.click(trigger('English'))
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Deutsch')
  await user.keyboard('{Home}')
  expect(focused()).toBe('English')
  await user.keyboard('e')
  expect(focused()).toBe('Español')
  await user.keyboard('{End}f')
  expect(focused()).toBe('Français')
})

test('Escape leaves the choice as it was and returns to the trigger', async () => {
  const user = userEvent.setup()
  await user.click(trigger('English'))
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger('English'))
})

test('the current choice is marked, and a touch elsewhere closes the list', async () => {
  const user = userEvent.setup()
  await user.click(trigger('English'))
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('English')
  await user.click(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})
