import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { festivalForFile, festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { followLive } from '../../test/event-stream.ts'
import { eventually } from '../../test/eventually.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'

const festival = await festivalForFile()
const origin = await festival.app.listen({ host: '127.0.0.1', port: 0 })

async function tap({ app }: TestFestival, tag: string, installationId: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/tap',
    payload: { rfidTagId: tag, installationId },
  })
  expect(response.statusCode).toBe(200)
  return response.json<{ interaction: { id: string } }>().interaction.id
}

/** Taps by so many people, one after the other; answers the ids in that order. */
async function someTaps(on: TestFestival, people: number): Promise<string[]> {
  const place = await anInstallation(on)
  const ids: string[] = []
  for (let n = 0; n < people; n += 1) ids.push(await tap(on, (await aWristband(on)).tag, place.id))
  return ids
}

describe('the live stream', () => {
  it('shows a tap with its person, and tells that the board changed, within a second', async () => {
    const stream = await followLive(origin)
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const band = await aWristband(festival)
    const id = await tap(festival, band.tag, (await anInstallation(festival)).id)
    await eventually(() => expect(stream.named('now-showing')).toHaveLength(1))
    expect(stream.named('now-showing')[0]).toEqual({
      id,
      event: 'now-showing',
      data: {
        id,
        createdAt: festival.clock.now().toISOString(),
        pointsAwarded: 500,
        metadata: { displayDurationSeconds: 10 },
        attendee: {
          id: band.attendee.id,
          tiktokUsername: band.attendee.tiktokUsername,
          firstName: 'Nova',
          lastName: band.attendee.lastName,
          avatarUrl: null,
          attendeeName: band.attendee.attendeeName,
        },
      },
    })
    await eventually(() => expect(stream.named('leaderboard')).toHaveLength(1))
  })

  it('shows a tap that another process took', async () => {
    const other = await festivalForTest({ sharing: festival })
    await wait(300)
    const stream = await followLive(origin)
    const [id] = await someTaps(other, 1)
    await eventually(() => expect(stream.named('now-showing').map((event) => event.id)).toEqual([id]))
  })

  it('tells a browser that comes back what it missed, oldest first, and then goes on', async () => {
    const [first = '', ...missed] = await someTaps(festival, 4)
    const stream = await followLive(origin, first)
    await eventually(() => expect(stream.named('now-showing').map((event) => event.id)).toEqual(missed))
    const [later] = await someTaps(festival, 1)
    await eventually(() =>
      expect(stream.named('now-showing').map((event) => event.id)).toEqual([...missed, later]),
    )
  })

  it('loses and repeats nothing that happens while a browser comes back', async () => {
    const [first = ''] = await someTaps(festival, 1)
    const place = await anInstallation(festival)
    const bands = await Promise.all(Array.from({ length: 20 }, () => aWristband(festival)))
    const taps = (async () => {
      const ids: string[] = []
      for (const { tag } of bands) ids.push(await tap(festival, tag, place.id))
      return ids
    })()
    const streams = await Promise.all(Array.from({ length: 10 }, () => followLive(origin, first)))
    const ids = await taps
    for (const stream of streams) {
      await eventually(() => {
        const shown = stream.named('now-showing').map((event) => event.id)
        expect(shown.toSorted()).toEqual(ids.toSorted())
      })
    }
  })

  it.each(['-1', '1e3', 'abc', '9'.repeat(40), '1;DROP TABLE interactions'])(
    'takes no notice of the last event id %s',
    async (lastEventId) => {
      const stream = await followLive(origin, lastEventId)
      expect(stream.response.status).toBe(200)
      const [id] = await someTaps(festival, 1)
      await eventually(() => expect(stream.named('now-showing').map((event) => event.id)).toEqual([id]))
    },
  )

  it('forgets browsers that left', async () => {
    await eventually(() => expect(festival.deps.live.listenerCount()).toBe(0))
    const streams = await Promise.all(Array.from({ length: 5 }, () => followLive(origin, '0')))
    expect(festival.deps.live.listenerCount()).toBe(5)
    for (const stream of streams) await stream.close()
    await eventually(() => expect(festival.deps.live.listenerCount()).toBe(0))
  })

  it('answers a HEAD instead of leaving it open', async () => {
    const response = await fetch(`${origin}/api/live`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(20_000),
    })
    expect(response.status).toBe(404)
  })

  it('ends when the festival closes, and what happens in that moment hurts nobody', async () => {
    const closing = await festivalForTest()
    const address = await closing.app.listen({ host: '127.0.0.1', port: 0 })
    const stream = await followLive(address)
    const closed = closing.app.close()
    closing.deps.live.publish('leaderboard', { updatedAt: '' })
    await closed
    closing.deps.live.publish('leaderboard', { updatedAt: '' })
    await stream.ended()
  })
})

describe('a browser that does not read', () => {
  it('is dropped before its backlog fills the memory', async () => {
    const { connect } = await import('node:net')
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    await eventually(() => expect(festival.deps.live.listenerCount()).toBe(0))
    socket.pause()
    socket.write('GET /api/live HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await eventually(() => expect(festival.deps.live.listenerCount()).toBe(1))
    const updatedAt = 'x'.repeat(64 * 1024)
    for (let n = 0; n < 400 && festival.deps.live.listenerCount() > 0; n += 1) {
      festival.deps.live.publish('leaderboard', { updatedAt })
      await wait(1)
    }
    await eventually(() => expect(festival.deps.live.listenerCount()).toBe(0))
  })
})
