import { useEffect } from 'react'
import { logWarning } from '../platform/log.ts'
import { loadCatalogue } from './start-i18n.ts'

/** Family of each language that the two Latin faces do not cover, at the weights the screens use. */
const families = {
  zh: 'Noto Sans SC Variable',
  ja: 'Noto Sans JP Variable',
  ko: 'Noto Sans KR Variable',
} as const
const weights = [500, 800]

/** A letter of each cut that names may need beside those (ui/name-fonts.css), and the two families that have them. */
const lettersOfNames = 'ŁễλἀжѢسאกअ'
const latinFamilies = ['Figtree Variable', 'Unbounded Variable']

/** The screen is shown first; what it may need without a network comes when it has settled (milliseconds). */
const REST_MS = 20_000

/**
 * Brings fonts for Chinese, Japanese and Korean to a kiosk or a wall, with every letter its own texts need, and the
 * smaller ones of all other writings that names have, so that they are there when the network is not. Other screens bring what they miss (missing-letters.ts).
 */
export function useFontsOfSharedScreens(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      bringFonts().catch((cause: unknown) =>
        logWarning('The letters of a shared screen could not be loaded', cause),
      )
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [])
}

async function bringFonts(): Promise<void> {
  await Promise.all([
    import('../ui/cjk-fonts.css'),
    import('../ui/name-fonts.css'),
    import('../ui/emoji-font.css'),
  ])
  await Promise.all(
    latinFamilies.map((family) => document.fonts.load(`800 28px "${family}"`, lettersOfNames)),
  )
  for (const language of ['zh', 'ja', 'ko'] as const) {
    const letters = [...new Set(Object.values(await loadCatalogue(language)).join(''))].join('')
    await Promise.all(
      weights.map((weight) => document.fonts.load(`${weight} 28px "${families[language]}"`, letters)),
    )
  }
}
