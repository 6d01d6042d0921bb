import type { IdentifyCaller, Station } from '../caller.ts'

/** Whether a station was in training at a moment. */
export function isTrainingAt({ trainings }: Pick<Station, 'trainings'>, moment: Date): boolean {
  return trainings.some(({ since, until }) => since <= moment && (until === null || moment < until))
}

/** The station that calls, if it is one, and whether it is in training now. */
export async function callingStation(
  identify: IdentifyCaller,
  now: Date,
): Promise<{ stationId: string | null; isTraining: boolean }> {
  const caller = await identify('station')
  if (caller.kind === 'guest') return { stationId: null, isTraining: false }
  return { stationId: caller.id, isTraining: isTrainingAt(caller, now) }
}
