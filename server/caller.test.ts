import { describe, expect, it } from 'vitest'
import type { User } from '../contract/staff.ts'
import { festivalForFile } from '../test/build-app.ts'
import { type CallerFinders, identifyOnce } from './caller.ts'
import { callerFinders } from './find-caller.ts'

const festival = await festivalForFile()

const user: User = {
  id: 'u1',
  email: null,
  firstName: 'Sam',
  lastName: 'Rivera',
  role: 'staff',
  isActive: true,
}

/** Finders that note which kinds were looked up. */
function finders(signedIn: boolean) {
  const asked: string[] = []
  const found: CallerFinders = {
    staff: async () => {
      asked.push('staff')
      return signedIn ? { kind: 'staff', user } : undefined
    },
    station: async (_cookies, identify) => {
      asked.push('station')
      const { kind } = await identify('staff')
      return kind === 'staff' ? { kind: 'station', installationId: null } : undefined
    },
    'phone-owner': async () => {
      asked.push('phone-owner')
      return undefined
    },
  }
  return { asked, found }
}

describe('who calls', () => {
  it('is the first of the kinds asked for, else a guest', async () => {
    const identify = identifyOnce(finders(true).found, {})
    expect(await identify('phone-owner', 'station')).toEqual({ kind: 'station', installationId: null })
    expect(await identify('phone-owner')).toEqual({ kind: 'guest' })
    expect(await identify('staff', 'station')).toEqual({ kind: 'staff', user })
  })

  it('is looked up when it is asked for, and once a request', async () => {
    const { asked, found } = finders(false)
    const identify = identifyOnce(found, {})
    expect(asked).toEqual([])
    await Promise.all([identify('station', 'phone-owner'), identify('staff'), identify('station')])
    await identify('phone-owner')
    expect(asked.sort()).toEqual(['phone-owner', 'staff', 'station'])
  })

  it('costs a tap without cookies no question to the database, and one with a cookie only that', async () => {
    const { deps, db } = festival
    let questions = 0
    const count = () => (questions += 1)
    db.$client.on('acquire', count)
    const identify = identifyOnce(callerFinders(deps), {})
    expect(await identify('station', 'phone-owner')).toEqual({ kind: 'guest' })
    expect(questions).toBe(0)
    const onPhone = identifyOnce(callerFinders(deps), { livefest_phone: 'invented' })
    expect(await onPhone('station', 'phone-owner')).toEqual({ kind: 'guest' })
    expect(await onPhone('phone-owner')).toEqual({ kind: 'guest' })
    expect(questions).toBe(1)
    db.$client.off('acquire', count)
  })
})
