import { expect, test } from 'vitest'
import { blocksOf } from './terms-blocks.ts'

test('terms are read as headings, paragraphs and lists, and everything else is text', () => {
  expect(
    blocksOf('# Who\r\nWe, <b>us</b>\nand [you](javascript:alert(1))\n\n- one\n* two\n\n\n-not a list'),
  ).toEqual([
    { kind: 'heading', text: 'Who' },
    { kind: 'paragraph', text: 'We, <b>us</b>\nand [you](javascript:alert(1))' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: '-not a list' },
  ])
})
