import { expect, it } from 'vitest'
import { returnAddress } from './return-address.ts'

it.each([
  ['/admin', '/admin'],
  ['/admin?tab=knowledge&search=Stra%C3%9Fe&page=2', '/admin?tab=knowledge&search=Stra%C3%9Fe&page=2'],
  ['/admin?tab=desk&search=写真', '/admin?tab=desk&search=%E5%86%99%E7%9C%9F'],
  ['/reveal', '/reveal'],
  ['/admin?next=https://evil.example', '/admin?next=https://evil.example'],
  ['/admin/../admin?tab=users', '/admin?tab=users'],
  ['/%2Fevil%zz?x', undefined],
])('%s leads back to %s', (asked, back) => {
  expect(returnAddress(asked)).toBe(back)
})

it.each([
  'https://evil.example',
  'https://evil.example/admin',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/admin\\..\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/admin/..//evil.example',
  '/admin/%2e%2e//evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/admin\r\nSet-Cookie: a=b',
  '/admin\u0000',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:/evil.example',
  'http:evil.example',
  'admin',
  '',
  '/api/logout',
  '/api/login?returnTo=/admin',
  '/%61pi/logout',
  '/admin/../api/logout',
  '/API/logout',
  '/demo/identity/session/end',
  '/login',
  `/admin?${'x'.repeat(3_000)}`,
])('%j leads nowhere', (asked) => {
  expect(returnAddress(asked)).toBeUndefined()
})

it.each([undefined, null, 7, {}, ['/admin', '/admin']])('%j is no address', (asked) => {
  expect(returnAddress(asked)).toBeUndefined()
})
