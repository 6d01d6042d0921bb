import { expect, test } from 'vitest'
import { dismissToast, emptyQueue, pushToast, releaseToast, type Toast } from './toast-queue.ts'

function made(id: string, variant: Toast['variant'] = 'default'): Toast {
  return { id, title: id, variant, durationMs: 5000, isAssertive: false }
}

test('of the good news behind an error only the newest waits, and no error is skipped', () => {
  const errors = pushToast(
    pushToast(emptyQueue, made('e1', 'destructive'), 0),
    made('e2', 'destructive'),
    100,
  )
  const queue = pushToast(pushToast(errors, made('old news'), 200), made('news'), 300)
  expect(queue.shown?.toast.id).toBe('e1')
  expect(queue.waiting.map((toast) => toast.id)).toEqual(['e2', 'news'])
})

test('the hold of an error begins when it is seen, not when it was told', () => {
  const queue = pushToast(
    pushToast(emptyQueue, made('e1', 'destructive'), 0),
    made('e2', 'destructive'),
    2900,
  )
  const second = releaseToast(queue, 3000)
  expect(second.shown).toMatchObject({ toast: { id: 'e2' }, since: 3000 })
  const third = pushToast(second, made('news'), 5900)
  expect(third.shown?.toast.id).toBe('e2')
  expect(releaseToast(third, 6000).shown?.toast.id).toBe('news')
})

test('closing an error shows at once what waited behind it', () => {
  const queue = pushToast(pushToast(emptyQueue, made('e1', 'destructive'), 0), made('news'), 10)
  expect(dismissToast(queue, 'e1', 20).shown?.toast.id).toBe('news')
  expect(dismissToast(queue, 'news', 20).waiting).toEqual([])
})
