import { expect, test } from 'vitest'
import { fold } from './index.ts'
import { toSimplified } from './to-simplified.ts'

test.each([
  ['廁所在哪裡', '厕所在哪里'],
  ['計程車和腳踏車', '出租车和自行车'],
  ['無線網路', '无线网络'],
  ['甚麼時候', '甚么时候'],
  ['停車场怎么找', '停车场怎么找'],
])('what is written %s in Taiwan and Hong Kong is read as %s', (traditional, simplified) => {
  expect(toSimplified(traditional)).toBe(simplified)
  expect(fold(traditional, 'zh')).toBe(simplified)
})

test.each(['厕所在哪里', '影片几点开始', '能叠加用么', '后面', 'Wi-Fi 5G'])(
  'what everybody writes so stays: %s',
  (text) => {
    expect(toSimplified(text)).toBe(text)
  },
)

test('Japanese keeps its characters', () => {
  expect(fold('無線', 'ja')).toBe('無線')
})
