export { copyGuestItinerary } from './store.ts'
