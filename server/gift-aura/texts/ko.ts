import type { GiftAuraTexts } from './wording.ts'

/** What the picture and the mail of the photo booth say in Korean. */
export const ko: GiftAuraTexts = {
  yourVibe: '나의 바이브',
  vibes: {
    HAPPY: { word: '햇살 같은 미소', line: '메인 스테이지도 밝힐 미소예요.' },
    SURPRISED: { word: '반짝이는 놀라움', line: '조명이 켜지는 순간 같은 표정이에요.' },
    CALM: { word: '느긋한 여유', line: '해 질 녘 Chill Garden처럼 편안한 표정이에요.' },
    CONFUSED: { word: '묘한 매력', line: '비밀을 감춘 듯한 표정, 그래서 더 좋아요.' },
    SAD: { word: '감성 충만', line: '느린 노래가 잘 어울리는 생각 깊은 표정이에요.' },
    ANGRY: { word: '불타는 에너지', line: '앙코르 무대처럼 뜨거운 표정이에요.' },
    FEAR: { word: '두근두근', line: '드롭 바로 한 박자 전 같은 표정이에요.' },
    DISGUSTED: { word: '까다로운 취향', line: '최고만 고르겠다는 표정이에요.' },
  },
  mail: {
    subject: '{event} Gift Aura 사진이 도착했어요',
    preview: '사진이 들어 있어요. 간직하고 자랑해 보세요.',
    hello: '@{handle}님, 안녕하세요!',
    intro: 'Gift Aura 포토 부스에서 찍은 사진이에요. 메일에 첨부했으니 계속 간직할 수 있어요.',
    pictureOf: '나의 Gift Aura 사진: {vibe}',
    open: '사진 열기',
    until: '링크는 {time}까지 열려요. 그 뒤에는 사진을 삭제해요.',
    privacy:
      '보내 드리기 위해 이 사진 한 장만 암호화해 보관했어요. 원본 사진은 한 번만 확인하고 저장하지 않았어요. 사진 페이지에서 지금 바로 삭제할 수도 있어요.',
    bye: '현장에서 만나요!\nLeon과 {event} 팀',
  },
}
