/** The sections of the terms, in their order; every language has all of them. */
export const termsSections = [
  'who',
  'stored',
  'why',
  'photos',
  'howLong',
  'seen',
  'choices',
  'points',
  'prizes',
  'changes',
] as const

/** A section: its heading, and its paragraphs. `{{event}}` stands for the name of the festival. */
export interface TermsSection {
  heading: string
  body: string[]
}

/** The terms in one language. */
export interface TermsText {
  title: string
  intro: string
  sections: Record<(typeof termsSections)[number], TermsSection>
}

/** Which terms these are; whoever changes a sentence of them counts on and dates it. */
export const termsEdition = { version: '1.3', date: '2026-11-22' }
