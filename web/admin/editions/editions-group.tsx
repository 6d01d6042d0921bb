import { useState } from 'react'
import type { CurrentEdition, PastEdition } from '../../../contract/editions.ts'
import { dateText } from '../../i18n/formats.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChevronRight } from '../../ui/icons.ts'
import { Loaded } from '../section-frame.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { BeginDialog } from './begin-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { EditionFigures } from './edition-figures.tsx'
import { PastEditionCard } from './past-edition-card.tsx'
import { useEditionActions, useEditions } from './use-editions.ts'

/** This edition and how it ends, and those before it. */
export function EditionsGroup() {
  const say = useAdminText()
  const address = useAddress()
  const query = useEditions()
  if (address.edition !== '')
    return <PastEditionCard id={address.edition} onBack={() => address.filter({ edition: '' })} />
  return (
    <Loaded query={query} loadingText={say('editions.loading')}>
      {({ current, past }) => (
        <div className="grid gap-6">
          <Current edition={current} />
          <PastList past={past} onOpen={(edition) => address.filter({ edition })} />
        </div>
      )}
    </Loaded>
  )
}

function Current({ edition }: { edition: CurrentEdition }) {
  const say = useAdminText()
  const { locale } = useLanguage()
  const { date } = useNumbers()
  const { reopen } = useEditionActions()
  const [asking, setAsking] = useState<'close' | 'begin'>()
  const { name, startsOn, endsOn, closedAt, isArchived, peopleGoAt, counts } = edition
  const leave = () => setAsking(undefined)
  return (
    <Card tone={closedAt === null ? 'calm' : 'warning'} className="grid gap-6">
      <header className="grid gap-1">
        <h3 className="text-xl font-bold [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-mid">{`${dateText(locale, startsOn)} – ${dateText(locale, endsOn)}`}</p>
        <p className="max-w-prose pt-2 text-mid">
          {closedAt === null
            ? say('editions.openText')
            : say('editions.closedText', { date: date(closedAt) })}
        </p>
        {peopleGoAt && (
          <p className="max-w-prose text-mid">{say('editions.peopleGoAt', { date: date(peopleGoAt) })}</p>
        )}
        {isArchived && <p className="max-w-prose text-mid">{say('editions.peopleGone')}</p>}
      </header>
      <EditionFigures
        figures={[
          [say('editions.people'), counts.people],
          [say('editions.taps'), counts.taps],
          [say('editions.points'), counts.points],
          [say('editions.prizes'), counts.prizesHandedOver],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {closedAt === null ? (
          <Button onClick={() => setAsking('close')}>{say('editions.closeOpen')}</Button>
        ) : (
          <>
            <Button variant="primary" onClick={() => setAsking('begin')}>
              {say('editions.beginOpen')}
            </Button>
            {!isArchived && (
              <Button
                isPending={reopen.isPending}
                pendingLabel={say('editions.reopening')}
                onClick={() => reopen.mutate()}
              >
                {say('editions.reopen')}
              </Button>
            )}
          </>
        )}
      </div>
      {asking === 'close' && <CloseDialog edition={edition} onClose={leave} />}
      {asking === 'begin' && <BeginDialog edition={edition} onClose={leave} />}
    </Card>
  )
}

function PastList({ past, onOpen }: { past: readonly PastEdition[]; onOpen: (id: string) => void }) {
  const say = useAdminText()
  const { locale } = useLanguage()
  const { number } = useNumbers()
  return (
    <section aria-labelledby="past-editions" className="grid gap-3">
      <h3 id="past-editions" className="text-lg font-semibold">
        {say('editions.past')}
      </h3>
      {past.length === 0 ? (
        <p className="max-w-prose text-mid">{say('editions.nonePast')}</p>
      ) : (
        <Card className="p-0!">
          <ul className="divide-y divide-line/60">
            {past.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  onClick={() => onOpen(one.id)}
                  className="flex min-h-control w-full items-center gap-4 px-5 py-4 text-start transition-colors hover:bg-raised"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold [overflow-wrap:anywhere]">
                      {one.edition === ''
                        ? one.name
                        : say('editions.named', { name: one.name, edition: one.edition })}
                    </span>
                    <span className="block text-sm text-mid">
                      {say('editions.inShort', {
                        date: dateText(locale, one.startsOn),
                        people: number(one.people),
                        taps: number(one.taps),
                      })}
                    </span>
                  </span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-low" />
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
