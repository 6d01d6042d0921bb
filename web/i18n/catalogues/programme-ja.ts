/** What the programme, the itinerary, the FAQs and the terms say in Japanese. */
export const programmeJa = {}
