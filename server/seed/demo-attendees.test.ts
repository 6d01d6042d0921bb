import { expect, it } from 'vitest'
import { readDemoAttendees } from './demo-attendees.ts'

it('the demo people have a name each, an address or none, and no band twice', async () => {
  const people = await readDemoAttendees()
  const handles = people.map((person) => person.tiktokUsername.toLowerCase())
  const tags = people.map((person) => person.wristbandTag).filter((tag) => tag !== '')
  expect(new Set(handles).size).toBe(people.length)
  expect(new Set(tags).size).toBe(tags.length)
  for (const person of people) {
    expect(person.attendeeName).not.toBe('')
    expect(person.email === null || person.email.includes('@example.')).toBe(true)
  }
})
