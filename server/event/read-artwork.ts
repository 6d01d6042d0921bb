import type { Database } from '../db/client.ts'
import type { Artwork } from '../pictures/index.ts'
import { brandColours, shadeOf } from './brand-styles.ts'
import { findPicture } from './picture-store.ts'
import type { EventRow } from './settings-store.ts'

/** What the server draws the event with: its colours, its logo and its mascot. */
export async function readArtwork(
  db: Database,
  event: Pick<EventRow, 'accent' | 'second' | 'logo' | 'mascot'>,
): Promise<Artwork> {
  const read = async (name: string | null) => (name === null ? undefined : findPicture(db, name, 'drawing'))
  const [logo, mascot] = await Promise.all([read(event.logo), read(event.mascot)])
  return { colours: replacedColours(event), logo, mascot }
}

/** The product's pink, violet and aqua as pictures and mails have them, light, full and as a dark ground. */
function replacedColours(event: Pick<EventRow, 'accent' | 'second'>): Record<string, string> {
  if (event.accent === null && event.second === null) return {}
  const { accent, second, third } = brandColours(event)
  return {
    '#FF4FA3': third,
    '#FF8CC4': third,
    '#5B1E4F': shadeOf(third),
    '#8E66FF': second,
    '#6C3FE8': second,
    '#B49BFF': second,
    '#2C1F66': shadeOf(second),
    '#3CE4FF': accent,
    '#123E5C': shadeOf(accent),
  }
}
