import { beforeEach, expect, test, vi } from 'vitest'
import { earconScores } from './earcon-scores.ts'
import { isMuted, playEarcon, setMuted } from './earcons.ts'

const started: { hertz: number; at: number }[] = []
const vibrate = vi.fn()

class SilentParam {
  value = 0
  setValueAtTime(value: number) {
    this.value = value
  }
  exponentialRampToValueAtTime() {}
}

class SilentNode {
  gain = new SilentParam()
  frequency = new SilentParam()
  type = 'sine'
  connect() {}
  start(at: number) {
    started.push({ hertz: this.frequency.value, at })
  }
  stop() {}
}

/** jsdom has no sound: this stands where the browser's would be, and keeps what was started. */
class SilentAudioContext {
  currentTime = 0
  state = 'running'
  destination = new SilentNode()
  createGain() {
    return new SilentNode()
  }
  createOscillator() {
    return new SilentNode()
  }
}

beforeEach(() => {
  started.length = 0
  vibrate.mockClear()
  vi.stubGlobal('AudioContext', SilentAudioContext)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
})
test('a phone stays silent and answers in the hand', () => {
  playEarcon('accept')
  expect(started).toEqual([])
  expect(vibrate).toHaveBeenCalledWith(15)
})

test('a kiosk accepts with two rising tones, 90 ms apart', () => {
  document.documentElement.dataset.surface = 'kiosk-portrait'
  playEarcon('accept')
  expect(started.map(({ hertz }) => hertz)).toEqual([659.25, 987.77])
  expect((started[1]?.at ?? 0) - (started[0]?.at ?? 0)).toBeCloseTo(0.09)
  expect(vibrate).not.toHaveBeenCalled()
})

test('a muted kiosk says nothing and remembers it', () => {
  document.documentElement.dataset.surface = 'kiosk-portrait'
  setMuted(true)
  expect(isMuted()).toBe(true)
  playEarcon('points')
  expect(started).toEqual([])
  setMuted(false)
  playEarcon('points')
  expect(started).toHaveLength(4)
})

test('the last tick of a countdown is higher than the others', () => {
  expect([earconScores.tick[0]?.hertz, earconScores['last-tick'][0]?.hertz]).toEqual([880, 1320])
})
