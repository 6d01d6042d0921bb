import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig, variables } from './config.ts'

const example = parseEnv(await readFile(new URL('../.env.example', import.meta.url), 'utf8'))

const live = {
  FESTIVAL_MODE: 'live',
  PUBLIC_URL: 'https://field.example',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'festival',
  OIDC_CLIENT_SECRET: 'not-a-secret',
  SECRET: 'a secret of at least thirty-two characters',
  ADMIN_EMAILS: 'Boss@Field.example, second@field.example',
}

describe('.env.example', () => {
  it('lists exactly the settings that the server knows', () => {
    expect(Object.keys(example).toSorted()).toEqual(variables.toSorted())
  })

  it('shows the defaults: used as it is, it changes nothing', () => {
    expect(readConfig(example)).toEqual(readConfig({}))
  })
})

describe('expressions in photos', () => {
  it('are read on this machine unless an operator has an account with Amazon', () => {
    expect(readConfig({}).emotion.rekognition).toBeUndefined()
    const account = {
      AWS_REGION: 'us-west-2',
      AWS_ACCESS_KEY_ID: 'AKID',
      AWS_SECRET_ACCESS_KEY: 'not-a-secret',
    }
    expect(readConfig({ ...account }).emotion.rekognition).toBeUndefined()
    const asked = readConfig({ ...account, EMOTION_PROVIDER: 'rekognition' })
    expect(asked.emotion.rekognition).toMatchObject({ region: 'us-west-2', accessKeyId: 'AKID' })
  })

  it('are read by nobody with half an account', () => {
    expect(() => readConfig({ EMOTION_PROVIDER: 'rekognition', AWS_REGION: 'us-west-2' })).toThrow(
      'AWS_ACCESS_KEY_ID is missing',
    )
  })
})

describe('the settings', () => {
  it('say of a cap that is no longer read what took its place', () => {
    expect(() => readConfig({ AI_HOURLY_BUDGET: '5' })).toThrow('AI_HOURLY_BUDGET: use AI_DAILY_BUDGET')
    expect(() => readConfig({ AI_HOURLY_BUDGET: '' })).not.toThrow()
  })

  it('give model and voice caps in units and dollars, and guests a share of them', () => {
    const { model, voice, usageShares } = readConfig({
      AI_BASE_URL: 'https://models.example/v1',
      AI_MODEL: 'small',
      AI_DAILY_BUDGET: '3.5',
      TTS_BASE_URL: 'https://voices.example/v1',
      TTS_EVENT_CHARACTERS: '1000',
      GUEST_PERCENT: '2',
    })
    const usual = { dailyDollars: 20, eventDollars: 60 }
    expect(model?.budget).toEqual({ ...usual, dailyDollars: 3.5, dailyUnits: 40e6, eventUnits: 120e6 })
    expect(voice?.budget).toEqual({ ...usual, dailyUnits: 1e6, eventUnits: 1_000 })
    expect(usageShares).toEqual({ perGuest: 0.02, withoutCookie: 0.2 })
    for (const percent of ['-1', '101', 'a lot'])
      expect(() => readConfig({ GUEST_PERCENT: percent })).toThrow()
  })

  it('open a demo festival on port 3000 when there are none', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      mode: 'demo',
      dataDir: './data/festival',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
    })
  })

  it('take an empty one for none, and an address without the slash at its end', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: 'https://field.example/' })).toMatchObject({
      port: 3000,
      publicUrl: 'https://field.example',
    })
  })

  it('believe the headers of the proxies that they name, and of nobody by default', () => {
    expect(readConfig({}).trustedProxies).toEqual([])
    const TRUST_PROXY = 'loopback, 10.0.0.0/8 2001:db8::/32;192.0.2.7'
    const named = ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7']
    expect(readConfig({ TRUST_PROXY }).trustedProxies).toEqual(named)
    for (const wrong of ['true', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/'])
      expect(() => readConfig({ TRUST_PROXY: wrong }), wrong).toThrow(/TRUST_PROXY/)
  })

  it('that are not usable are all named in one sentence', () => {
    const read = () =>
      readConfig({ PORT: '70000', FESTIVAL_MODE: 'party', DATABASE_URL: 'mysql://x', FESTIVAL_NOW: 'now' })
    expect(read).toThrow(
      expect.objectContaining({
        name: 'StartupProblem',
        message: expect.stringMatching(/PORT: .*; DATABASE_URL: .*; FESTIVAL_MODE: .*; FESTIVAL_NOW: /),
      }),
    )
  })

  it.each(['', 'x', '-1', '1.5', '65536', 'NaN'].filter(Boolean))('refuse the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(/PORT/)
  })
})

describe('a festival for real people', () => {
  it('opens with what it needs', () => {
    expect(readConfig(live)).toMatchObject({
      mode: 'live',
      oidc: { issuer: 'https://id.example', name: 'id.example' },
      adminEmails: new Set(['boss@field.example', 'second@field.example']),
    })
  })

  it.each(['PUBLIC_URL', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'SECRET', 'ADMIN_EMAILS'])(
    'does not open without %s',
    (name) => {
      expect(() => readConfig({ ...live, [name]: '' })).toThrow(new RegExp(`${name} is missing`))
    },
  )

  it('does not open with mails that are from nobody, or a secret that could be guessed', () => {
    expect(() => readConfig({ ...live, SMTP_URL: 'smtps://mail.example' })).toThrow(/MAIL_FROM is missing/)
    expect(() => readConfig({ ...live, SECRET: 'festival' })).toThrow(/SECRET/)
    expect(() => readConfig({ ...live, MAIL_FROM: 'a@b.example\r\nBcc: all@example.com' })).toThrow(
      /MAIL_FROM/,
    )
  })

  it('does not open with a secret that no machine made', () => {
    expect(() => readConfig({ ...live, SECRET: 'abcabcabcabcabcabcabcabcabcabcabcabc' })).toThrow(
      /SECRET is easy to guess/,
    )
  })

  it('keeps no photo longer than a day', () => {
    expect(readConfig({ PHOTO_HOURS: '2' }).photoHours).toBe(2)
    expect(() => readConfig({ PHOTO_HOURS: '25' })).toThrow(/PHOTO_HOURS/)
  })

  it('does not open where people on the way could listen, except on this machine itself', () => {
    expect(() => readConfig({ ...live, PUBLIC_URL: 'http://field.example' })).toThrow(
      /PUBLIC_URL is plain http/,
    )
    expect(() => readConfig({ ...live, OIDC_ISSUER: 'http://id.example' })).toThrow(
      /OIDC_ISSUER is plain http/,
    )
    expect(readConfig({ ...live, PUBLIC_URL: 'http://localhost:3000' }).mode).toBe('live')
    for (const name of ['AI_BASE_URL', 'TTS_BASE_URL', 'REKOGNITION_URL'])
      expect(() => readConfig({ ...live, [name]: 'http://far.example' })).toThrow(`${name} is plain http`)
    const mail = (SMTP_URL: string) => readConfig({ ...live, MAIL_FROM: 'a@b.example', SMTP_URL }).mode
    expect(() => mail('smtp://mail.example')).toThrow(/SMTP_URL is smtp: without TLS/)
    for (const url of ['smtps://mail.example', 'smtp://mail.example:587?requireTLS=true', 'smtp://localhost'])
      expect(mail(url)).toBe('live')
  })
})

describe('a demo, in which anybody is admin', () => {
  it('shows itself to a network only where somebody says so', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.20', 'laptop.local'])
      expect(() => readConfig({ HOST })).toThrow(/ALLOW_PUBLIC_DEMO=1/)
    for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1'])
      expect(readConfig({ HOST }).mode).toBe('demo')
    expect(readConfig({ HOST: '0.0.0.0', ALLOW_PUBLIC_DEMO: '1' }).host).toBe('0.0.0.0')
    expect(readConfig({ ...live, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })
})
