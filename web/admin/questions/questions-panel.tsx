import type { OpenQuestion } from '../../../contract/admin-knowledge.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useKept } from '../kept.ts'
import { EntrySheet } from '../knowledge/entry-sheet.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { LinkQuestionDialog } from './link-question-dialog.tsx'
import { QuestionRow } from './question-row.tsx'
import { useQuestions, useResolve } from './use-questions.ts'

/** Where it is kept what is open. */
const KEPT = 'questions'

type Task = { kind: 'write' | 'link'; question: OpenQuestion }

/** What Leon could not answer, and how he learns it. */
export function QuestionsPanel() {
  const say = useAdminText()
  const [task, setTask] = useKept<Task | undefined>(KEPT, undefined)
  const close = () => setTask(undefined)
  const resolve = useResolve(close)
  return (
    <SectionFrame title={say('section.questions')} intro={say('questions.intro')}>
      <Loaded query={useQuestions()} loadingText={say('questions.loading')}>
        {({ questions }) =>
          questions.length === 0 ? (
            <EmptyState title={say('questions.empty')} description={say('questions.emptyHint')} />
          ) : (
            <Card className="p-0!">
              <ul className="divide-y divide-line/60">
                {questions.map((question) => (
                  <QuestionRow
                    key={question.id}
                    question={question}
                    onWrite={() => setTask({ kind: 'write', question })}
                    onLink={() => setTask({ kind: 'link', question })}
                    onDismiss={() => resolve.mutate({ id: question.id, entry: null })}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      {task?.kind === 'write' && (
        <EntrySheet
          keptAs={KEPT}
          beginning={{ category: 'general', title: task.question.question }}
          onClose={close}
          onSaved={(entry) => resolve.mutate({ id: task.question.id, entry })}
        />
      )}
      {task?.kind === 'link' && (
        <LinkQuestionDialog
          question={task.question}
          onLink={(entry) => resolve.mutate({ id: task.question.id, entry })}
          onClose={close}
        />
      )}
    </SectionFrame>
  )
}
