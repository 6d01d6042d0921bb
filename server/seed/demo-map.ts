import { readFile } from 'node:fs/promises'
import type { MapPlace } from '../../contract/venue-map.ts'
import { nameOf } from '../venue-map/index.ts'

const folder = new URL('../../data/demo/', import.meta.url)

/** The map of the Neon Fairgrounds: a drawing of ours, and its places as the entries of the demo write them. */
export async function readDemoMap() {
  const picture = await readFile(new URL('venue-map.svg', folder))
  const places: MapPlace[] = JSON.parse(await readFile(new URL('venue-map.json', folder), 'utf8'))
  const size = { width: 1000, height: 1250 }
  return {
    picture: { pictureName: nameOf(picture), picture, pictureType: 'image/svg+xml' as const, ...size },
    places,
  }
}
