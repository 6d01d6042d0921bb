import { expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { buildApp } from '../app.ts'
import { openIdProvider } from '../providers/identity/openid.ts'

const festival = await festivalForFile()

it('a live festival never serves the demo provider, whatever is asked', async () => {
  const publicUrl = 'https://livefest.example'
  const provider = { name: 'Crew ID', issuer: 'https://identity.example', clientId: 'a', clientSecret: 'b' }
  const config = { ...festival.deps.config, mode: 'live' as const, publicUrl, oidc: provider }
  const live = await buildApp({
    ...festival.deps,
    config,
    identity: openIdProvider({ ...provider, publicUrl }),
  })
  const paths = [
    'auth',
    'token',
    'choose/x',
    'choose/x/admin',
    '.well-known/openid-configuration',
    'session/end',
  ]
  for (const path of paths) {
    for (const method of ['GET', 'POST'] as const) {
      const url = `/demo/identity/${path}`
      const answer = await live.inject({ method, url })
      // The web page answers every address that a person may visit; the provider answers none.
      expect(answer.body, url).not.toMatch(/Demo sign-in|issuer|authorization/)
      expect(answer.headers.location, url).toBeUndefined()
    }
  }
  expect((await live.inject('/api/auth/provider')).json()).toEqual({ name: 'Crew ID' })
  await live.close()
})
