import type { RecapTexts } from './wording.ts'

/** What the recap says in Chinese. */
export const zh: RecapTexts = {
  title: '我的音乐节',
  soFar: '截至目前',
  points: '积分',
  place: '第 {rank} 名',
  places: '去过的地方',
  taps: '轻触次数',
  bestHour: '最佳时段',
  fortunes: '占卜次数',
  vibe: '我的心情',
  prizes: '赢得奖品',
  closing: {
    top: '你是全场最亮的光之一。再来一次！',
    explorer: '你哪里都去过了，我只在其中一半打过盹。',
    friend: '你来过、触过、闪耀过。明年见！',
  },
}
