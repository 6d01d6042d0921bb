/** What the programme, the itinerary, the FAQs and the terms say in French. */
export const programmeFr = {
  'errors.itinerary_full': 'Ton programme est plein. Retire d’abord quelque chose.',
}
