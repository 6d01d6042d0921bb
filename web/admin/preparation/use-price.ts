import { numberFormat } from '../../../contract/intl.ts'
import type { Price } from '../../../contract/preparation.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** A sum in words: dollars where a price is set, and tokens. */
export function usePrice(): (price: Price) => string {
  const say = useAdminText()
  const { locale } = useLanguage()
  const { number } = useNumbers()
  return ({ tokens, dollars }) => {
    const inTokens = say('prepare.tokens', { tokens: number(tokens) })
    if (dollars === null) return inTokens
    const money = numberFormat(locale, { style: 'currency', currency: 'USD' }).format(dollars)
    return `${money} (${inTokens})`
  }
}
