/** Wishes to be erased, which wait for a day or for the band at a station (decision 24). */
export {
  findErasure,
  insertErasure as keepErasure,
  listDue as listDueErasures,
  listOpen as listOpenErasures,
  updateEnded as endErasure,
} from './store.ts'
