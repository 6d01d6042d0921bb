import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { anEntry } from '../../test/entries.ts'
import { eventually } from '../../test/eventually.ts'
import { aStation } from '../../test/paired-station.ts'
import { createFestivalPage } from '../event/festival-page.ts'
import { followEvent } from '../event/index.ts'
import { requireEvent } from '../event/require-event.ts'
import { event } from '../event/table.ts'
import { knownStation } from '../stations/index.ts'
import { createRowFollower, type RowCopy } from './follow-rows.ts'

const festival = await festivalForFile()
const { app, deps, sql } = festival

const answer = async (url: string) => (await app.inject({ url })).body

describe('copies of rows in the memory of a process', () => {
  it('are renewed though the line was cut and nobody told of the changes', async () => {
    const followed = followEvent(deps, await requireEvent(deps.db), () => undefined)
    const page = await createFestivalPage(deps, '<title>Festival</title>')
    await anEntry(festival, { category: 'general', title: 'Where is the cloakroom?' })
    const other = await festivalForTest({ sharing: festival })
    const station = await aStation(other, 'tap-tracking')
    // Everybody has looked once, so that there is something to be old.
    await eventually(async () => expect(await answer('/api/faqs')).toContain('cloakroom'))
    expect(await answer('/api/activities')).toContain('tap-tracking')
    expect(await answer('/api/venue-map')).toContain('null')

    await sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    )
    await sql("UPDATE event SET name = 'Harbour Lights', map_version = 1")
    await sql("UPDATE installations SET name = 'Quay 7' WHERE id = 'tap-tracking'")
    await sql("UPDATE knowledge_entries SET title = 'Where is the ferry?'")
    await sql(
      `INSERT INTO venue_map (picture_name, picture, picture_type, width, height, places)
       VALUES ('plan', '\\x00', 'image/webp', 640, 480, '[]')`,
    )
    await eventually(async () => {
      expect(followed.name).toBe('Harbour Lights')
      expect(String(page.current().page.plain)).toContain('Harbour Lights')
      expect(await answer('/api/activities')).toContain('Quay 7')
      expect(await answer('/api/faqs')).toContain('ferry')
      expect(await answer('/api/venue-map')).toContain('640')
      expect(knownStation(deps, station.headers.cookie.split('=')[1])).toEqual(expect.any(String))
    })
    await sql("UPDATE event SET name = 'Lakeside'")
    await eventually(() => expect(followed.name).toBe('Lakeside'))
    page.close()
  })

  it('are read again until it works, which is told once, and then only after a change', async () => {
    const told: string[] = []
    const follower = createRowFollower(deps.db, (_problem, what) => told.push(what))
    const reads: string[] = []
    const copy = (name: string, failures = 0): RowCopy => ({
      what: name,
      tables: [event],
      renew() {
        reads.push(name)
        if (reads.filter((read) => read === name).length <= failures) throw new Error('away')
      },
    })
    follower.follow(copy('never away'))
    const stop = follower.follow(copy('away twice', 2))
    await eventually(() => expect(reads.filter((name) => name === 'away twice')).toHaveLength(3))
    expect(told).toEqual(['away twice could not be read'])
    expect(reads.filter((name) => name === 'never away')).toHaveLength(1)
    stop()
    reads.length = 0
    await sql('UPDATE event SET name = name')
    follower.hear({ topic: 'event' })
    await eventually(() => expect(reads).toEqual(['never away']))
    follower.close()
  })
})
