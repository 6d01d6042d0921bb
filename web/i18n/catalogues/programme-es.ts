/** What the programme, the itinerary, the FAQs and the terms say in Spanish. */
export const programmeEs = {
  'errors.itinerary_full': 'Tu itinerario está lleno. Quita algo antes.',
}
