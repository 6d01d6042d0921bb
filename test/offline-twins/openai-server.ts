import { afterAll, onTestFinished } from 'vitest'
import { type Behaviour, type OpenAiTwin, startTwin } from './openai-twin.ts'

export type { Behaviour, HeardRequest, OpenAiTwin } from './openai-twin.ts'

/** Opens the twin for the test that is running, on a free port of this machine. */
export async function openAiTwin(...behaviours: Behaviour[]): Promise<OpenAiTwin> {
  const twin = await startTwin(...behaviours)
  onTestFinished(twin.close)
  return twin
}

/** Opens the twin for all tests of a file. To be awaited at the top level of the file. */
export async function openAiTwinForFile(): Promise<OpenAiTwin> {
  const twin = await startTwin()
  afterAll(twin.close)
  return twin
}
