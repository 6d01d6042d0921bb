/** What the programme, the itinerary, the FAQs and the terms say in German. */
export const programmeDe = {}
