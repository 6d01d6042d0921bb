import type { Language } from '../../../contract/languages.ts'

const mayI: Partial<Record<Language, RegExp>> = {
  fr: /(?:\bj['’]ai|\bai-je|\bon\s+a|\ba-t-on|\bas-tu|\btu\s+as|\bnous\s+avons|\bavons-nous|\bvous\s+avez)(?:[\s-]+tu)?\s+(?:pas\s+)?(?:le\s+)?droit\s+(?:de\s+|d['’]\s?)(?!porter\s+plainte|refuser|poursuivre|exiger)/i,
}

/**
 * Whether somebody asks if they may do something in words of the law: in French one "has the right" to bring a dog. What
 * others have a right to is a matter of the law.
 */
export function asksPermission(message: string, language: Language): boolean {
  return mayI[language]?.test(message) === true
}
