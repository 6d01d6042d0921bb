import { useState } from 'react'
import type { Preparation } from '../../../contract/preparation.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { MissingCard } from './missing-card.tsx'
import { Proposals } from './proposals.tsx'
import { RunCard } from './run-card.tsx'
import { useAccept, usePreparation, useRunStep } from './use-preparation.ts'
import { VectorsCard } from './vectors-card.tsx'

/** What is asked before it is done. */
type Question = 'accept' | 'undo'

/** A language model writes phrases and translations before the event, and staff look them through. */
export function PreparationPanel() {
  const say = useAdminText()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const accept = useAccept(close)
  const step = useRunStep(close)
  return (
    <SectionFrame title={say('section.preparation')} intro={say('prepare.intro')}>
      <Loaded query={usePreparation()} loadingText={say('prepare.loading')}>
        {(preparation) => {
          const { run, model } = preparation
          const isOpen = run?.state === 'writing' || run?.state === 'paused'
          const proposed = run && run.state !== 'undone' ? run.texts.proposed : 0
          return (
            <>
              {model === null && (
                <Card tone="warning">
                  <p className="max-w-prose">{say('prepare.noModel')}</p>
                </Card>
              )}
              {run && <RunCard run={run} onUndo={() => setQuestion('undo')} />}
              {model !== null && !isOpen && proposed === 0 && <MissingCard {...preparation} />}
              {model !== null && preparation.buys.tokensPerQuestion > 0 && <Buys {...preparation.buys} />}
              <VectorsCard />
              {proposed > 0 && <Proposals count={proposed} onAcceptAll={() => setQuestion('accept')} />}
            </>
          )
        }}
      </Loaded>
      {question === 'accept' && (
        <ConfirmDialog
          title={say('prepare.acceptAll')}
          text={say('prepare.acceptAllText')}
          confirmLabel={say('prepare.accept')}
          pendingLabel={say('do.saving')}
          isPending={accept.isPending}
          onConfirm={() => accept.mutate(null)}
          onClose={close}
        />
      )}
      {question === 'undo' && (
        <ConfirmDialog
          title={say('prepare.undo')}
          text={say('prepare.undoText')}
          confirmLabel={say('prepare.undo')}
          pendingLabel={say('do.saving')}
          isPending={step.isPending}
          onConfirm={() => step.mutate('undo')}
          onClose={close}
        />
      )}
    </SectionFrame>
  )
}

/** What the budget buys while people ask. */
function Buys({ tokensPerQuestion, perDay, perGuest }: Preparation['buys']) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <p className="tnum max-w-prose text-sm text-mid">
      {say('prepare.buys', {
        tokens: number(tokensPerQuestion),
        day: number(perDay),
        guest: number(perGuest),
      })}
    </p>
  )
}
