import type { Dataset } from '../../contract/exports.ts'
import type { DatasetDefinition } from './dataset.ts'
import { hours, ledger, taps } from './ledger-store.ts'
import { audit, claims, consents, people } from './people-store.ts'
import { installations, interest, prizes, stations } from './place-store.ts'
import { questions } from './question-store.ts'

/** Every dataset: files, data dictionary and dashboard are made from these definitions. */
export const datasets: Readonly<Record<Dataset, DatasetDefinition>> = {
  people,
  ledger,
  taps,
  hours,
  installations,
  stations,
  prizes,
  claims,
  interest,
  questions,
  consents,
  audit,
}
