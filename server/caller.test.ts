import { describe, expect, it } from 'vitest'
import type { User } from '../contract/staff.ts'
import { festivalForFile } from '../test/build-app.ts'
import { type CallerFinders, identifyOnce, type Station } from './caller.ts'
import { callerFinders } from './find-caller.ts'

const festival = await festivalForFile()

const user: User = {
  id: 'u1',
  email: null,
  firstName: 'Sam',
  lastName: 'Rivera',
  role: 'staff',
  ownRole: null,
  isActive: true,
}

const station: Station = {
  kind: 'station',
  id: 's1',
  installationId: 'tap-tracking',
  home: '/tap-tracking',
  pairedAt: new Date(),
  trainings: [],
}

const asked = (cookies: Record<string, string> = {}) => ({ cookies, operationId: 'recordTap' })

/** Finders that note which kinds were looked up. */
function finders(signedIn: boolean) {
  const lookedUp: string[] = []
  const found: CallerFinders = {
    staff: async () => {
      lookedUp.push('staff')
      return signedIn ? { kind: 'staff', user, sessionId: 's' } : undefined
    },
    station: async (_asked, identify) => {
      lookedUp.push('station')
      const { kind } = await identify('staff')
      return kind === 'staff' ? station : undefined
    },
    'phone-owner': async () => {
      lookedUp.push('phone-owner')
      return undefined
    },
    'api-key': async () => undefined,
  }
  return { lookedUp, found }
}

describe('who calls', () => {
  it('is the first of the kinds asked for, else a guest', async () => {
    const identify = identifyOnce(finders(true).found, asked())
    expect(await identify('phone-owner', 'station')).toEqual(station)
    expect(await identify('phone-owner')).toEqual({ kind: 'guest' })
    expect(await identify('staff', 'station')).toEqual({ kind: 'staff', user, sessionId: 's' })
  })

  it('is looked up when it is asked for, and once a request', async () => {
    const { lookedUp, found } = finders(false)
    const identify = identifyOnce(found, asked())
    expect(lookedUp).toEqual([])
    await Promise.all([identify('station', 'phone-owner'), identify('staff'), identify('station')])
    await identify('phone-owner')
    expect(lookedUp.sort()).toEqual(['phone-owner', 'staff', 'station'])
  })

  it('costs a tap without cookies no question to the database, and one with a cookie only that', async () => {
    const { deps, db } = festival
    let questions = 0
    const count = () => (questions += 1)
    db.$client.on('acquire', count)
    const identify = identifyOnce(callerFinders(deps), asked())
    expect(await identify('station', 'phone-owner')).toEqual({ kind: 'guest' })
    expect(questions).toBe(0)
    const onPhone = identifyOnce(callerFinders(deps), asked({ livefest_phone: 'invented' }))
    expect(await onPhone('station', 'phone-owner')).toEqual({ kind: 'guest' })
    expect(await onPhone('phone-owner')).toEqual({ kind: 'guest' })
    expect(questions).toBe(1)
    db.$client.off('acquire', count)
  })
})
