/** What the programme, the itinerary, the FAQs and the terms say in English. */
export const programmeEn = {
  'errors.itinerary_full': 'Your itinerary is full. Take something out first.',
}
