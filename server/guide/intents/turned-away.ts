import type { Language } from '../../../contract/languages.ts'

// Who keeps a door, or the door itself.
const guards: Partial<Record<Language, RegExp>> = {
  en: /\b(?:security|bouncers?|guards?|doorm[ae]n|stewards?|staff|gates?|doors?|entrance|checkpoint)\b/i,
  es: /\b(?:seguridad|vigilantes?|porter[oa]s?|personal|puerta|entrada|control|acceso)\b/i,
  fr: /\b(?:s[ée]cu(?:rit[ée])?|videurs?|vigiles?|gardiens?|staff|porte|entr[ée]e|portique|contr[ôo]le)(?!\p{L})/iu,
  de: /\b(?:security|securitys|ordner|t[üu]rsteher|personal|einlass|eingang|tor|kontrolle)(?!\p{L})/iu,
}

// Not being let in; and not being let through or take something, which anybody may do who stands in the way: there a
// guard has to be named.
const said: Record<Language, { in: RegExp; through?: RegExp }> = {
  en: {
    in: /\b(?:won'?t|will not|wouldn'?t|doesn'?t|don'?t|didn'?t|isn'?t|aren'?t|not|refus\w+ to)\s+let(?:ting)?\s+(?:me|us)\s+(?:(?:go|get|come|back)\s+)*(?:in|inside|enter|bring)\b/i,
    through: /\blet(?:ting)?\s+(?:me|us)\s+(?:go\s+|get\s+)?(?:through|past|take|carry)\b/i,
  },
  es: {
    in: /\bno\s+(?:me|nos)\s+(?:dejan?|dejaron|dej[óo]|permiten?)\s+(?:entrar|meter|acceder)/i,
    through: /\bno\s+(?:me|nos)\s+(?:dejan?|dejaron|dej[óo])\s+pasar/i,
  },
  fr: {
    in: /\blaiss(?:e|ent)\s+pas\s+(?:r?entrer|acc[ée]der)|\bpas\s+(?:voulu\s+)?(?:me\s+|nous\s+)?laiss(?:er|ée?s?)\s+r?entrer/iu,
    through: /\blaiss(?:e|ent)\s+pas\s+passer/i,
  },
  de: {
    in: /\bl[äa]ss(?:t|en)\s+(?:mich|uns)\b.{0,25}\b(?:nicht|net|ned|nich)\b.{0,25}\b(?:rein|hinein|eini|herein|aufs gelände)\b/iu,
    through:
      /\bl[äa]ss(?:t|en)\s+(?:mich|uns)\b.{0,25}\b(?:nicht|net|ned|nich)\b.{0,10}\b(?:durch|vorbei)\b/iu,
  },
  zh: { in: /不(?:让|准|许|给)(?:我们|我)?(?:进|入)/ },
  ja: { in: /(?:中に)?入れて(?:くれ|もらえ)(?:ない|ません|なかった)|入場を?(?:拒否|断ら)/ },
  ko: { in: /(?:못|안)\s*들여보내|못\s*들어가게|입장(?:을)?\s*(?:거부|막)/ },
}

/**
 * Whether somebody was turned away at a door. The words are those of people who are held against their will, but
 * nobody has come near them: they need to know what is let in, and when.
 */
export function saysTurnedAway(message: string, language: Language): boolean {
  const { in: inside, through } = said[language]
  return inside.test(message) || (through?.test(message) === true && guards[language]?.test(message) === true)
}
