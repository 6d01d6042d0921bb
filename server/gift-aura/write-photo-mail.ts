import { fitName } from '../../contract/fit-name.ts'
import type { Emotion } from '../../contract/gift-aura.ts'
import { dateFormat } from '../../contract/intl.ts'
import { hoursOf, type Language, locales } from '../../contract/languages.ts'
import { zoneName } from '../../contract/zone-name.ts'
import { fill } from '../fill.ts'
import { type Artwork, inColours, isWide } from '../pictures/index.ts'
import type { Mail } from '../providers/mailer/port.ts'
import { type MailWords, photoMailHtml } from './photo-mail-html.ts'
import { textsIn } from './texts/texts.ts'

/** What the mail of a photo tells. */
export interface PhotoMail {
  handle: string
  /** Code of the attendee's language. */
  language: string
  vibe: Emotion
  link: string
  /** By the venue's clock: a demo lives in the days of its festival. */
  expiresAt: Date
  picture: Buffer
  event: { name: string; shortName: string; guideName: string; timeZone: string }
  art: Artwork
}

/** Content id of the picture: shown in the mail, and at the same time what is attached to it. */
const PICTURE = 'gift-aura-picture'
const LOGO = 'logo'

/** Writes the mail of a photo in the attendee's language, as HTML and as plain text. */
export function writePhotoMail(photo: PhotoMail): Omit<Mail, 'to' | 'messageId'> {
  const { language, texts } = textsIn(photo.language)
  const { mail, vibes, yourVibe } = texts
  const { logo } = photo.art
  const { word, line } = vibes[photo.vibe]
  const time = timeAtTheVenue(photo.expiresAt, language, photo.event.timeZone)
  const values = {
    event: photo.event.shortName,
    guide: photo.event.guideName,
    handle: photo.handle,
    vibe: word,
    time,
  }
  const words: MailWords = {
    language,
    event: photo.event.name,
    subject: fill(mail.subject, values),
    preview: mail.preview,
    hello: fill(mail.hello, values),
    intro: mail.intro,
    yourVibe,
    word,
    line,
    pictureOf: fill(mail.pictureOf, values),
    open: mail.open,
    until: fill(mail.until, values),
    privacy: mail.privacy,
    bye: fitName(fill(mail.bye, values), values.guide, language),
  }
  return {
    language,
    senderName: photo.event.shortName,
    subject: words.subject,
    html: inColours(
      photoMailHtml(words, {
        link: photo.link,
        picture: `cid:${PICTURE}`,
        ...(logo && { logo: { address: `cid:${LOGO}`, isWide: isWide(logo) } }),
      }),
      photo.art,
    ),
    text: plainText(words, photo.link),
    attachments: [
      { filename: 'gift-aura.jpg', contentType: 'image/jpeg', content: photo.picture, cid: PICTURE },
      ...(logo
        ? [{ filename: 'logo.png', contentType: 'image/png', content: Buffer.from(logo), cid: LOGO }]
        : []),
    ],
  }
}

function plainText(words: MailWords, link: string): string {
  const { hello, intro, yourVibe, word, line, open, until, privacy, bye } = words
  return [hello, intro, `${yourVibe}: ${word}\n${line}`, `${open}: ${link}`, until, privacy, bye].join('\n\n')
}

/** A mail is read anywhere, so it says which clock it means. */
function timeAtTheVenue(moment: Date, language: Language, timeZone: string): string {
  const format = dateFormat(locales[language], {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...hoursOf(locales[language]),
    timeZone,
  })
  return `${format.format(moment)} ${zoneName(timeZone, moment)}`
}
