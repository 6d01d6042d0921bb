import type { PrizeClaim, PrizeStock } from '../contract/prize-claims.ts'
import type { PrizeTier } from '../contract/prize-tiers.ts'
import type { App } from '../server/http/typed-app.ts'
import { festivalForFile } from './build-app.ts'
import { anAttendee } from './factories.ts'
import { signInAs } from './sign-in-as.ts'

const url = '/api/admin/prize-claims'
const tiersUrl = '/api/admin/prize-tiers'

/** What somebody who is signed in does at the prize desk. */
export function atTheDesk(app: App, headers: Record<string, string>) {
  const post = (path: string, payload: object, more: object = {}) =>
    app.inject({ method: 'POST', url: path, headers: { ...headers, ...more }, payload })
  const reserve = (wish: object, key?: string) =>
    post(url, wish, key === undefined ? {} : { 'idempotency-key': key })
  const handOver = (id: string, payload: object = {}) => post(`${url}/${id}/hand-over`, payload)
  return {
    url,
    reserve,
    handOver,
    lookUp: (who: object) => post(`${url}/look-up`, who),
    cancel: (id: string) => app.inject({ method: 'POST', url: `${url}/${id}/cancel`, headers }),
    giveBack: (id: string, payload: object = { reason: 'too small' }) => post(`${url}/${id}/return`, payload),
    /** Reserves and hands over; only where nothing stands in the way. */
    async claim(wish: object): Promise<PrizeClaim> {
      const given = await handOver((await reserve(wish)).json().id)
      if (given.statusCode !== 200) throw new Error(given.body)
      return given.json()
    },
    async stockOf(tierId: string): Promise<PrizeStock | undefined> {
      const answer = await app.inject({ url: `${url}/stock`, headers })
      return answer.json().prizes.find((prize: PrizeStock) => prize.tierId === tierId)
    },
    /** An admin's: a prize for 100 points, as many as there are people, one for each. */
    async aPrize(given: object = {}): Promise<PrizeTier> {
      const made = await post(tiersUrl, { prizeName: 'Hoodie', requiredPoints: 100, ...given })
      if (made.statusCode !== 201) throw new Error(made.body)
      return made.json()
    },
    changePrize: (id: string, payload: object) =>
      app.inject({ method: 'PATCH', url: `${tiersUrl}/${id}`, headers, payload }),
  }
}

/** A festival with its prize desk. To be awaited at the top level of the file. */
export async function prizeDeskForFile() {
  const festival = await festivalForFile()
  const [staff, admin] = [await signInAs(festival, 'staff'), await signInAs(festival, 'admin')]
  const { aPrize, changePrize } = atTheDesk(festival.app, admin.headers)
  return {
    festival,
    staff,
    admin,
    desk: atTheDesk(festival.app, staff.headers),
    aPrize,
    changePrize,
    withPoints: (totalPoints: number, given: object = {}) => anAttendee(festival, { totalPoints, ...given }),
  }
}
