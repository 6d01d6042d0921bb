import type { GiftAuraTexts } from './wording.ts'

/** What the picture and the mail of the photo booth say in Chinese. */
export const zh: GiftAuraTexts = {
  yourVibe: '你的心情',
  vibes: {
    HAPPY: { word: '阳光满分', line: '你的笑容足以点亮主舞台。' },
    SURPRISED: { word: '满眼惊喜', line: '你的表情就像灯光亮起的那一刻。' },
    CALM: { word: '从容自在', line: '神情悠然，就像傍晚的 Chill Garden。' },
    CONFUSED: { word: '神秘莫测', line: '你的表情藏着小秘密，我们很喜欢。' },
    SAD: { word: '温柔走心', line: '若有所思的神情，最适合慢歌。' },
    ANGRY: { word: '热力全开', line: '你的眼神充满返场的能量。' },
    FEAR: { word: '心跳加速', line: '你的表情就像高潮前的那一拍。' },
    DISGUSTED: { word: '品味挑剔', line: '你的眼神在说：只要最好的。' },
  },
  mail: {
    subject: '你在 {event} 的 Gift Aura 照片',
    preview: '照片就在信里，收好它，分享它。',
    hello: '你好，@{handle}！',
    intro: '这是你在 Gift Aura 拍照亭拍下的照片。照片已附在邮件里，可以一直保存。',
    pictureOf: '你的 Gift Aura 照片：{vibe}',
    open: '打开我的照片',
    until: '链接有效期至 {time}，之后我们会删除照片。',
    privacy:
      '我们只加密保存这一张成品图片，用来发送给你。原始照片只分析一次，从不保存。你也可以现在就在照片页面把它删除。',
    bye: '现场见！\nLeon 和 {event} 团队',
  },
}
