/** Something that must not come out, in every form in which it could. */
export interface Canary {
  what: string
  forms: readonly string[]
}

const LEAST_BASE64 = 8

/** A canary that a search finds as it is, in an address, in JSON, in hexadecimal digits and inside of Base64. */
export function canary(what: string, secret: string): Canary {
  const bytes = Buffer.from(secret)
  // Base64 differs by where in three bytes something begins; its first and last letters belong to what is around it.
  const insides = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(4, -4),
  )
  const forms = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('hex'),
  ]
  // A few letters stand in every picture by chance.
  const found = [...forms, ...insides.filter((inside) => inside.length >= LEAST_BASE64)]
  return { what, forms: [...new Set(found.map((form) => form.toLowerCase()))] }
}

/** What of these stands in a text; large and small letters are the same. */
export function heardIn(text: string, canaries: readonly Canary[]): string[] {
  const lower = text.toLowerCase()
  return canaries.filter(({ forms }) => forms.some((form) => lower.includes(form))).map(({ what }) => what)
}
