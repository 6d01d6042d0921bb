import { AutoFitText } from './auto-fit-text.tsx'
import { Avatar } from './avatar.tsx'
import { Badge, type BadgeTone } from './badge.tsx'
import { Card } from './card.tsx'
import { GalleryRow, GallerySection } from './gallery-section.tsx'
import * as icons from './icons.ts'
import { PointsPill } from './points-pill.tsx'

const badgeTones: BadgeTone[] = [
  'neutral',
  'brand',
  'success',
  'warning',
  'danger',
  'gold',
  'silver',
  'bronze',
  'platinum',
]
const scripts = [
  { lang: 'en', text: 'Running text: what is on tonight?' },
  { lang: 'zh', text: '今晚有什么活动？直接问我就好。' },
  { lang: 'ja', text: '今夜の直前のおすすめを教えてください。' },
  { lang: 'ko', text: '오늘 밤에는 무엇이 있나요? 물어보세요.' },
  { lang: 'de', text: 'Entdecke deine Zukunft: Öffnungszeiten und Überraschungen' },
]

function Letters() {
  return (
    <GallerySection title="Letters">
      <p className="font-display text-4xl font-extrabold leading-display">DISPLAY LETTERS</p>
      {scripts.map(({ lang, text }) => (
        <p key={lang} lang={lang} className="text-lg">
          {text}
        </p>
      ))}
      <p className="text-hi">High: the answer itself.</p>
      <p className="text-mid">Mid: what explains it.</p>
      <p className="text-low">Low: when and where it was said.</p>
      <div className="font-display font-extrabold">
        <AutoFitText minPx={24} maxPx={96}>
          @a_long_name_of_24_chars
        </AutoFitText>
      </div>
    </GallerySection>
  )
}

function Cards() {
  return (
    <GallerySection title="Cards">
      <div className="grid gap-4 sm:grid-cols-3">
        <Card isGlowing>The one glowing thing of a view.</Card>
        <Card isAction>The whole card is one action.</Card>
        <Card tone="raised">Raised by one step.</Card>
        <Card tone="success">Success, with words and icon.</Card>
        <Card tone="warning">Warning or no connection.</Card>
        <Card tone="danger">Something went wrong.</Card>
      </div>
    </GallerySection>
  )
}

export function GalleryLooks() {
  return (
    <>
      <Letters />
      <Cards />
      <GallerySection title="Badges, points, people">
        <GalleryRow>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} icon={<icons.Star aria-hidden />}>
              {tone}
            </Badge>
          ))}
        </GalleryRow>
        <GalleryRow>
          <PointsPill size="sm">+500</PointsPill>
          <PointsPill>+1,500</PointsPill>
          <PointsPill size="lg">+2,000</PointsPill>
        </GalleryRow>
        <GalleryRow>
          {['@aurora', '@bassline', '@치즈', 'Émile', '桜'].map((name) => (
            <Avatar key={name} name={name} size="3.5rem" />
          ))}
          <Avatar name="gone" imageUrl="/missing.webp" size="3.5rem" />
          <Avatar name="ring" size="6rem" ring="var(--color-gold)" />
        </GalleryRow>
      </GallerySection>
      <GallerySection title="Icons">
        <GalleryRow>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} aria-label={name} className="text-mid" />
          ))}
        </GalleryRow>
      </GallerySection>
    </>
  )
}
