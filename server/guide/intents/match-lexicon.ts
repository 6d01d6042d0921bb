import de from './lexicon/de.json' with { type: 'json' }
import en from './lexicon/en.json' with { type: 'json' }
import es from './lexicon/es.json' with { type: 'json' }
import fr from './lexicon/fr.json' with { type: 'json' }
import ja from './lexicon/ja.json' with { type: 'json' }
import ko from './lexicon/ko.json' with { type: 'json' }
import zh from './lexicon/zh.json' with { type: 'json' }
import { createMatcher, type Match } from './matcher.ts'
import type { Intent } from './sentences.ts'

/** Whoever sees a fire or somebody fall writes two words. */
const isShouted = (intent: Intent) => intent === 'medical' || intent === 'danger'

/** The intent that a decisive expression in the question belongs to, whatever else is said; calls for help come first. */
export const matchLexicon: Match<Intent> = createMatcher<Intent>({ en, es, zh, ja, ko, fr, de }, (intent) =>
  isShouted(intent) ? 2 : 3,
)
