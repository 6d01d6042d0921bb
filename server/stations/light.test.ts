import { describe, expect, it } from 'vitest'
import type { Heartbeat } from '../../contract/stations.ts'
import { lightOf } from './light.ts'

const well: Heartbeat = { version: 'new', pendingTaps: 0 }

function lightWith(health: Partial<Heartbeat>, { silentSeconds = 10, isOpen = true, version = 'new' } = {}) {
  return lightOf({ silentMs: silentSeconds * 1000, health: { ...well, ...health }, isOpen, version })
}

describe('the light of a station', () => {
  it('is green when it was seen in the last minute and nothing waits', () => {
    expect(lightWith({})).toEqual({ light: 'green', reasons: [] })
    expect(lightWith({}, { silentSeconds: 59.9 }).light).toBe('green')
    const fine = { clockOffsetMs: -5_000, camera: 'off', battery: 3, refusedTaps: 9, storage: 'ok' } as const
    expect(lightWith({ ...fine, reader: { lastScanAt: null, misreads: 0 } }).light).toBe('green')
  })

  it.each([
    ['waiting-taps', { pendingTaps: 1 }],
    ['clock-off', { clockOffsetMs: 5_001 }],
    ['clock-off', { clockOffsetMs: -5_001 }],
    ['old-version', { version: 'old' }],
    ['misreads', { reader: { lastScanAt: null, misreads: 1 } }],
  ] as const)('is amber for %s: %j', (reason, health) => {
    expect(lightWith(health)).toEqual({ light: 'amber', reasons: [reason] })
  })

  it.each([
    ['camera-denied', { camera: 'denied' }],
    ['storage-full', { storage: 'full' }],
  ] as const)('is red for %s, also while the festival is closed', (reason, health) => {
    expect(lightWith(health)).toEqual({ light: 'red', reasons: [reason] })
    expect(lightWith(health, { isOpen: false })).toEqual({ light: 'red', reasons: [reason] })
  })

  it('is amber from a minute of silence on, and red from two while the festival is open', () => {
    expect(lightWith({}, { silentSeconds: 60 })).toEqual({ light: 'amber', reasons: ['late'] })
    expect(lightWith({}, { silentSeconds: 119.9 })).toEqual({ light: 'amber', reasons: ['late'] })
    expect(lightWith({}, { silentSeconds: 120 })).toEqual({ light: 'red', reasons: ['silent'] })
    expect(lightWith({}, { silentSeconds: 9_999, isOpen: false })).toEqual({
      light: 'amber',
      reasons: ['late'],
    })
  })

  it('tells every reason, the gravest first', () => {
    const health = { pendingTaps: 4, camera: 'denied', storage: 'full', version: 'old' } as const
    expect(lightWith(health, { silentSeconds: 500 })).toEqual({
      light: 'red',
      reasons: ['silent', 'camera-denied', 'storage-full', 'waiting-taps', 'old-version'],
    })
  })

  it('knows no old version where the server has no screens, nor before the first heartbeat', () => {
    const condition = { silentMs: 0, isOpen: true, version: undefined }
    expect(lightOf({ ...condition, health: { ...well, version: 'old' } }).light).toBe('green')
    expect(lightOf({ ...condition, health: null, version: 'new' }).light).toBe('green')
  })
})
