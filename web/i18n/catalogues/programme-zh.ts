/** What the programme, the itinerary, the FAQs and the terms say in Chinese. */
export const programmeZh = {}
