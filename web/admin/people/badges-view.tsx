import './badges.css'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Printer } from '../../ui/icons.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Loaded } from '../section-frame.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { type BadgeLayout, BadgePage, badgeLayouts, perPage } from './badge-page.tsx'
import { MOST_BADGES, useBadgePeople } from './use-badge-people.ts'

/** Where the code on a badge leads to. */
const targets = ['festival', 'tiktok', 'none'] as const

/** Handles on paper: a list for the desk, labels, and badges to cut out. */
export function BadgesView() {
  const say = useAdminText()
  const { number } = useNumbers()
  const [layout, setLayout] = useState<BadgeLayout>('labels')
  const [target, setTarget] = useState<(typeof targets)[number]>('festival')
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const codeOf = (handle: string) => {
    if (target === 'none') return undefined
    return target === 'tiktok'
      ? `https://www.tiktok.com/@${encodeURIComponent(handle)}`
      : `${location.origin}/`
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-prose text-mid">{say('people.badges.intro')}</p>
      <form
        className="grid items-start gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(typed.trim())
        }}
      >
        <TextField
          type="search"
          label={say('people.badges.who')}
          hint={say('people.badges.whoHint', { count: number(MOST_BADGES) })}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setSearch(typed.trim())}
        />
        <SelectField
          label={say('people.badges.code')}
          value={target}
          options={targets.map((value) => ({ value, label: say(`people.badges.code.${value}`) }))}
          onChange={(event) => setTarget(event.target.value as (typeof targets)[number])}
        />
      </form>
      <SegmentedControl
        label={say('people.badges.layout')}
        value={layout}
        options={badgeLayouts.map((value) => ({ value, label: say(`people.badges.layout.${value}`) }))}
        onChange={setLayout}
      />
      <Loaded query={useBadgePeople(search)} loadingText={say('people.badges.loading')}>
        {({ people, total }) => {
          const pages = Array.from({ length: Math.ceil(people.length / perPage[layout]) }, (_, index) =>
            people.slice(index * perPage[layout], (index + 1) * perPage[layout]),
          )
          if (people.length === 0) return <EmptyState title={say('people.badges.nobody')} />
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p role="status" className="tnum text-mid">
                  {say('people.badges.count', { count: number(people.length), pages: number(pages.length) })}
                  {total > people.length && ` ${say('people.badges.tooMany', { total: number(total) })}`}
                </p>
                <Button variant="primary" onClick={() => print()}>
                  <Printer aria-hidden className="size-5" />
                  {say('stations.sign.print')}
                </Button>
              </div>
              <div className="overflow-x-auto rounded-card border border-line bg-surface p-4" aria-hidden>
                <div className="badge-look">
                  <BadgePage people={pages[0] ?? []} {...{ layout, codeOf }} />
                </div>
              </div>
              {createPortal(
                <div className="badge-pages" aria-hidden>
                  {pages.map((page) => (
                    <BadgePage key={page[0]?.id} people={page} {...{ layout, codeOf }} />
                  ))}
                </div>,
                document.body,
              )}
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}
