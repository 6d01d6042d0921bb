import { useQuery } from '@tanstack/react-query'
import { listAttendees } from '../../../contract/desk.ts'
import { call } from '../../platform/api.ts'
import type { BadgePerson } from './badge-page.tsx'

/** More at a time no printer takes without being asked twice. */
export const MOST_BADGES = 500

const PAGE_SIZE = 100

/** The people who are searched, as far as they are printed at a time. */
export function useBadgePeople(search: string) {
  return useQuery({
    queryKey: ['admin', 'attendees', 'badges', search],
    queryFn: async ({ signal }) => {
      const people: BadgePerson[] = []
      let total = 0
      let pages = 1
      for (let page = 1; page <= Math.min(pages, MOST_BADGES / PAGE_SIZE); page += 1) {
        const querystring = { search: search || undefined, page, pageSize: PAGE_SIZE }
        const found = await call(listAttendees, { querystring, signal })
        people.push(...found.attendees)
        pages = found.pages
        total = found.total
      }
      return { people, total }
    },
  })
}
