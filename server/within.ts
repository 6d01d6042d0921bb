import { DatabaseAway } from './database-away.ts'

/**
 * Waits so many milliseconds for something that the database does. What comes later is not lost, only not waited for.
 * @throws DatabaseAway when the time is over
 */
export function within<T>(limit: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DatabaseAway(`The database did not answer within ${limit} ms.`))
    // A process that was busy itself first looks whether the answer has arrived meanwhile.
    const timer = setTimeout(() => setImmediate(giveUp), limit)
    work.then(
      (answer) => {
        clearTimeout(timer)
        resolve(answer)
      },
      (problem: unknown) => {
        clearTimeout(timer)
        reject(problem)
      },
    )
  })
}
