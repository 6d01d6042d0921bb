export { copyGuestItinerary, countSaves } from './store.ts'
