import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { aFormWith } from '../../test/upload.ts'

const festival = await festivalForFile()
const { app } = festival
const { headers } = await signInAs(festival, 'admin')

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const ask = (method: Method, url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) })

const importFile = (url: string, csv: string) => {
  const form = aFormWith(csv)
  return app.inject({
    method: 'POST',
    url: `${url}/import`,
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  })
}

let made = 0
const text = (what: string) => `${what} ${++made}`
const read = async (url: string, list: string, id: string) =>
  (await ask('GET', url)).json()[list].find((row: { id: string }) => row.id === id)

/** Something that staff edit: how to make one, read it, and save one of its fields. */
interface Edited {
  make: () => Promise<string>
  read: (id: string) => Promise<{ version: number }>
  /** Saves something else every time. */
  save: (id: string, more: object) => ReturnType<typeof ask>
  field: string
}

const knowledge = '/api/admin/event-knowledge'
const tiers = '/api/admin/prize-tiers'
const places = '/api/admin/installations'
const people = '/api/admin/attendees'

const edited: [string, Edited][] = [
  [
    'an entry',
    {
      field: 'description',
      make: async () =>
        (await ask('POST', knowledge, { category: 'venue', title: text('Gate'), description: 'Open' })).json()
          .id,
      read: (id) => read(`${knowledge}?pageSize=100`, 'entries', id),
      save: (id, more) => ask('PATCH', `${knowledge}/${id}`, { description: text('Open until'), ...more }),
    },
  ],
  [
    'an installation',
    {
      field: 'pointValue',
      make: async () => (await anInstallation(festival)).id,
      read: (id) => read(places, 'installations', id),
      save: (id, more) => ask('PATCH', `${places}/${id}`, { pointValue: ++made, ...more }),
    },
  ],
  [
    'a prize tier',
    {
      field: 'requiredPoints',
      make: async () => (await ask('POST', tiers, { prizeName: 'Hoodie', requiredPoints: 5 })).json().id,
      read: (id) => read(tiers, 'tiers', id),
      save: (id, more) => ask('PATCH', `${tiers}/${id}`, { requiredPoints: ++made, ...more }),
    },
  ],
  [
    'an attendee',
    {
      field: 'firstName',
      make: async () => (await anAttendee(festival)).id,
      read: (id) => read(`${people}?pageSize=100`, 'attendees', id),
      save: (id, more) => ask('PATCH', `${people}/${id}`, { firstName: text('Nova'), ...more }),
    },
  ],
  [
    'the event',
    {
      field: 'edition',
      make: async () => 'event',
      read: async () => (await ask('GET', '/api/admin/event')).json(),
      save: (_id, more) => ask('PATCH', '/api/admin/event', { edition: text('Edition'), ...more }),
    },
  ],
  [
    'the plan of the freeze',
    {
      field: 'plannedAt',
      make: async () => 'plan',
      read: async () => (await ask('GET', '/api/admin/finale')).json(),
      save: (_id, more) =>
        ask('PUT', '/api/admin/finale/plan', {
          freezesAt: new Date(Date.parse('2027-01-01T00:00:00Z') + ++made * 60_000).toISOString(),
          ...more,
        }),
    },
  ],
]

describe.each(edited)('%s', (_name, { make, read, save, field }) => {
  it('is saved on the version that was read, and every save is one more', async () => {
    const id = await make()
    const { version } = await read(id)
    const saved = await save(id, { version })
    expect([saved.statusCode, saved.json().version]).toEqual([200, version + 1])
    expect(await read(id)).toMatchObject({ version: version + 1 })
  })

  it('is not saved on an old version: 409 with what stands there now', async () => {
    const id = await make()
    const { version } = await read(id)
    const theirs = (await save(id, { version })).json()
    const mine = await save(id, { version })
    expect([mine.statusCode, mine.json().code]).toEqual([409, 'stale'])
    expect(mine.json().current).toMatchObject({ version: version + 1, [field]: theirs[field] })
    expect(await read(id)).toMatchObject({ version: version + 1, [field]: theirs[field] })
    expect((await save(id, { version: mine.json().current.version })).statusCode).toBe(200)
  })

  it('is saved by a call that names no version, as before, and this counts too', async () => {
    const id = await make()
    const { version } = await read(id)
    expect((await save(id, {})).json().version).toBe(version + 1)
    expect((await save(id, { version })).statusCode).toBe(409)
  })

  it('is saved by exactly one of ten who save the same version at once', async () => {
    const id = await make()
    const { version } = await read(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(id, { version })))
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    expect(won).toHaveLength(1)
    const lost = answers.filter((answer) => answer !== won[0])
    expect(new Set(lost.map((answer) => answer.json().code))).toEqual(new Set(['stale']))
    expect(await read(id)).toMatchObject({ version: version + 1, [field]: won[0]?.json()[field] })
  })

  it('takes no version that cannot be, and a version alone is no change', async () => {
    const id = await make()
    for (const version of [0, -1, 1.5, '1', null, 1e300]) {
      expect((await save(id, { version })).statusCode, String(version)).toBe(400)
    }
    expect((await save(id, { version: Number.MAX_SAFE_INTEGER })).json().code).toBe('stale')
    if (field === 'plannedAt') return
    const empty = { [field]: undefined, description: undefined, version: 1 }
    expect((await save(id, empty)).statusCode).toBe(400)
  })
})

describe('a version', () => {
  it('counts what an import changes, and nothing where it changes nothing', async () => {
    const id = (
      await ask('POST', knowledge, { category: 'venue', title: 'Cloakroom', description: 'Left' })
    ).json().id
    const entries = () => read(`${knowledge}?pageSize=100`, 'entries', id)
    const file = (description: string) =>
      `id,category,title,description\n${id},venue,Cloakroom,${description}`
    expect((await importFile(knowledge, file('Left'))).json().unchanged).toBe(1)
    expect((await entries()).version).toBe(1)
    await importFile(knowledge, file('Right'))
    const { version } = await entries()
    expect(version).toBeGreaterThan(1)
    const stale = await ask('PATCH', `${knowledge}/${id}`, { description: 'Up', version: 1 })
    expect(stale.json()).toMatchObject({ code: 'stale', current: { description: 'Right', version } })
    const person = await anAttendee(festival)
    const row = `id,tiktokUsername,firstName,lastName\n${person.id},${person.tiktokUsername},Nia,Okafor`
    await importFile(people, row)
    const late = await ask('PATCH', `${people}/${person.id}`, { firstName: 'Zoe', version: 1 })
    expect(late.json()).toMatchObject({ code: 'stale', current: { firstName: 'Nia' } })
  })

  it('does not count taps, bands or what the desk hands over', async () => {
    const { attendee, tag } = await aWristband(festival)
    const place = await anInstallation(festival)
    const payload = { rfidTagId: tag, installationId: place.id }
    expect((await app.inject({ method: 'POST', url: '/api/tap', payload })).statusCode).toBe(200)
    const changed = await ask('PATCH', `${people}/${attendee.id}`, { firstName: 'Nia', version: 1 })
    expect(changed.statusCode).toBe(200)
    const prize = (await ask('POST', tiers, { prizeName: 'Pin', requiredPoints: 1 })).json()
    await ask('POST', '/api/admin/prize-claims', { attendeeId: attendee.id, tierId: prize.id })
    expect(await read(tiers, 'tiers', prize.id)).toMatchObject({ version: 1 })
    expect((await ask('PATCH', `${tiers}/${prize.id}`, { requiredPoints: 2, version: 1 })).statusCode).toBe(
      200,
    )
  })

  it('is not told by the record of changes: that there was one more is the record', async () => {
    const { id } = await anInstallation(festival)
    await ask('PATCH', `${places}/${id}`, { pointValue: 7, version: 1 })
    const [record] = (await ask('GET', `/api/admin/audit?search=${id}`)).json().records
    expect(record.after).toMatchObject({ pointValue: 7 })
    expect(record.after).not.toHaveProperty('version')
  })
})
