import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from 'pino'

/** Where a process tells what happens. */
export type Log = Logger

/** Where errors of the database repeat what it was given. */
const repeating = ['params', 'query', 'detail', 'where', 'internalQuery']

/** Opens the log of a process. Tags and addresses belong in none (points.md), so errors tell what failed, not with what. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = { level, serializers: { err: tellError } }
  return destination ? pino(options, destination) : pino(options)
}

function tellError(error: Error): SerializedError {
  // The wrapper's own message holds the whole statement with its values.
  if (error instanceof DrizzleQueryError && error.cause) return tellError(error.cause)
  const serialized: Record<string, unknown> = { ...stdSerializers.err(error) }
  for (const field of repeating) delete serialized[field]
  return serialized as unknown as SerializedError
}
