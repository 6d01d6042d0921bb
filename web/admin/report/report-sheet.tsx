import type { ReactNode } from 'react'
import { type Report, SMALLEST_GROUP } from '../../../contract/report.ts'
import { useEvent } from '../../event/use-event.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { HeatMap, HourBars, ShareBars } from './charts.tsx'
import { useReportWords } from './use-report-words.ts'

type Figures = NonNullable<Report['figures']>

/** Notes on how it was counted, in the order in which they are printed. */
const notes = ['people', 'taps', 'points', 'days', 'small', 'questions', 'vibes'] as const

/** The report as it is printed: always light, whatever the dashboard is. */
export function ReportSheet({ figures, updatedAt }: { figures: Figures; updatedAt: string }) {
  const say = useAdminText()
  const { date, zone } = useNumbers()
  const { brand } = useEvent()
  const { byHour, hours, days, installations, prizes, languages, questions, vibes } = figures
  const order = byHour.map(({ hour }) => hour)
  return (
    <article data-theme="light" className="report-sheet">
      <ReportHead days={days} />
      <KeyFigures figures={figures} />
      <Part title={say('report.heat')} text={say('report.heatText')}>
        <HeatMap {...{ days, hours, order }} />
      </Part>
      <Part title={say('report.byHour')} text={say('report.byHourText')}>
        <HourBars hours={byHour} />
      </Part>
      <Part title={say('report.installations')}>
        <Installations installations={installations} />
      </Part>
      <div className="report-columns">
        <Part title={say('report.prizes')} text={say('report.prizesText')}>
          <ShareBars label={say('report.prizes')} shares={prizes} />
        </Part>
        {vibes.length > 0 && (
          <Part title={say('report.vibes')} text={say('report.vibesText')}>
            <ShareBars label={say('report.vibes')} shares={vibes} />
          </Part>
        )}
      </div>
      <div className="report-columns">
        <Languages title={say('report.languages')} shares={languages} />
        {questions && <Languages title={say('report.askedIn')} shares={questions.languages} />}
      </div>
      {questions && (
        <Part title={say('report.topics', { guide: brand.guideName })} text={say('report.topicsText')}>
          <ShareBars label={say('report.topics', { guide: brand.guideName })} shares={questions.topics} />
        </Part>
      )}
      <footer className="report-notes">
        <h3>{say('report.notes')}</h3>
        <ul>
          {notes.map((note) => (
            <li key={note}>
              {say(`report.note.${note}`, {
                least: SMALLEST_GROUP,
                guide: brand.guideName,
                zone: zone(updatedAt),
              })}
            </li>
          ))}
        </ul>
        <p>{say('report.made', { date: date(updatedAt) })}</p>
      </footer>
    </article>
  )
}

function ReportHead({ days }: Pick<Figures, 'days'>) {
  const say = useAdminText()
  const words = useReportWords()
  const { name, organiser, venue, brand } = useEvent()
  const [first = '', last = first] = [days[0], days.at(-1)]
  return (
    <header className="report-head">
      <div>
        <p className="report-kind">{say('report.kind')}</p>
        <h2>{name}</h2>
        <p className="report-when">{words.days(first, last)}</p>
        <p className="report-when">{[venue.name, organiser].filter(Boolean).join(' · ')}</p>
      </div>
      {brand.logo && <img src={brand.logo} alt="" className="report-logo" />}
    </header>
  )
}

function KeyFigures({ figures }: { figures: Figures }) {
  const say = useAdminText()
  const { number, share } = useNumbers()
  const words = useReportWords()
  const { people, registered, taps, points, busiest, returning, questions } = figures
  return (
    <dl className="report-figures">
      <KeyFigure
        label={say('report.people')}
        value={number(people)}
        hint={say('report.registered', { count: number(registered) })}
      />
      <KeyFigure
        label={say('report.taps')}
        value={number(taps)}
        hint={say('report.perPerson', { count: words.decimal(taps / people) })}
      />
      <KeyFigure label={say('report.points')} value={number(points)} hint={say('report.pointsHint')} />
      {busiest && (
        <KeyFigure
          label={say('report.busiest')}
          value={words.hour(busiest.hour)}
          hint={`${words.longDay(busiest.day)} · ${say('report.busiestTaps', { count: number(busiest.taps ?? 0) })}`}
        />
      )}
      {returning !== null && (
        <KeyFigure
          label={say('report.returning')}
          value={share(returning / people)}
          hint={say('report.returningHint')}
        />
      )}
      {questions && (
        <KeyFigure
          label={say('report.answered')}
          value={share(questions.answered / questions.total)}
          hint={say('report.asked', { count: number(questions.total) })}
        />
      )}
    </dl>
  )
}

function KeyFigure({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tnum report-big">{value}</dd>
      <dd className="report-note">{hint}</dd>
    </div>
  )
}

function Installations({ installations }: Pick<Figures, 'installations'>) {
  const say = useAdminText()
  const { number } = useNumbers()
  const most = Math.max(1, ...installations.map(({ taps }) => taps))
  if (installations.length === 0) return <p className="report-note">{say('report.none')}</p>
  return (
    <table className="report-table">
      <thead>
        <tr>
          <th scope="col">{say('report.place')}</th>
          <td className="report-line" />
          <th scope="col">{say('report.taps')}</th>
          <th scope="col">{say('report.people')}</th>
          <th scope="col">{say('report.points')}</th>
        </tr>
      </thead>
      <tbody>
        {installations.map(({ name, taps, people, points }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="report-line">
              <svg aria-hidden className="report-share" viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect className="report-bar" width={(taps / most) * 100} height="8" />
              </svg>
            </td>
            <td className="tnum">{number(taps)}</td>
            <td className="tnum">{number(people)}</td>
            <td className="tnum">{number(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Languages({ title, shares }: { title: string; shares: { name: string; count: number }[] }) {
  const words = useReportWords()
  const named = shares.map(({ name, count }) => ({ name: words.language(name), count }))
  return (
    <Part title={title}>
      <ShareBars label={title} shares={named} />
    </Part>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="report-part">
      <h3>{title}</h3>
      {text && <p className="report-note">{text}</p>}
      {children}
    </section>
  )
}
