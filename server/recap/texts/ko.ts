import type { RecapTexts } from './wording.ts'

/** What the recap says in Korean. */
export const ko: RecapTexts = {
  title: '나의 페스티벌',
  soFar: '지금까지',
  points: '포인트',
  place: '{rank}위',
  places: '다녀온 곳',
  taps: '탭 횟수',
  bestHour: '최고의 시간',
  fortunes: '들은 운세',
  vibe: '나의 바이브',
  prizes: '받은 경품',
  closing: {
    top: '당신은 이곳에서 가장 빛난 불빛이었어요. 앙코르!',
    explorer: '안 가 본 데가 없네요. 나는 그중 절반에서 낮잠만 잤는데.',
    friend: '와서, 탭하고, 빛났어요. 내년에 또 만나요!',
  },
}
