import type { Language } from '../../contract/languages.ts'

/** What the pages are about, for search engines, previews of links and the list of a phone's apps. */
export const pageWords: Record<Language, string> = {
  en: '{{guide}}, your guide, with the programme, your points and the leaderboard.',
  es: '{{guide}}, tu guía, con el programa, tus puntos y la clasificación.',
  zh: '你的向导 {{guide}}、活动日程、积分和排行榜。',
  ja: '案内役の{{guide}}、プログラム、ポイント、ランキングをひとつに。',
  ko: '안내를 맡은 {{guide}}, 프로그램, 포인트와 순위를 한곳에서.',
  fr: '{{guide}}, votre guide, avec le programme, vos points et le classement.',
  de: '{{guide}} führt dich: mit Programm, Punkten und Rangliste.',
}
