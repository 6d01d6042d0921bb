import { recallStation } from './station.ts'

/** As loud as speech is anywhere else (experience, sound). */
const USUAL = 0.65

/** How loud voice and signals of this device are, from 0 to 1: staff set it for a station. */
export function volumeOfDevice(): number {
  const volume = recallStation()?.volume
  return volume === undefined ? USUAL : volume / 100
}
