import type { GiftAuraTexts } from './wording.ts'

/** What the picture and the mail of the photo booth say in English. */
export const en: GiftAuraTexts = {
  yourVibe: 'Your vibe',
  vibes: {
    HAPPY: { word: 'Pure sunshine', line: 'Your smile could power the main stage.' },
    SURPRISED: { word: 'Wide-eyed wonder', line: 'You look as if the lights just came on.' },
    CALM: { word: 'Cool and calm', line: 'A look as easy as the Chill Garden at dusk.' },
    CONFUSED: { word: 'Delightfully mysterious', line: 'Your expression keeps its secret. We like that.' },
    SAD: { word: 'Soft and soulful', line: 'A thoughtful look, made for the slow songs.' },
    ANGRY: { word: 'Full of fire', line: 'Your look has the energy of an encore.' },
    FEAR: { word: 'Goosebump mode', line: 'You look as if the big drop is one beat away.' },
    DISGUSTED: { word: 'Delightfully picky', line: 'Your look says it: only the best will do.' },
  },
  mail: {
    subject: 'Your Gift Aura photo from {event}',
    preview: 'Your picture is inside. Keep it, share it, show it off.',
    hello: 'Hi @{handle}!',
    intro:
      'Here is your picture from the Gift Aura photo booth. It is attached to this mail, so it is yours to keep.',
    pictureOf: 'Your Gift Aura picture: {vibe}',
    open: 'Open my photo',
    until: 'The link works until {time}. After that we delete the photo.',
    privacy:
      'We kept only this picture, encrypted, to send it to you. The photo itself was looked at once and never stored. You can delete the picture right now on its page.',
    bye: 'See you on the field,\nLeon and the {event} crew',
  },
}
