import type { Preference } from '../../../contract/guide.ts'
import type { Understanding } from '../../concepts/index.ts'

/** Tags of what fits a vibe. */
export const vibes: Record<Preference, ReadonlySet<string>> = {
  explore:
    words(`fortune photo selfie screen avatar explore video duet community light facepaint beauty workshop panel
    creators meetandgreet concert latin indie merch openmic ceremony`),
  play: words(`battle play games game luck challenge dance competition teams final karaoke retro ranking openmic party
    hiphop tap talent`),
  chill:
    words(`relax rest chill quiet calm acoustic folk wellness stretch brunch food drinks outdoor community choir
    dreampop light social singing`),
}

/** Concepts of what fits a vibe, at a festival whose tags are its own. */
const concepts: Record<Preference, ReadonlySet<string>> = {
  explore:
    words(`exhibition street-art workshops guided-tour photo-spot meet-and-greet autographs talks concerts headliner
    parade light-show market-stalls theatre cinema opening-ceremony closing-ceremony award-ceremony science-
    robots product-demos cooking-show vehicle-show circus-magic tasting fireworks exhibitors books-records
    expression-photo big-screen face-painting planetarium-stargazing ferry nature-animals race-start`),
  play: words(`gaming-tournament arcade virtual-reality contests sports-tournament dance-class dj-party silent-disco
    open-stage board-games fun-fair raffle auction race-start bowling-minigolf archery-axe-throwing escape-
    room climbing zip-line ice-skating hip-hop rock-metal earn-points stations cosplay chess after-party
    dance-show want-to-dance adventurous`),
  chill: words(`yoga-wellness sauna massage quiet-area picnic coffee breakfast food-overview cakes ice-cream
    wine-cocktails readings puppet-storytelling classical folk-brass jazz-blues acoustic gardening-plants
    swimming nature-animals tasting wine-cellar church-service want-calm ferry`),
}

const surely = 0.75

/** How many of the concepts that an entry is surely about fit a vibe. */
export function fittingConcepts(understood: Understanding, preference: Preference): number {
  return [...understood].filter(([concept, sure]) => sure >= surely && concepts[preference].has(concept))
    .length
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
