import type { RecommendationIcon } from '../../../contract/guide.ts'
import { conceptsIn, type Understanding } from '../../concepts/index.ts'
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

/** What an entry is understood as, at a festival whose tags are its own: concepts, or groups of them. */
const conceptRows: readonly (readonly [RecommendationIcon, string])[] = [
  [
    'Gamepad2',
    'gaming-tournament arcade virtual-reality board-games chess escape-room bowling-minigolf casino',
  ],
  ['Trophy', 'contests award-ceremony sports-tournament race-start race-results raffle prizes'],
  [
    'Music',
    `concerts dj-party hip-hop rock-metal jazz-blues classical folk-brass pop k-pop acoustic open-stage dance-show
    dance-class headliner silent-disco after-party`,
  ],
  [
    'Coffee',
    'food quiet-area want-calm yoga-wellness massage sauna seating drinking-water brewery-tour wine-cellar',
  ],
  [
    'Users',
    `meet-and-greet autographs workshops talks networking readings start-up-pitch careers science-robots
    children-programme puppet-storytelling`,
  ],
  [
    'Star',
    `opening-ceremony closing-ceremony fireworks theatre comedy cinema light-show parade circus-magic photo-spot
    expression-photo face-painting cosplay exhibition street-art fun-fair`,
  ],
  ['MapPin', 'shopping guided-tour farm-visit zoo site-map stages big-screen'],
]

/** By how much less sure something may be than what an entry is most surely about. */
const LESS_SURE = 0.35

let iconOfConcept: ReadonlyMap<string, RecommendationIcon> | undefined

/** The picture beside a recommendation (specification section 3); sparkles for whatever has none. */
export function iconOf(entry: KnowledgeEntry, understood: Understanding): RecommendationIcon {
  const row = rows.find(([, tags]) => tags.some((tag) => entry.tags.includes(tag)))
  if (row) return row[0]
  // What is told of the whole festival is nothing to look for.
  if (entry.category === 'general') return 'Sparkles'
  iconOfConcept ??= readConceptRows()
  let [surest, icon]: [number, RecommendationIcon] = [
    Math.max(0, ...understood.values()) - LESS_SURE,
    'Sparkles',
  ]
  for (const [concept, sure] of understood) {
    const found = iconOfConcept.get(concept)
    if (found && sure > surest) [surest, icon] = [sure, found]
  }
  return icon
}

function readConceptRows(): ReadonlyMap<string, RecommendationIcon> {
  const named = conceptRows.flatMap(([icon, names]) =>
    names.split(/\s+/).map((name): [string, RecommendationIcon] => [name, icon]),
  )
  const ofName = new Map(named)
  const ofGroups = conceptsIn('en').flatMap(({ id, group }): [string, RecommendationIcon][] => {
    const icon = ofName.get(group)
    return icon ? [[id, icon]] : []
  })
  return new Map([...ofGroups, ...named])
}
