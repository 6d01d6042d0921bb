import { useKept } from '../kept.ts'
import { useAddress } from '../use-address.ts'
import { PAIRING } from './station-task.ts'

/** The dialog for a new station: it opens by its button, and by an address with a code in it. */
export function usePairing() {
  const { code, filter } = useAddress()
  const [isKept, setKept] = useKept(PAIRING, false)
  return {
    isOpen: isKept || code !== '',
    open: () => setKept(true),
    /** Stays open for the station that was paired, without the code that is used up. */
    handlePaired() {
      setKept(true)
      filter({ code: '' })
    },
    close(stationId = '') {
      setKept(false)
      filter({ code: '', station: stationId })
    },
  }
}
