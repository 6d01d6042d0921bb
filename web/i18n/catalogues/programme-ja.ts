/** What the programme, the itinerary, the FAQs and the terms say in Japanese. */
export const programmeJa = {
  'errors.itinerary_full': 'マイスケジュールがいっぱいです。先に何か外してください。',
}
