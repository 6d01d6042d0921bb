/** What people call the currencies that a festival may meet. */
const currencies: [code: string, names: string][] = [
  ['USD', 'us\\$|\\$|usd\\b|us-dollars?\\b|dollars?\\b|dolares\\b|dolar\\b|bucks\\b|美元|美金|ドル|달러'],
  ['EUR', '€|eur\\b|euros?\\b|欧元|ユーロ|유로'],
  ['GBP', '£|gbp\\b|pounds?\\b'],
  ['JPY', 'jpy\\b|円|日元|엔(?![가-힣])'],
  ['CNY', 'cny\\b|rmb\\b|元|块钱|人民币'],
  ['KRW', '₩|krw\\b|원(?![가-힣])'],
  ['cent', '¢|cents?\\b|centimes?\\b|centavos?\\b'],
]

const AMOUNT = '(\\d+(?:[.,]\\d{1,2})?)'

const PRICES = currencies.map(
  ([code, names]) => [code, new RegExp(`(?:${names})\\s?${AMOUNT}|${AMOUNT}\\s?(?:${names})`, 'gu')] as const,
)

/** "Feel free" and "gluten-free" cost nothing either, but say so of nothing. */
const FREE =
  /(?<!feel |-)\bfree\b(?! (?:time|hand)|-)|\bcomplimentary\b|\bgratis\b|\bgratuit(?:o|a|os|as|e|es|ement)?\b|\bkostenlos\p{L}*|\bkostenfrei\p{L}*|\bumsonst\b|免费|免費|無料|무료|공짜/u

/** Takes the prices out of a levelled text: currency and amount, `free` where something costs nothing. */
export function takePrices(text: string): { prices: Set<string>; rest: string } {
  const prices = new Set<string>()
  let rest = text
  for (const [code, pattern] of PRICES) {
    rest = rest.replace(pattern, (_, before: string | undefined, behind: string | undefined) => {
      prices.add(`${code}:${Number((before ?? behind ?? '').replace(',', '.'))}`)
      return ' '
    })
  }
  if (FREE.test(rest)) prices.add('free')
  return { prices, rest }
}
