import { useState } from 'react'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { FinaleDialog, type FinaleQuestion } from './finale-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import { RehearsalCard } from './rehearsal-card.tsx'
import { StateCard } from './state-card.tsx'
import { TruthTable } from './truth-table.tsx'
import { useFinale } from './use-finale.ts'

/** The end of the ranking: freeze it, see what is true, and go on stage. */
export function FinalePanel() {
  const say = useAdminText()
  const [question, setQuestion] = useState<FinaleQuestion>()
  return (
    <SectionFrame title={say('section.finale')} intro={say('finale.intro')}>
      <Loaded query={useFinale()} loadingText={say('finale.loading')}>
        {(status) => (
          <>
            <StateCard status={status} onAsk={setQuestion} />
            {status.state === 'open' && <PlanCard status={status} />}
            {status.state !== 'revealing' && <RehearsalCard />}
            {status.state !== 'open' && <TruthTable status={status} />}
          </>
        )}
      </Loaded>
      {question && <FinaleDialog question={question} onClose={() => setQuestion(undefined)} />}
    </SectionFrame>
  )
}
