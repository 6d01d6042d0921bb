import { describe, expect, test } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import type { Behaviour } from '../../test/offline-twins/openai-server.ts'
import { preparationForFile, wideBudget } from '../../test/prepared-festival.ts'
import { preparesWell } from '../../test/prepared-texts.ts'

const { festival, twin, aFestival, call, work, entry } = await preparationForFile()

describe('a run', () => {
  test('goes on where it was when its process was killed, and is written by one process at a time', async () => {
    await aFestival({ hangs: true })
    await call('POST', '', {})
    const killed = new AbortController()
    const dying = work(killed.signal)
    await eventually(() => expect(twin.requests, 'both texts at once').toHaveLength(2))
    await work()
    expect(twin.requests, 'another process does not write meanwhile').toHaveLength(2)
    killed.abort()
    await dying
    twin.behave(preparesWell)
    await work()
    expect((await call('GET')).body.run).toMatchObject({ state: 'written', texts: { proposed: 2 } })
    const [row] = await festival.sql<{ writer: string | null }>('SELECT writer FROM preparation_runs')
    expect(row?.writer).toBeNull()
  })

  test('is paused and goes on, and is ended with what is written', async () => {
    await aFestival()
    await call('POST', '', {})
    expect((await call('POST', '', {})).body.code).toBe('preparation_open')
    expect((await call('PATCH', '', { state: 'paused' })).body.run).toMatchObject({ pausedBy: 'staff' })
    await work()
    expect((await call('GET')).body.run).toMatchObject({ state: 'paused', texts: { waiting: 2 } })
    expect((await call('PATCH', '', { state: 'writing' })).body.run.state).toBe('writing')
    await call('PATCH', '', { state: 'paused' })
    const { body } = await call('PATCH', '', { state: 'written' })
    expect(body.run).toMatchObject({ state: 'written', texts: { discarded: 2 } })
    expect((await call('PATCH', '', { state: 'writing' })).body.code).toBe('preparation_over')
    expect((await call('POST', '/accept', { entryId: null })).body.code).toBe('preparation_over')
  })

  test('stops where the budget ends', async () => {
    await aFestival()
    await call('POST', '', {})
    // Enough for one text, and not for what is set aside for the next one once the first has cost 960.
    await work(undefined, { ...wideBudget, dailyUnits: 2_300 })
    expect((await call('GET')).body.run).toMatchObject({ state: 'paused', pausedBy: 'budget' })
    expect(twin.requests.length).toBeLessThan(2)
  })

  test('leaves a busy server alone for as long as it says', async () => {
    await aFestival({ status: 429, retryAfter: 60 })
    await call('POST', '', {})
    await work()
    const heard = twin.requests.length
    await work()
    expect(twin.requests.length).toBe(heard)
    twin.behave(preparesWell)
    festival.clock.advance({ seconds: 61 })
    await work()
    expect((await call('GET')).body.run).toMatchObject({ state: 'written', texts: { proposed: 2 } })
  })

  test.for<[string, Behaviour]>([
    ['breaks', { status: 500 }],
    ['answers with a web page', { status: 200, body: '<html>hello</html>' }],
    ['breaks off', { says: 'x', cutAfter: 1 }],
    ['does not know our key', { status: 401 }],
    ['floods us', { says: 'x'.repeat(400_000) }],
    ['talks instead of writing JSON', { says: 'Sure! Here are some phrases.' }],
    ['writes another JSON', { says: { phrases: 'many' } }],
  ])('with a server that %s ends or pauses, and writes nothing', async ([, behaviour]) => {
    await aFestival(behaviour)
    await call('POST', '', {})
    for (let looks = 0; looks < 8; looks += 1) {
      await work()
      festival.clock.advance({ seconds: 130 })
    }
    const { run } = (await call('GET')).body
    expect(['paused', 'written']).toContain(run.state)
    if (run.state === 'paused') expect(run.pausedBy).toBe('model')
    else expect(run.texts.failed).toBe(2)
    const { translations, askedAs } = await entry()
    expect([translations.de, askedAs.en]).toEqual([undefined, undefined])
  })
})
