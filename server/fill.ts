/** Puts values into the places that a text leaves for them: `{{name}}`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '')
}
