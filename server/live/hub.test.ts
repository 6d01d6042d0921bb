import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { openDatabase } from '../db/client.ts'
import type { Change } from './change.ts'
import { createLiveHub } from './hub.ts'

const festival = await festivalForFile()

/** The hub of another app process on the same database. */
function anotherHub() {
  const problems: unknown[] = []
  const db = openDatabase(festival.databaseUrl, (problem) => problems.push(problem))
  const hub = createLiveHub(db, (problem) => problems.push(problem))
  onTestFinished(async () => {
    await hub.close()
    await db.$client.end()
  })
  const heard: Change[] = []
  hub.onChange((change) => heard.push(change))
  return { hub, heard, problems }
}

/** A hub that starts to listen takes everything for changed, because it cannot know. */
const isListening = (heard: Change[]) =>
  eventually(() => expect(heard).toContainEqual({ topic: 'leaderboard' }))

describe('what changes in one process', () => {
  it('is heard by the other, and once', async () => {
    const { heard, problems } = anotherHub()
    await isListening(heard)
    heard.length = 0
    festival.deps.live.announce({ topic: 'taps', ids: ['7', '8'] })
    festival.deps.live.announce({ topic: 'taps', ids: ['9'] })
    await eventually(() => expect(heard).not.toEqual([]))
    await wait(200)
    expect(heard).toEqual([{ topic: 'taps', ids: ['7', '8', '9'] }])
    expect(problems).toEqual([])
  })

  it('is heard at once and once by the process itself', async () => {
    const { hub, heard } = anotherHub()
    await isListening(heard)
    heard.length = 0
    hub.announce({ topic: 'installations' })
    expect(heard).toEqual([{ topic: 'installations' }])
    await wait(200)
    expect(heard).toEqual([{ topic: 'installations' }])
  })

  it('is heard whatever its topic, beside one that only another release knows', async () => {
    const { heard, problems } = anotherHub()
    await isListening(heard)
    heard.length = 0
    festival.deps.live.announce({ topic: 'names' })
    await eventually(() => expect(heard).toEqual([{ topic: 'names' }]))
    const changes = [{ topic: 'of another release', ids: [7] }, { topic: 'event' }]
    await festival.sql("SELECT pg_notify('festival', $1)", [JSON.stringify({ from: 'newer', changes })])
    await eventually(() => expect(heard).toEqual([{ topic: 'names' }, { topic: 'event' }]))
    expect(problems).toEqual([])
  })

  it('of a thousand taps at once fits into what PostgreSQL can carry', async () => {
    const { heard, problems } = anotherHub()
    await isListening(heard)
    heard.length = 0
    for (let id = 1; id <= 1000; id += 1) {
      festival.deps.live.announce({ topic: 'taps', ids: [String(10 ** 17 + id)] })
    }
    await eventually(() => expect(heard).not.toEqual([]))
    expect(heard[0]).toMatchObject({ topic: 'taps' })
    expect(problems).toEqual([])
  })
})

describe('the line between the processes', () => {
  it('comes back after it broke, and counts everything as changed', async () => {
    const { heard } = anotherHub()
    await isListening(heard)
    heard.length = 0
    await festival.sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    )
    await eventually(() => expect(heard).toContainEqual({ topic: 'leaderboard' }))
    heard.length = 0
    await eventually(async () => {
      festival.deps.live.announce({ topic: 'knowledge' })
      await wait(100)
      expect(heard).toContainEqual({ topic: 'knowledge' })
    })
  })

  it('does not mind what another program says on it', async () => {
    const { heard, problems } = anotherHub()
    await isListening(heard)
    heard.length = 0
    await festival.sql("NOTIFY festival, 'hello'")
    await festival.sql("NOTIFY festival, '{}'")
    await festival.sql("NOTIFY festival, 'null'")
    festival.deps.live.announce({ topic: 'installations' })
    await eventually(() => expect(heard).toEqual([{ topic: 'installations' }]))
    expect(problems.length).toBeGreaterThan(0)
  })

  it('is closed with the festival, even when it had only just been opened', async () => {
    const other = await festivalForTest()
    const db = openDatabase(other.databaseUrl, () => undefined)
    const hub = createLiveHub(db, () => undefined)
    await hub.close()
    await db.$client.end()
    await eventually(async () => {
      const rows = await other.sql<{ listeners: number }>(
        "SELECT count(*)::int AS listeners FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
      )
      // One line is left: the one of the festival that asks.
      expect(rows).toEqual([{ listeners: 1 }])
    })
  })
})
