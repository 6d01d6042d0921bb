import type { DeskAttendee } from '../../contract/desk.ts'
import { TagId } from '../../contract/wristbands.ts'
import { countPages } from '../count-pages.ts'
import type { Deps } from '../deps.ts'
import { type AttendeeSearch, findLastLink, listDeskPage } from './store.ts'

/** More words than a name has only make the database work. */
const MOST_WORDS = 8

/** A page of the people who are looked for. */
export async function listAttendees(
  { db }: Deps,
  { search = '', page, pageSize }: { search?: string | undefined; page: number; pageSize: number },
): Promise<{ attendees: DeskAttendee[]; total: number; pages: number; page: number }> {
  const { attendees, total } = await listDeskPage(db, { ...toSearch(search), page, pageSize })
  return { attendees, total, page, pages: countPages(total, pageSize) }
}

/** Who wears a band, else who wore it last, and whether it is blocked as lost. */
export async function lookUpBand(
  { db }: Deps,
  tag: string,
): Promise<{ attendee: DeskAttendee | null; isWorn: boolean; isBlocked: boolean }> {
  return (await findLastLink(db, tag)) ?? { attendee: null, isWorn: false, isBlocked: false }
}

/** People type a name, a handle with or without @, an address, or hold a band to the reader. */
function toSearch(text: string): AttendeeSearch {
  const tag = TagId.safeParse(text)
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^@/, ''))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  return { words, tag: tag.success ? tag.data : undefined }
}
