import { expect, test } from 'vitest'
import { type Permission, permissionNeeds, permissions } from './roles.ts'

test('admins may do everything, so that there is always somebody who can give it', () => {
  for (const roles of Object.values(permissions)) expect(roles).toContain('admin')
})

test('built-in roles have what their permissions are no use without', () => {
  for (const [permission, needed = []] of Object.entries(permissionNeeds))
    for (const one of needed)
      for (const role of permissions[permission as Permission]) expect(permissions[one]).toContain(role)
})

test('what a permission needs is named whole, with what that needs in turn', () => {
  for (const needed of Object.values(permissionNeeds))
    for (const one of needed)
      expect(needed).toEqual(expect.arrayContaining([...(permissionNeeds[one] ?? [])]))
})
