import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { useGuideSession } from '../journeys/guide-session.ts'
import { QrCard } from '../journeys/qr-card.tsx'
import { isShared, type Surface } from '../platform/surface.ts'
import { useSilenceOnLeave } from '../platform/use-speech.ts'
import { useSurface } from '../platform/use-surface.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { isMuted, playEarcon } from '../ui/earcons.ts'
import { Composer } from './composer.tsx'
import { ExchangeItem } from './exchange-item.tsx'
import { GuideTop } from './guide-top.tsx'
import { leonVoice } from './leon-voice.ts'
import { MoreBelow } from './more-below.tsx'
import { StarterChips, starters } from './starter-chips.tsx'
import { TalkingLeon } from './talking-leon.tsx'
import { useConversation } from './use-conversation.ts'
import { useUnread } from './use-unread.ts'

/** A conversation with Leon. */
export function AskQuestionPage() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const surface = useSurface()
  const sessionId = useGuideSession()
  const { exchanges, isPending, ask, stop } = useConversation({
    onAnswer({ key, answer }) {
      if (readsByHimself(surface) && !isMuted()) leonVoice.listen({ id: key, text: answer.answer, language })
    },
  })
  const end = useRef<HTMLDivElement>(null)
  const last = exchanges.at(-1)
  const isUnread = useUnread(end, last?.key, !isPending)
  const draft = useDraftFromLink()
  useSilenceOnLeave(leonVoice)

  function handleAsk(question: string, key?: string): void {
    leonVoice.stop()
    // The touch that asks is the touch that lets the answer be heard.
    leonVoice.unlock()
    playEarcon('accept')
    void ask(question, key)
  }

  return (
    <PageShell isFull>
      <div className="mx-auto flex w-full max-w-[55rem] flex-1 flex-col px-gutter pt-gutter [--ask-foot:calc(9.5rem+var(--dock))] kiosk:[--ask-foot:14.5rem]">
        <GuideTop title={t('guide.ask.title')} />
        {last === undefined && <Welcome onAsk={handleAsk} />}
        <div
          role="log"
          aria-label={t('guide.ask.log')}
          aria-busy={isPending}
          className={`grid grid-cols-1 content-start gap-8 kiosk:gap-12 ${last ? 'flex-1 pt-2 kiosk:pt-6' : ''}`}
        >
          {exchanges.map((exchange) => (
            <ExchangeItem
              key={exchange.key}
              exchange={exchange}
              isLast={exchange === last}
              isBusy={isPending}
              onAsk={handleAsk}
              onAgain={({ question, key }) => handleAsk(question, key)}
            >
              {exchange === last && <div ref={end} className="-mt-4 h-px scroll-mb-(--ask-foot)" />}
              {exchange === last && sessionId !== undefined && !isPending && <QrCard sessionId={sessionId} />}
            </ExchangeItem>
          ))}
        </div>
      </div>
      <div className="sticky bottom-(--dock) z-10 kiosk:bottom-[calc(var(--control)+8*var(--spacing))]">
        <div
          aria-hidden
          className="absolute inset-0 -z-10 bg-gradient-to-t from-page from-60% to-transparent"
        />
        <div className="mx-auto w-full max-w-[55rem] px-gutter pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] kiosk:py-6">
          {isUnread && (
            <MoreBelow onShow={() => end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' })} />
          )}
          <Composer
            isPending={isPending}
            initialDraft={draft}
            onAsk={handleAsk}
            onStop={() => stop()?.question}
            suggestions={starters.map((starter) => t(starter))}
          />
        </div>
      </div>
    </PageShell>
  )
}

function Welcome({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation()
  return (
    <div className="ask-welcome grid flex-1 content-center justify-items-center gap-5 py-6 text-center kiosk:gap-10 kiosk-landscape:grid-cols-[2fr_3fr] kiosk-landscape:items-center kiosk-landscape:py-0">
      <div className="grid justify-items-center gap-5 kiosk:gap-10 kiosk-landscape:gap-6">
        <div className="w-[min(10rem,40vw)] kiosk:w-[15rem] kiosk-landscape:w-[10rem]">
          <TalkingLeon state="listening" />
        </div>
        <h2 className="text-xl kiosk:text-3xl kiosk-landscape:text-2xl">{t('guide.ask.empty')}</h2>
      </div>
      <StarterChips onAsk={onAsk} />
    </div>
  )
}

/** "Ask Leon about this" brings its question along. */
function useDraftFromLink(): string {
  const { state } = useLocation()
  const { draft } = (state ?? {}) as { draft?: unknown }
  return typeof draft === 'string' ? draft : ''
}

/** Whether answers are read aloud unasked: on kiosks and desktops, never on a phone in a crowd (specification section 4). */
function readsByHimself(surface: Surface, userAgent: string = navigator.userAgent): boolean {
  if (isShared(surface)) return true
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  const isTouchMac = /Macintosh/.test(userAgent) && navigator.maxTouchPoints > 1
  return !isTouchMac && !/Android|iPhone|iPad|iPod|Mobile/i.test(userAgent)
}
