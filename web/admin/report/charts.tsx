import type { ReportHour } from '../../../contract/report.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useReportWords } from './use-report-words.ts'

/** Height of the bars, and width of one of them with its gap, in units of the drawing. */
const BARS = { height: 120, step: 26 }

/** Every so many hours one is named. */
const LABEL_EVERY = 3

/** Taps of each hour of the clock, all days together. */
export function HourBars({ hours }: { hours: { hour: number; taps: number | null }[] }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const words = useReportWords()
  const most = Math.max(1, ...hours.map(({ taps }) => taps ?? 0))
  const { height, step } = BARS
  return (
    <svg
      role="img"
      aria-label={say('report.byHour')}
      className="report-chart"
      viewBox={`0 -14 ${hours.length * step} ${height + 36}`}
    >
      <line className="report-axis" x1="0" x2={hours.length * step} y1={height} y2={height} />
      {hours.map(({ hour, taps }, index) => {
        const tall = taps === null ? 3 : (taps / most) * height
        const middle = index * step + step / 2
        return (
          <g key={hour}>
            <title>{`${words.hour(hour)}: ${taps === null ? say('report.few') : number(taps)}`}</title>
            <rect
              className={taps === null ? 'report-few' : 'report-bar'}
              x={index * step + 3}
              y={height - tall}
              width={step - 6}
              height={tall}
              rx="3"
            />
            {taps === most && (
              <text className="report-value" x={middle} y={height - tall - 4} textAnchor="middle">
                {number(taps)}
              </text>
            )}
            {index % LABEL_EVERY === 0 && (
              <text className="report-label" x={middle} y={height + 15} textAnchor="middle">
                {words.hour(hour)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Width of the names of the days, and width and height of an hour. */
const MAP = { names: 84, wide: 22, tall: 22 }

/** Days against hours: the darker, the more taps. */
export function HeatMap({ days, hours, order }: { days: string[]; hours: ReportHour[]; order: number[] }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const words = useReportWords()
  const most = Math.max(1, ...hours.map(({ taps }) => taps ?? 0))
  const { names, wide, tall } = MAP
  return (
    <svg
      role="img"
      aria-label={say('report.heat')}
      className="report-chart"
      viewBox={`0 0 ${names + order.length * wide} ${days.length * tall + 20}`}
    >
      {days.map((day, row) => (
        <text key={day} className="report-label" x={names - 8} y={row * tall + 15} textAnchor="end">
          {words.day(day)}
        </text>
      ))}
      {days.flatMap((day, row) =>
        order.map((hour, column) => {
          const found = hours.find((one) => one.day === day && one.hour === hour)
          const taps = found === undefined ? 0 : found.taps
          return (
            <rect
              key={`${day} ${hour}`}
              className={taps === null ? 'report-few' : taps === 0 ? 'report-none' : 'report-bar'}
              // The lightest that is seen on paper, and from there on by the root: a crowd does not hide the rest.
              opacity={taps ? 0.15 + 0.85 * Math.sqrt(taps / most) : 1}
              x={names + column * wide + 1}
              y={row * tall + 1}
              width={wide - 2}
              height={tall - 2}
              rx="3"
            >
              <title>
                {`${words.day(day)}, ${words.hour(hour)}: ${taps === null ? say('report.few') : number(taps)}`}
              </title>
            </rect>
          )
        }),
      )}
      {order.map(
        (hour, column) =>
          column % LABEL_EVERY === 0 && (
            <text
              key={hour}
              className="report-label"
              x={names + column * wide + wide / 2}
              y={days.length * tall + 15}
              textAnchor="middle"
            >
              {words.hour(hour)}
            </text>
          ),
      )}
    </svg>
  )
}

interface ShareBarsProps {
  label: string
  shares: readonly { name: string; count: number }[]
}

/** Names with bars, the longest first; each tells its number. */
export function ShareBars({ label, shares }: ShareBarsProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const most = Math.max(1, ...shares.map(({ count }) => count))
  if (shares.length === 0) return <p className="report-note">{say('report.none')}</p>
  return (
    <ul aria-label={label} className="report-shares">
      {shares.map(({ name, count }) => (
        <li key={name}>
          <span className="report-name">{name}</span>
          <span className="tnum report-count">{number(count)}</span>
          <svg aria-hidden className="report-share" viewBox="0 0 100 8" preserveAspectRatio="none">
            <rect className="report-none" width="100" height="8" />
            <rect className="report-bar" width={(Math.max(0, count) / most) * 100} height="8" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
