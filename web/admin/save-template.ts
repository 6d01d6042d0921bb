/** Lets the browser save a CSV file that shows what an import understands. The mark in front tells spreadsheets that it is UTF-8. */
export function saveTemplate(name: string, lines: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
