import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedAt } from '../event/use-saved-at.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Clock, RotateCcw } from '../ui/icons.ts'
import { AnswerBody } from './answer-body.tsx'
import type { Exchange } from './conversation.ts'
import { TalkingLeon } from './talking-leon.tsx'

interface ExchangeItemProps {
  exchange: Exchange
  isLast: boolean
  isBusy: boolean
  onAsk: (question: string) => void
  onAgain: (exchange: Exchange) => void
  /** What stands below the newest answer. */
  children?: ReactNode
}

/** A question on the right, Leon's answer on the left. A new question goes to the top of the screen and stays there. */
export function ExchangeItem({ exchange, isLast, isBusy, onAsk, onAgain, children }: ExchangeItemProps) {
  const { t } = useTranslation()
  const item = useRef<HTMLDivElement>(null)
  const isNew = exchange.status === 'pending'
  // At once: a smooth way there ends where the page changes below it, which it does when the answer comes.
  useLayoutEffect(() => {
    if (isNew) item.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  }, [isNew])
  return (
    <div
      ref={item}
      className={`grid scroll-mt-4 grid-cols-1 content-start gap-4 pt-2 kiosk:gap-6 ${isLast ? 'min-h-[calc(100dvh-var(--ask-foot))]' : ''}`}
    >
      <p className="animate-enter justify-self-end whitespace-pre-line rounded-sheet rounded-ee-control bg-violet-600 px-4 py-2.5 text-white [max-width:85%] [overflow-wrap:anywhere]">
        <span className="sr-only">{t('guide.ask.you')} </span>
        {exchange.question}
      </p>
      {exchange.status === 'failed' ? (
        <ErrorState
          title={t('guide.failed')}
          description={t('guide.ask.failed')}
          retryLabel={t('app.retry')}
          onRetry={() => onAgain(exchange)}
        />
      ) : (
        <AnswerParts exchange={exchange} isLast={isLast} isBusy={isBusy} onAsk={onAsk} onAgain={onAgain} />
      )}
      {children}
    </div>
  )
}

function AnswerParts({ exchange, isLast, isBusy, onAsk, onAgain }: Omit<ExchangeItemProps, 'children'>) {
  const { t } = useTranslation()
  const { answer, words, status } = exchange
  const isWaiting = status === 'pending' && words === ''
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 kiosk:gap-5">
      <div className="mt-0.5 w-11 kiosk:w-20">
        {isLast ? <TalkingLeon state={status === 'pending' ? 'thinking' : 'idle'} /> : null}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 pt-1.5 [overflow-wrap:anywhere]">
        {isWaiting && (
          <p role="status" className="animate-fade text-mid">
            {t('guide.ask.thinking')}
          </p>
        )}
        {!isWaiting && answer === undefined && (
          // Word by word is for the eyes; the log announces the whole answer once.
          <p aria-hidden={status === 'pending'} className="whitespace-pre-line">
            {words}
          </p>
        )}
        {status === 'stopped' && (
          <p className="flex flex-wrap items-center gap-3 text-sm text-low">
            {t('guide.ask.stopped')}
            <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => onAgain(exchange)}>
              <RotateCcw aria-hidden className="size-[1.1em]" />
              {t('app.retry')}
            </Button>
          </p>
        )}
        {exchange.savedAt !== undefined && <SavedBadge savedAt={exchange.savedAt} />}
        {answer !== undefined && (
          <AnswerBody id={exchange.key} answer={answer} isBusy={isBusy} onAsk={onAsk} />
        )}
      </div>
    </div>
  )
}

function SavedBadge({ savedAt }: { savedAt: string }) {
  const sayWhen = useSavedAt()
  return (
    <div>
      <Badge tone="warning" icon={<Clock aria-hidden />}>
        {sayWhen(savedAt)}
      </Badge>
    </div>
  )
}
