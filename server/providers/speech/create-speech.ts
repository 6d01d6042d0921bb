import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { espeakSpeech } from './espeak.ts'
import { type OpenAiCompatibleSpeech, openAiCompatibleSpeech } from './openai-compatible.ts'
import type { Speech } from './port.ts'

/** Which voice there could be. */
export interface SpeechOptions {
  /** A voice server, where one is configured. */
  server?: OpenAiCompatibleSpeech | undefined
  /** Folders in which programs are looked for, as the operating system writes them. */
  path?: string | undefined
}

/** The best voice there is: the configured server, else espeak-ng where it is installed, else none. */
export function createSpeech({ server, path }: SpeechOptions): Speech | undefined {
  if (server) return openAiCompatibleSpeech(server)
  const command = (path ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'espeak-ng'))
    .find(isProgram)
  return command ? espeakSpeech(command) : undefined
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
