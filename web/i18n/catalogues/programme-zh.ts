/** What the programme, the itinerary, the FAQs and the terms say in Chinese. */
export const programmeZh = {
  'errors.itinerary_full': '行程已满，请先移除一些内容。',
}
