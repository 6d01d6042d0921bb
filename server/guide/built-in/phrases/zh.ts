import type { GuidePhrases } from './phrases.ts'

export const chinese: GuidePhrases = {
  onNow: '现在正在进行：',
  comingUp: '接下来：',
  onDay: (day) => `${day}的节目：`,
  begins: (day) => `活动从${day}开始。`,
  hasEnded: (day) => `活动已经结束了，最后一天是${day}。谢谢你来过！`,
  place: (location) => `地点：${location}。`,
  when: (span) => `时间：${span}。`,
  running: (until) => `现在正在进行，到${until}结束！`,
  startsIn: (minutes) => `还有${minutes}分钟开始。`,
  isOver: '这个活动已经结束了。',
  eventOver: (event, next) =>
    `${event} 已经结束，我也蜷起来休息啦。感谢你的参与！${next === undefined ? '你的经历仍可在旅程中查看。' : `下一届将于${next}开始。`}`,
  sorry: ['抱歉，这个问题我的小胡子也不知道，我不想乱猜。', '嗯……我的音乐节笔记里没有这个，我可不会乱编。'],
  anyDesk: '咨询台的工作人员很乐意帮你。',
  didYouMean: '你想问的是下面这些吗？',
  gap: '',
  asks: {
    time: /几点|什么时候|时间|多久|开门|关门|开放|到几点/,
    place: /哪|地点|位置|怎么(走|去)/,
    price: /多少钱|价格|免费|费用|贵/,
  },
}
