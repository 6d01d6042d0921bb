/** What the programme, the itinerary, the FAQs and the terms say in French. */
export const programmeFr = {}
