import { describe, expect, it } from 'vitest'
import { festivalForFile, type TestFestival } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { notYet, type OwnMatter, ofNobody, ownMatters, stated } from '../../test/open-calls.ts'
import { groundOf, type Matters, mattersOf, othersAt } from '../../test/own-matters.ts'
import { routesOf } from '../../test/routes-of.ts'

async function openMatters(mode: 'demo' | 'live') {
  const { result: festival, routes } = await routesOf(() => festivalForFile({ mode }))
  const ground = await groundOf(festival)
  return { mode, festival, ground, routes, others: await othersAt(ground) }
}
const festivals = { demo: await openMatters('demo'), live: await openMatters('live') }

async function asked(
  { app }: TestFestival,
  { ask, told }: OwnMatter,
  of: Matters,
  cookie: string,
): Promise<string> {
  const [method, url, payload] = ask(of)
  const answer = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
  const { code } = answer.statusCode >= 300 ? answer.json() : {}
  if (code !== undefined) return notYet.includes(code) ? 'yes' : code
  return told?.(answer, of) ?? 'yes'
}

describe.each(Object.values(festivals))('what is somebody’s own at a $mode festival', (at) => {
  const callers = { ...at.others, 'the own phone': 'their own' }
  const matters = Object.entries(ownMatters).filter(([, { isDrawn }]) => !isDrawn || at.mode === 'live')

  it('is stated for every call that anybody may make, and for every kind of caller', () => {
    const open = at.routes.filter(({ access, operationId }) => access === 'anyone' && operationId !== '')
    const listed = [...Object.keys(ownMatters), ...ofNobody]
    for (const { operationId } of open) expect(listed, 'say who may').toContain(operationId)
    expect(matters.length * Object.keys(callers).length).toBeGreaterThanOrEqual(250)
  })

  it.each(Object.entries(callers))('is answered to %s as the table says', async (who, cookie) => {
    const of = await mattersOf(at.ground, await aWristband(at.festival))
    const states: Record<string, string> = {}
    const answers: Record<string, string> = {}
    for (const [call, matter] of matters) {
      states[call] = stated(matter, at.mode, who)
      answers[call] = await asked(at.festival, matter, of, who === 'the own phone' ? of.phone : cookie)
    }
    expect(answers).toEqual(states)
  })
})
