import type { Emotion } from '../../../contract/gift-aura.ts'

/** A vibe in words: it tells how an expression looks, never what a person feels (points.md, "Privacy"). */
export interface VibeWords {
  word: string
  line: string
}

/** What the picture and the mail of the photo booth say in one language. `{…}` are filled in. */
export interface GiftAuraTexts {
  yourVibe: string
  vibes: Record<Emotion, VibeWords>
  mail: {
    /** `{event}`: the festival's short name. */
    subject: string
    /** Shown by mail programs beside the subject. */
    preview: string
    /** `{handle}` */
    hello: string
    intro: string
    /** Words under the picture for those who cannot see it. `{vibe}` */
    pictureOf: string
    open: string
    /** `{time}`: venue time. */
    until: string
    privacy: string
    /** `{event}` */
    bye: string
  }
}
