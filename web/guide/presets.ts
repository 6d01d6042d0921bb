import { Clock, Coffee, MapPin, Star, Trophy, Users } from '../ui/icons.ts'

/** The six preset questions (specification section 2), in the order of their cards. */
export const presets = [
  { id: 'battle', Icon: Trophy, color: 'bg-pink-500/15 text-pink-500' },
  { id: 'grwm', Icon: Star, color: 'bg-violet-500/20 text-violet-400' },
  { id: 'creators', Icon: Users, color: 'bg-aqua-400/15 text-aqua-400' },
  { id: 'hours', Icon: Clock, color: 'bg-aqua-400/15 text-aqua-400' },
  { id: 'food', Icon: Coffee, color: 'bg-pink-500/15 text-pink-500' },
  { id: 'location', Icon: MapPin, color: 'bg-violet-500/20 text-violet-400' },
] as const

/** One of the six. */
export type Preset = (typeof presets)[number]
