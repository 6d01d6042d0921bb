import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'

const festival = await festivalForFile()

it('gives a connection back whose transaction could not even begin', async () => {
  const { forTaps } = festival.db
  const most = forTaps.$client.options.max
  const breakDown = (client: { end(): unknown }) => void client.end()
  forTaps.$client.on('acquire', breakDown)
  for (let i = 0; i < most; i += 1)
    await expect(forTaps.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toThrow()
  forTaps.$client.off('acquire', breakDown)
  await forTaps.transaction((tx) => tx.execute(sql`SELECT 1`))
})
