import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { festivalForTest } from '../test/build-app.ts'
import { copyDatabase } from '../test/database.ts'
import { openWatchfulLog } from '../test/watchful-log.ts'
import { readConfig } from './config.ts'
import { openFestival } from './open-festival.ts'
import { StartupProblem } from './startup-problem.ts'

/** A database to which a password opens the way. */
async function aDatabase(): Promise<URL> {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  return new URL(url)
}

/** Opens a festival as main.ts does and answers with the sentence that people read, and with all that was logged. */
async function refusal(settings: Record<string, string>): Promise<{ sentence: string; log: string }> {
  const { log, lines } = openWatchfulLog()
  try {
    const festival = await openFestival(readConfig({ HOST: '127.0.0.1', PORT: '0', ...settings }), log)
    await festival.close()
  } catch (problem) {
    if (!(problem instanceof StartupProblem)) throw problem
    return { sentence: problem.message, log: lines.join('') }
  }
  throw new Error('The festival opened.')
}

describe('a festival that cannot open says why in one sentence', () => {
  it('when the data folder cannot be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'festival-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const { sentence } = await refusal({ DATA_DIR: join(file, 'festival') })
    expect(sentence).toBe(
      `The data folder ${file}/festival cannot be written: set DATA_DIR to a folder that can.`,
    )
  })

  it('when the database is away', async () => {
    const { sentence } = await refusal({ DATABASE_URL: 'postgres://festival:secret@127.0.0.1:1/festival' })
    expect(sentence).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*$/)
  })

  it('when the database lets nobody in, without telling the password', async () => {
    const url = await aDatabase()
    const { password } = url
    url.password = 'guessed-wrong'
    const { sentence, log } = await refusal({ DATABASE_URL: url.href })
    expect(sentence).toMatch(
      /^The database of DATABASE_URL cannot be used: password authentication failed.*$/,
    )
    expect(sentence + log).not.toContain('guessed-wrong')
    url.pathname = '/nowhere'
    url.password = password
    const nowhere = await refusal({ DATABASE_URL: url.href })
    expect(nowhere.sentence).toMatch(/^The database of DATABASE_URL cannot be used: .*$/)
    expect(nowhere.sentence + nowhere.log).not.toContain(password)
  })

  it('when a setting is not usable', async () => {
    const { sentence } = await refusal({ PORT: 'many' })
    expect(sentence).toMatch(/^These settings are not usable: PORT: .*$/)
    const elsewhere = await refusal({
      DATABASE_URL: (await aDatabase()).href,
      HOST: '203.0.113.1',
      ALLOW_PUBLIC_DEMO: '1',
    })
    expect(elsewhere.sentence).toBe('HOST=203.0.113.1 is no address of this machine.')
  })

  it('when a demo left something in the database of a live one, with everything that it left', async () => {
    const festival = await festivalForTest({ people: 'demo' })
    const live = {
      FESTIVAL_MODE: 'live',
      DATABASE_URL: festival.databaseUrl,
      PUBLIC_URL: 'https://livefest.example',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'festival',
      OIDC_CLIENT_SECRET: 'not-a-secret',
      ADMIN_EMAILS: 'admin@livefest.example',
      SECRET: 'a secret of at least thirty-two characters',
    }
    await festival.sql(
      `INSERT INTO users (issuer, subject, role) VALUES ('http://localhost:3000/demo/identity', 'admin', 'admin')`,
    )
    await festival.sql(
      "UPDATE installations SET is_active = false, tap_policy = CASE id WHEN 'food-row' THEN 'open' ELSE 'station' END",
    )
    const { sentence } = await refusal(live)
    expect(sentence.split('\n')).toEqual([
      'The live festival cannot open:',
      '- anyone could tap at Food Row: this database was a demo, take a new one',
      '- invented people wear bands whose numbers are published (225): this database was a demo, take a new one',
      '- users signed in without a password (1): this database was a demo, take a new one',
    ])
  })
})
