import type { RecommendationIcon } from '../../../contract/guide.ts'
import type { KnowledgeEntry } from '../retrieval/index.ts'

// The first row that shares a tag decides, from the most telling to the most general.
const rows: readonly (readonly [RecommendationIcon, readonly string[]])[] = [
  ['Gamepad2', ['games', 'game', 'retro']],
  ['Trophy', ['battle', 'competition', 'final', 'prizes', 'ranking', 'awards', 'challenge']],
  [
    'Music',
    ['concert', 'music', 'dj', 'karaoke', 'singing', 'acoustic', 'dance', 'openmic', 'choir', 'club'],
  ],
  ['Coffee', ['food', 'drinks', 'brunch', 'relax', 'rest', 'quiet', 'calm', 'wellness', 'water']],
  ['Users', ['meetup', 'social', 'meetandgreet', 'creators', 'community', 'friends', 'workshop', 'panel']],
  ['Star', ['photo', 'selfie', 'screen', 'beauty', 'makeup', 'style', 'headliner', 'ceremony', 'facepaint']],
  ['MapPin', ['map', 'location', 'tap', 'explore', 'entrance', 'stage', 'zones']],
]

/** The picture beside a recommendation (specification section 3); sparkles for whatever has none. */
export function iconOf(entry: KnowledgeEntry): RecommendationIcon {
  const row = rows.find(([, tags]) => tags.some((tag) => entry.tags.includes(tag)))
  return row?.[0] ?? 'Sparkles'
}
