import pLimit from 'p-limit'
import { type WorkQueueName, workQueues } from '../../contract/limits.ts'

/** Stations and staff, or everybody else. */
export type Lane = 'ours' | 'others'

/** How one lane of a queue does. */
export interface QueueState {
  queue: WorkQueueName
  lane: Lane
  active: number
  waiting: number
  /** How many found no room since the start. */
  shed: number
}

/** Heavy work in queues of bounded length (contract/limits.ts). */
export interface WorkQueues {
  /** Waits for a turn; the answer gives it back. Undefined when there is no room to wait. */
  enter(queue: WorkQueueName, lane: Lane): Promise<() => void> | undefined
  states(): QueueState[]
}

export function createWorkQueues(): WorkQueues {
  const lanes = new Map(
    Object.entries(workQueues).flatMap(([queue, { retryAfter: _, ...rooms }]) =>
      Object.entries(rooms).map(([lane, room]) => {
        const made = { ...room, limit: pLimit(room.atOnce), shed: 0 }
        return [`${queue} ${lane}`, { queue: queue as WorkQueueName, lane: lane as Lane, ...made }]
      }),
    ),
  )
  return {
    enter(queue, lane) {
      const one = lanes.get(`${queue} ${lane}`)
      if (one === undefined) return undefined
      const { limit, atOnce, waiting } = one
      // What has just been asked for counts as waiting until p-limit has looked, also when there is room.
      if (limit.activeCount + limit.pendingCount >= atOnce + waiting) {
        one.shed += 1
        return undefined
      }
      return new Promise((enter) => {
        void limit(() => new Promise<void>((leave) => enter(leave)))
      })
    },
    states: () =>
      [...lanes.values()].map(({ queue, lane, limit, shed }) => ({
        queue,
        lane,
        active: limit.activeCount,
        waiting: limit.pendingCount,
        shed,
      })),
  }
}
