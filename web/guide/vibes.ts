import type { Preference } from '../../contract/guide.ts'
import { Compass, Gamepad2, Moon } from '../ui/icons.ts'

/** The three vibes, each with a colour and an icon of its own. */
export const vibes = [
  { preference: 'explore', Icon: Compass, color: 'bg-aqua-400/15 text-aqua-400' },
  { preference: 'play', Icon: Gamepad2, color: 'bg-pink-500/15 text-pink-500' },
  { preference: 'chill', Icon: Moon, color: 'bg-violet-500/20 text-violet-400' },
] as const satisfies { preference: Preference; [rest: string]: unknown }[]

/** The look of one vibe. */
export function vibeOf(preference: Preference) {
  return vibes.find((vibe) => vibe.preference === preference) ?? vibes[0]
}
