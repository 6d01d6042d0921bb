import { Fragment } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { useEvent } from '../../event/use-event.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { useAdminText } from '../use-admin-text.ts'

/** What is printed: a list to tick off, labels of 63.5 × 38.1 mm, badges of 90 × 65 mm. */
export const badgeLayouts = ['labels', 'badges', 'list'] as const
export type BadgeLayout = (typeof badgeLayouts)[number]

/** People on a page. */
export const perPage: Record<BadgeLayout, number> = { labels: 21, badges: 8, list: 34 }

/** What of a person is printed: never an address, an age or a band. */
export type BadgePerson = Pick<DeskAttendee, 'id' | 'tiktokUsername' | 'attendeeName'>

interface BadgePageProps {
  people: readonly BadgePerson[]
  layout: BadgeLayout
  /** What the code says; undefined: there is none. */
  codeOf: (handle: string) => string | undefined
}

/** A page of A4 paper. */
export function BadgePage({ people, layout, codeOf }: BadgePageProps) {
  const say = useAdminText()
  const event = useEvent()
  if (layout === 'list') {
    return (
      <div className="badge-page" data-layout="list">
        <table className="badge-list">
          <thead>
            <tr>
              <th scope="col">{say('people.field.tiktokUsername')}</th>
              <th scope="col">{say('people.field.fullName')}</th>
              <th scope="col">{event.name}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, tiktokUsername, attendeeName }) => (
              <tr key={id}>
                <td>@{tiktokUsername}</td>
                <td>{attendeeName}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  }
  return (
    <div className="badge-page" data-layout={layout}>
      {people.map(({ id, tiktokUsername, attendeeName }) => {
        const code = codeOf(tiktokUsername)
        return (
          <div key={id} className="badge">
            {code && <QrCode text={code} label={code} className="badge-code" />}
            <div className="badge-words">
              <p className="badge-handle">
                <Handle of={tiktokUsername} />
              </p>
              <p className="badge-name">{attendeeName}</p>
              {event.brand.logo && <img src={event.brand.logo} alt="" className="badge-logo" />}
              <p className="badge-festival">{event.name}</p>
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** A handle that breaks behind its dots and underlines first. */
function Handle({ of: handle }: { of: string }) {
  return `@${handle}`.split(/(?<=[._])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one handle, in their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
