import type { Language } from '../../../contract/languages.ts'

/** What somebody says who has hurt themselves by mishap, and what turns the same words into something else. */
type Said = { isHurt: RegExp; isMeant: RegExp }

const said: Record<Language, Said> = {
  en: {
    isHurt:
      /\b(?:i|i've|ive|i have)\s+(?:just\s+|accidentally\s+)?(?:hurt|injured|burnt|burned|scalded|cut)\s+myself\b/i,
    isMeant: /\b(?:again|always|keep|on purpose|deliberately|urge)\b/i,
  },
  es: {
    isHurt:
      /(?<!\p{L})me\s+(?:cort[ée]|quem[ée]|lastim[ée]|her[íi]|lesion[ée]|hice daño|he\s+(?:cortado|quemado|lastimado|herido|hecho daño))(?!\p{L})/iu,
    isMeant: /otra vez|de nuevo|adrede|a propósito|ganas de|pelo|uñas/i,
  },
  zh: { isHurt: /我.{0,3}(?:受伤|割伤|割到|烫伤|烫到|摔伤|扭伤)/, isMeant: /自残|故意|又/ },
  ja: {
    isHurt:
      /(?:怪我|けが|ケガ|やけど|ヤケド|火傷)(?:を)?(?:した|しました|しちゃ)|(?:手|指|足)を切(?:った|りました|っちゃ)/,
    isMeant: /わざと|また|自分で/,
  },
  ko: { isHurt: /다쳤|다쳐서|베였|데었|상처(?:가)?\s*났/, isMeant: /자해|일부러|또 / },
  fr: {
    isHurt: /\bje me suis\s+(?:fait mal|coup[ée]e?|br[ûu]l[ée]e?|bless[ée]e?)(?!\p{L})/iu,
    isMeant: /exprès|volontairement|envie de/i,
  },
  de: {
    isHurt:
      /\bhabe?\s+(?:ich\s+)?mich\s+(?:gerade\s+|grad\s+|eben\s+)?(?:verletzt|geschnitten|verbrannt|verbrüht)\b/i,
    isMeant: /absichtlich|mit absicht/i,
  },
}

/**
 * Whether somebody says that they were hurt. Harm done to oneself is said in nearly the same words, and needs somebody to
 * talk to rather than a plaster: what is said to be meant, or to happen again, is not an injury here.
 */
export function saysInjury(message: string, language: Language): boolean {
  const { isHurt, isMeant } = said[language]
  return isHurt.test(message) && !isMeant.test(message)
}
