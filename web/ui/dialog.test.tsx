import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'

function WithDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add entry
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Create entry" closeLabel="Close">
        <TextField label="Title" />
      </Dialog>
    </>
  )
}

test('a dialog begins at its first field and gives focus back when Escape closes it', async () => {
  const user = userEvent.setup()
  render(<WithDialog />)
  const opener = screen.getByRole('button', { name: 'Add entry' })
  await user.click(opener)
  expect(screen.getByRole('dialog', { name: 'Create entry' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('on a phone the way back closes a sheet, and a sheet that was closed otherwise leaves no step behind', async () => {
  document.documentElement.dataset.surface = 'phone'
  const user = userEvent.setup()
  render(<WithDialog />)
  const steps = history.length
  await user.click(screen.getByRole('button', { name: 'Add entry' }))
  expect(history.length).toBe(steps + 1)
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(history.state).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add entry' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(history.state).toBeNull())
  delete document.documentElement.dataset.surface
})

test('a question before a deletion begins at Cancel, and while it runs a second click is not heard', async () => {
  const user = userEvent.setup()
  const handleConfirm = vi.fn()
  const question = (isPending: boolean) => (
    <AlertDialog
      isOpen
      onOpenChange={() => undefined}
      title="Delete entry?"
      description="It can be restored."
      cancelLabel="Cancel"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={isPending}
      onConfirm={handleConfirm}
    />
  )
  const { rerender } = render(question(false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  rerender(question(true))
  await user.click(screen.getByRole('button', { name: 'Deleting...' }))
  expect(handleConfirm).toHaveBeenCalledTimes(1)
})
