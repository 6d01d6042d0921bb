import { Camera, ChartNoAxesColumn, Nfc, SlidersHorizontal, Sparkles, Star } from '../ui/icons.ts'

/** The cards of the Event Hub in the order of the specification, section 2. */
export const hubDoors = [
  { id: 'fortune-teller', to: '/fortune-teller', Icon: Sparkles, color: 'bg-pink-500/15 text-pink-500' },
  { id: 'now-showing', to: '/now-showing', Icon: Star, color: 'bg-aqua-400/15 text-aqua-400' },
  { id: 'gift-aura', to: '/gift-aura', Icon: Camera, color: 'bg-violet-500/20 text-violet-400' },
  { id: 'tap-tracking', to: '/tap-tracking', Icon: Nfc, color: 'bg-mint-400/15 text-mint-400' },
  { id: 'leaderboard', to: '/leaderboard', Icon: ChartNoAxesColumn, color: 'bg-amber-400/15 text-amber-400' },
  { id: 'admin', to: '/admin', Icon: SlidersHorizontal, color: 'bg-raised text-mid' },
] as const
