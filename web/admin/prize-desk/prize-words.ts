/** A prize as people call it: with its size, where it has one. */
export function prizeWords({ prizeName, sizeName }: { prizeName: string; sizeName: string | null }): string {
  return sizeName === null ? prizeName : `${prizeName} · ${sizeName}`
}
