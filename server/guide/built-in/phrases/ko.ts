import type { GuidePhrases } from './phrases.ts'

export const korean: GuidePhrases = {
  onNow: '지금 진행 중이에요:',
  comingUp: '곧 시작해요:',
  onDay: (day) => `${day} 프로그램이에요:`,
  begins: (day) => `${day}에 시작해요.`,
  hasEnded: (day) => `이미 끝났어요. 마지막 날은 ${day}이었어요. 와 주셔서 고마워요!`,
  place: (location) => `장소: ${location}.`,
  when: (span) => `시간: ${span}.`,
  running: (until) => `지금 진행 중이고 ${until}까지예요!`,
  startsIn: (minutes) => `${minutes}분 뒤에 시작해요.`,
  isOver: '이건 이미 끝났어요.',
  eventOver: (event, next) =>
    `${event} 행사는 끝났고, 저는 몸을 말고 쉬고 있어요. 함께해 주셔서 고마워요! ${next === undefined ? '추억은 여정에서 계속 볼 수 있어요.' : `다음 행사는 ${next}에 시작해요.`}`,
  sorry: [
    '미안해요, 그건 제 수염으로도 모르겠어요. 함부로 지어내고 싶지 않아요.',
    '음, 제 축제 노트에는 없는 내용이라 지어내지 않을게요.',
  ],
  anyDesk: '안내 데스크 직원이 기꺼이 도와 드릴 거예요.',
  didYouMean: '혹시 이 중에 찾으시는 게 있나요?',
  gap: ' ',
  asks: {
    time: /몇 ?시|언제|시간|까지|열|닫/,
    place: /어디|위치|장소|어떻게 가/,
    price: /얼마|가격|무료|공짜|비용/,
  },
}
