/** What the programme, the itinerary, the FAQs and the terms say in Korean. */
export const programmeKo = {
  'errors.itinerary_full': '내 일정이 가득 찼어요. 먼저 하나를 빼 주세요.',
}
