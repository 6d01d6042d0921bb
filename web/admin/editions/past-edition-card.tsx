import { useState } from 'react'
import type { ArchivedEdition } from '../../../contract/editions.ts'
import { dateText } from '../../i18n/formats.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ArrowLeft } from '../../ui/icons.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { EditionFigures } from './edition-figures.tsx'
import { EditionTable } from './edition-table.tsx'
import { useEdition, useEditionActions } from './use-editions.ts'

/** An edition that is over, to read. */
export function PastEditionCard({ id, onBack }: { id: string; onBack: () => void }) {
  const say = useAdminText()
  return (
    <div className="grid gap-4">
      <div>
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-5" />
          {say('editions.back')}
        </Button>
      </div>
      <Loaded query={useEdition(id)} loadingText={say('editions.loading')}>
        {(edition) => <Archive edition={edition} />}
      </Loaded>
    </div>
  )
}

function Archive({ edition }: { edition: ArchivedEdition }) {
  const say = useAdminText()
  const { locale } = useLanguage()
  const { number, date } = useNumbers()
  const { forget } = useEditionActions()
  const [isAsking, setAsking] = useState(false)
  const { name, edition: label, startsOn, endsOn, closedAt, namesGoAt } = edition
  const days = `${dateText(locale, startsOn)} – ${dateText(locale, endsOn)}`
  const rows = (list: readonly { name: string; points: number; taps: number }[]) =>
    list.map((one) => [one.name, number(one.taps), number(one.points)])
  return (
    <Card className="grid gap-6">
      <header className="grid gap-1">
        <h3 className="text-xl font-bold [overflow-wrap:anywhere]">
          {label === '' ? name : say('editions.named', { name, edition: label })}
        </h3>
        <p className="text-mid">{days}</p>
        <p className="text-sm text-low">{say('editions.closedOn', { date: date(closedAt) })}</p>
      </header>
      <EditionFigures
        figures={[
          [say('editions.people'), edition.people],
          [say('editions.taps'), edition.taps],
          [say('editions.points'), edition.points],
          [say('editions.prizes'), edition.prizesHandedOver],
        ]}
      />
      <EditionTable
        title={say('editions.board')}
        columns={[say('editions.place'), say('editions.handle'), say('editions.points')]}
        rows={edition.places.map(({ rank, handle, points }) => [
          number(rank),
          handle === null ? say('editions.nameless') : `@${handle}`,
          number(points),
        ])}
        empty={say('editions.noPoints')}
        note={
          namesGoAt === null
            ? say('editions.namesGone')
            : say('editions.namesGoAt', { date: date(namesGoAt) })
        }
        action={
          namesGoAt !== null && <Button onClick={() => setAsking(true)}>{say('editions.forget')}</Button>
        }
      />
      <EditionTable
        title={say('editions.installations')}
        columns={[say('editions.name'), say('editions.taps'), say('editions.points')]}
        rows={rows(edition.installations)}
        empty={say('editions.noPoints')}
      />
      <EditionTable
        title={say('editions.days')}
        columns={[say('editions.day'), say('editions.taps'), say('editions.points')]}
        rows={rows(edition.days.map((day) => ({ ...day, name: dateText(locale, day.day) })))}
        empty={say('editions.noPoints')}
      />
      <EditionTable
        title={say('editions.prizeList')}
        columns={[say('editions.name'), say('editions.needed'), say('editions.handedOver')]}
        rows={edition.prizes.map((prize) => [
          prize.name,
          number(prize.requiredPoints),
          number(prize.handedOver),
        ])}
        empty={say('editions.noPrizes')}
      />
      {isAsking && (
        <ConfirmDialog
          title={say('editions.forgetTitle')}
          text={say('editions.forgetText')}
          confirmLabel={say('editions.forget')}
          pendingLabel={say('do.deleting')}
          isPending={forget.isPending}
          onConfirm={() => forget.mutate(edition.id, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
