/** What stands in a setting between commas, semicolons or blanks, in lower case. */
export function listOf(setting = ''): Set<string> {
  return new Set(
    setting
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((one) => one.toLowerCase()),
  )
}
