/** What the programme, the itinerary, the FAQs and the terms say in English. */
export const programmeEn = {}
