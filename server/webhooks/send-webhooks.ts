import { type DueWebhook, listDue, type Sending, sendDueTo } from './send-due.ts'

/** Somebody is told within about a second (milliseconds). */
const LOOK_MS = 1_000

/**
 * Sends webhooks while the process lives. Each has a lane of its own, so that a slow one keeps no other waiting; several
 * processes share the work by the database.
 */
export function sendWebhooks(deps: Sending): { stop(): void } {
  const busy = new Set<string>()
  let isStopped = false
  let isAway = false
  let timer: NodeJS.Timeout | undefined
  const drain = async (webhook: DueWebhook) => {
    busy.add(webhook.id)
    try {
      while (!isStopped && (await sendDueTo(deps, webhook)) && !webhook.isFailing);
    } finally {
      busy.delete(webhook.id)
    }
  }
  const tellAway = (problem: unknown) => {
    // Once is enough: the database may be away for a while.
    if (!isAway && !isStopped) deps.log.warn(problem, 'webhooks wait for the database')
    isAway = true
  }
  const look = async () => {
    try {
      const due = await listDue(deps)
      isAway = false
      for (const webhook of due) if (!busy.has(webhook.id)) drain(webhook).catch(tellAway)
    } catch (problem) {
      tellAway(problem)
    }
    if (!isStopped) timer = setTimeout(() => void look(), LOOK_MS).unref()
  }
  void look()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
