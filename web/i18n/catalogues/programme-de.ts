/** What the programme, the itinerary, the FAQs and the terms say in German. */
export const programmeDe = {
  'errors.itinerary_full': 'Dein Plan ist voll. Nimm zuerst etwas heraus.',
}
