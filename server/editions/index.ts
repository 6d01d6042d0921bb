export { archiveHourly } from './archive-hourly.ts'
export { peopleGoAt } from './read-editions.ts'
/** Whether the edition that was closed at a moment has its archive, and its people are gone. */
export { isArchived } from './store.ts'
