import type { OpenQuestion } from '../../../contract/admin-knowledge.ts'
import { endonyms } from '../../../contract/languages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Plus } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

interface QuestionRowProps {
  question: OpenQuestion
  onWrite: () => void
  onLink: () => void
  onDismiss: () => void
}

export function QuestionRow({ question, onWrite, onLink, onDismiss }: QuestionRowProps) {
  const say = useAdminText()
  const { number, moment } = useNumbers()
  return (
    <li data-row tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p lang={question.language} className="font-semibold break-words">
          {question.question}
        </p>
        <p className="tnum mt-1 flex flex-wrap items-center gap-2 text-sm text-mid">
          <Badge tone="brand">{say('questions.times', { count: number(question.count) })}</Badge>
          <span lang={question.language}>{endonyms[question.language]}</span>
          <span className="text-low">{moment(question.lastAskedAt)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" data-do="edit" className="max-md:min-h-11" onClick={onWrite}>
          <Plus aria-hidden className="size-4" />
          {say('questions.write')}
        </Button>
        <Button size="sm" className="max-md:min-h-11" onClick={onLink}>
          {say('questions.link')}
        </Button>
        <Button size="sm" variant="ghost" data-do="delete" className="max-md:min-h-11" onClick={onDismiss}>
          {say('questions.dismiss')}
        </Button>
      </div>
    </li>
  )
}
