import { useState } from 'react'
import { endonyms } from '../../../contract/languages.ts'
import type { PreparedEntry } from '../../../contract/preparation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Check, ChevronDown, Pencil, Sparkles, Trash2, TriangleAlert } from '../../ui/icons.ts'
import { PhraseList } from '../knowledge/phrase-list.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAccept, useDiscard } from './use-preparation.ts'

type Part = PreparedEntry['parts'][number]

/** An entry with what the model has written for it; its texts are seen when it is opened. */
export function ProposalCard({ entry, onEdit }: { entry: PreparedEntry; onEdit: (part: Part) => void }) {
  const say = useAdminText()
  const [isOpen, setOpen] = useState(false)
  const accept = useAccept()
  const discard = useDiscard()
  const { id, title, description, parts } = entry
  return (
    <li data-row tabIndex={-1} className="grid gap-3 rounded-card border border-line/60 bg-surface px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-2">
            <h4 className="text-base font-semibold break-words">{title}</h4>
            <Badge tone="brand" icon={<Sparkles aria-hidden />}>
              {say('prepare.byModel')}
            </Badge>
          </div>
          <p className="mt-1 line-clamp-2 text-sm text-mid">{description}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            className="max-md:min-h-11"
            disabled={accept.isPending}
            onClick={() => accept.mutate(id)}
          >
            <Check aria-hidden className="size-4" />
            {say('prepare.accept')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="max-md:min-h-11"
            disabled={discard.isPending}
            onClick={() => discard.mutate({ entryId: id })}
          >
            {say('prepare.discard')}
          </Button>
        </div>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 items-center gap-2 text-start text-sm font-semibold text-link hover:underline"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden className={`size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
        {parts.map(({ language }) => endonyms[language]).join(' · ')}
      </button>
      {isOpen && (
        <ul className="grid gap-4 border-t border-line/60 pt-3 lg:grid-cols-2">
          {parts.map((part) => (
            <PartWords key={part.language} part={part} onEdit={() => onEdit(part)} entryId={id} />
          ))}
        </ul>
      )}
    </li>
  )
}

function PartWords({ part, onEdit, entryId }: { part: Part; onEdit: () => void; entryId: string }) {
  const say = useAdminText()
  const discard = useDiscard()
  const { language, translation, askedAs, notAnswered, problem, isEdited } = part
  const name = endonyms[language]
  return (
    <li className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span lang={language}>{name}</span>
          {isEdited && <Badge>{say('prepare.edited')}</Badge>}
        </p>
        <span className="flex shrink-0">
          <Button
            variant="ghost"
            isIconOnly
            aria-label={say('knowledge.edit', { title: name })}
            onClick={onEdit}
          >
            <Pencil aria-hidden className="size-4.5" />
          </Button>
          <Button
            variant="ghost"
            isIconOnly
            aria-label={say('knowledge.delete', { title: name })}
            disabled={discard.isPending}
            onClick={() => discard.mutate({ entryId, language })}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </Button>
        </span>
      </div>
      {problem !== null && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {say(`prepare.problem.${problem}`)}
        </p>
      )}
      {translation && (
        <div lang={language} className="mt-1 text-sm">
          <p className="font-semibold break-words">{translation.title}</p>
          <p className="break-words text-mid">{translation.description}</p>
        </div>
      )}
      <PhraseList language={language} phrases={askedAs} className="mt-2" />
      {notAnswered.length > 0 && (
        <>
          <p className="mt-3 mb-1.5 text-sm font-semibold text-mid">{say('entry.notAnswered')}</p>
          <PhraseList language={language} phrases={notAnswered} />
        </>
      )}
    </li>
  )
}
