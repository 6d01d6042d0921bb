/** What the programme, the itinerary, the FAQs and the terms say in Korean. */
export const programmeKo = {}
