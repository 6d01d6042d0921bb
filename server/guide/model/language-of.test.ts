import { expect, test } from 'vitest'
import { type Language, languages } from '../../../contract/languages.ts'
import { canBeIn } from './language-of.ts'

const sentences: Record<Language, string> = {
  en: 'You can fill your bottle for free at the Chill Garden, right beside the Pulse Stage.',
  es: 'Puedes llenar tu botella gratis en el Chill Garden, justo al lado del Pulse Stage.',
  zh: '你可以在 Chill Garden 免费接水，就在 Pulse Stage 旁边。',
  ja: 'Chill Gardenで無料で水を入れられます。Pulse Stageのすぐ隣です。',
  ko: 'Chill Garden에서 무료로 물을 채울 수 있어요. Pulse Stage 바로 옆이에요.',
  fr: 'Tu peux remplir ta gourde au Chill Garden, juste à côté du Pulse Stage.',
  de: 'Du kannst deine Flasche am Chill Garden auffüllen, gleich neben der Pulse Stage.',
}

test.for(languages.flatMap((asked) => languages.map((written) => [asked, written] as const)))(
  'asked in %s and written in %s',
  ([asked, written]) => {
    expect(canBeIn(sentences[written], asked, 'Chill Garden, Pulse Stage')).toBe(asked === written)
  },
)

test('a short cheer passes in every language', () => {
  for (const language of languages) expect(canBeIn('Miau!', language, '')).toBe(true)
})
