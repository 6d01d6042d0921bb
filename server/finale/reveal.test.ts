import { describe, expect, it } from 'vitest'
import type { Stage } from '../../contract/finale.ts'
import { festivalForTest } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { aFinale, board, places, tap, withPoints } from '../../test/finale.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'

describe('the reveal', () => {
  /** Twelve people: place n has so many points; the third and the fourth are level. */
  async function anEnding() {
    const finale = await aFinale()
    const { festival, place } = finale
    const people = new Map<string, { tag: string; id: string }>()
    const worth = [1300, 1200, 1000, 1000, 900, 800, 700, 600, 500, 400, 300, 200]
    for (const [index, points] of worth.entries()) {
      const name = `no${index + 1}`
      people.set(name, await withPoints(festival, place, name, points))
    }
    return { ...finale, people }
  }

  const handles = ({ revealed }: Stage) =>
    revealed.map(
      ({ rank, people }) => `${rank} ${people.map((one) => one.attendee.tiktokUsername).join('+')}`,
    )

  it('goes from the tenth to the first, ties together, and phones see no more than the stage', async () => {
    const { festival, ask } = await anEnding()
    const other = await festivalForTest({ sharing: festival })
    await ask('POST', '/freeze')
    expect((await ask('POST', '/reveal')).json<Stage>()).toEqual({
      state: 'revealing',
      revealed: [],
      ranksLeft: 9,
      nextRank: 10,
    })
    await eventually(async () => expect(await places(other)).toEqual(['11 no11 300', '12 no12 200']))
    expect(await places(other, '?limit=10')).toEqual([])

    let stage = (await ask('POST', '/reveal-next', { after: null })).json<Stage>()
    expect([handles(stage), stage.nextRank]).toEqual([['10 no10'], 9])
    // The same press twice, and one of a second screen that is behind.
    for (const after of [null, null]) {
      stage = (await ask('POST', '/reveal-next', { after })).json<Stage>()
      expect(handles(stage)).toEqual(['10 no10'])
    }
    await eventually(async () =>
      expect(await places(other)).toEqual(['10 no10 400', '11 no11 300', '12 no12 200']),
    )

    for (const after of [10, 9, 8, 7, 6, 5]) {
      stage = (await ask('POST', '/reveal-next', { after })).json<Stage>()
    }
    expect(handles(stage).at(-1)).toBe('3 no3+no4')
    expect([stage.nextRank, stage.ranksLeft]).toEqual([2, 2])
    await eventually(async () =>
      expect((await places(other)).slice(0, 2)).toEqual(['3 no3 1000', '3 no4 1000']),
    )
    await ask('POST', '/reveal-next', { after: 3 })
    stage = (await ask('POST', '/reveal-next', { after: 2 })).json<Stage>()
    expect([stage.state, handles(stage).at(-1), stage.nextRank]).toEqual(['revealed', '1 no1', null])
    await eventually(async () => expect((await board(other)).state).toBe('revealed'))
    expect(await places(other)).toHaveLength(12)
  })

  it('counts what was late and happened in time, and nothing that happened after', async () => {
    const { festival, ask, people, place } = await anEnding()
    const [second, eleventh] = [people.get('no2'), people.get('no11')]
    const { interaction } = await tap(festival, people.get('no1')?.tag ?? '', place.id)
    festival.clock.advance({ minutes: 2 })
    const inTime = new Date(festival.clock.now().getTime() - 60_000).toISOString()
    await ask('POST', '/freeze')
    festival.clock.advance({ minutes: 1 })
    const late = await festival.app.inject({
      method: 'POST',
      url: '/api/tap',
      payload: {
        rfidTagId: second?.tag,
        installationId: place.id,
        metadata: { timestamp: inTime, sentAt: festival.clock.now().toISOString() },
      },
    })
    expect(late.json()).toMatchObject({ success: true, interaction: { createdAt: inTime } })
    for (let n = 0; n < 15; n += 1) await tap(festival, eleventh?.tag ?? '', place.id)
    const voided = await festival.app.inject({
      method: 'POST',
      url: `/api/admin/interactions/${interaction.id}/void`,
      headers: (await signInAs(festival, 'admin')).headers,
      payload: { reason: 'tapped by a friend' },
    })
    expect(voided.statusCode).toBeLessThan(300)
    expect((await places(festival)).slice(0, 2)).toEqual(['1 no1 1400', '2 no2 1200'])

    await ask('POST', '/reveal')
    let after: number | null = null
    for (let stage: Stage; after !== 1; after = stage.revealed.at(-1)?.rank ?? 1) {
      stage = (await ask('POST', '/reveal-next', { after })).json<Stage>()
    }
    const final = await places(festival)
    expect(final.slice(0, 2)).toEqual(['1 no1 1300', '1 no2 1300'])
    expect(final.slice(-2)).toEqual(['11 no11 300', '12 no12 200'])
  })

  it('is over at once when nobody has points', async () => {
    const { ask } = await aFinale()
    await ask('POST', '/freeze')
    expect((await ask('POST', '/reveal')).json<Stage>()).toMatchObject({ state: 'revealed', revealed: [] })
    expectRefusal(await ask('POST', '/reveal'), 'board_not_frozen')
  })

  it('shows nobody who is hidden or crew', async () => {
    const { festival, ask, people } = await anEnding()
    await festival.sql('UPDATE attendees SET is_crew = true WHERE id = $1', [people.get('no10')?.id])
    await ask('POST', '/freeze')
    await ask('POST', '/reveal')
    await festival.sql('UPDATE attendees SET is_hidden = true WHERE id = $1', [people.get('no9')?.id])
    const stage = (await ask('POST', '/reveal-next', { after: null })).json<Stage>()
    expect(handles(stage)).toEqual(['10 no11'])
    expect(handles((await ask('POST', '/reveal-next', { after: 10 })).json<Stage>())).toEqual([
      '10 no11',
      '8 no8',
    ])
  })
})
