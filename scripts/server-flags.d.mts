declare const serverFlags: readonly string[]
declare const serverMemory: Readonly<Record<string, string>>

export { serverFlags, serverMemory }
