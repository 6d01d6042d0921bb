import type { Log } from '../log.ts'
import { type Saying, type Speech, SpeechUnavailable } from '../providers/speech/port.ts'
import type { Budget, Spender } from '../usage/index.ts'

/** A text, and for whom it is said. */
export interface AskedSaying extends Saying {
  spender: Spender
}

interface PaidVoiceOptions {
  budget: Budget
  /** US dollars for a million characters. */
  price: number
  log: Pick<Log, 'warn'>
}

/** A voice that is paid by the character: it speaks within the caps, and is unavailable where one is reached. */
export function paidVoice(speech: Speech, { budget, price, log }: PaidVoiceOptions): Speech<AskedSaying> {
  return {
    name: speech.name,
    async speak(saying) {
      const units = [...saying.text].length
      const reservation = await budget.reserve(saying.spender, {
        units,
        costMicros: Math.ceil(units * price),
      })
      if (!reservation) throw new SpeechUnavailable('a cap is reached')
      try {
        return await speech.speak(saying)
      } catch (problem) {
        if (problem instanceof SpeechUnavailable && problem.isFree)
          await budget
            .settle(reservation, { units: 0, costMicros: 0 })
            .catch((failure: unknown) => log.warn(failure, 'what the voice did not use was not put down'))
        throw problem
      }
    },
  }
}
