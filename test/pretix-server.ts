import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import { festivalForFile } from './build-app.ts'
import { loopbackRules } from './loopback-rules.ts'
import { openPretixTwin, type PretixTwin } from './offline-twins/pretix-server.ts'
import { signInAs } from './sign-in-as.ts'

/** Opens a shop for all tests of a file, with the orders of an export of pretix. To be awaited at the top of the file. */
export async function pretixServerForFile(csv: string): Promise<PretixTwin> {
  const twin = await openPretixTwin(csv)
  afterAll(() => twin.close())
  return twin
}

/**
 * Opens the shop of Harbour Lights and a festival that is connected with it, for all tests of a file.
 * @returns both, what the festival may ask, the id of the shop in the festival, and the headers of an admin
 */
export async function connectedShopForFile() {
  const shop = await pretixServerForFile(readFileSync('test/people-files/harbour-lights-orders.csv', 'utf8'))
  const rules = loopbackRules()
  const festival = await festivalForFile({ fetchRules: rules })
  const { headers } = await signInAs(festival, 'admin')
  const reply = await festival.app.inject({
    ...{ method: 'POST', url: '/api/admin/pretix', headers },
    body: { address: shop.address, organiser: 'harbour', event: 'hl27', token: shop.token },
  })
  return { shop, rules, festival, headers, id: reply.json().source.id }
}
