/** Names of the voices that suit a kitten, the best first (specification section 9). */
const preferredNames = ['child', 'young', 'kid', 'junior', 'google', 'natural', 'neural', 'premium']

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang'>

/** The browser's voice for a locale: its own country before another, a preferred name before any other. */
export function preferredVoice<V extends Voice>(voices: readonly V[], locale: string): V | undefined {
  const [language = locale] = locale.split('-')
  const speakers = voices.filter((voice) => tag(voice) === locale || tag(voice).split('-')[0] === language)
  return speakers.toSorted((one, other) => order(one, locale) - order(other, locale))[0]
}

function order(voice: Voice, locale: string): number {
  const name = voice.name.toLowerCase()
  const rank = preferredNames.findIndex((preferred) => name.includes(preferred))
  const byName = rank === -1 ? preferredNames.length : rank
  return byName * 2 + (tag(voice) === locale ? 0 : 1)
}

// Android writes en_US.
function tag(voice: Voice): string {
  return voice.lang.replace('_', '-')
}
