import type { FinaleStatus, TruePlace } from '../../../contract/finale.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { TrendingDown, TrendingUp } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

const cell = 'px-2 py-2.5 first:ps-4 last:pe-4 md:px-4'

/** The first ten as the reveal will show them, against what the public sees of the same people. */
export function TruthTable({ status: { trueTop, trueTopCount, state } }: { status: FinaleStatus }) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <Card className="overflow-x-auto p-0!">
      <table className="w-full border-collapse text-start">
        <caption className="px-4 pt-4 pb-2 text-start whitespace-normal">
          <span className="block text-base font-semibold">{say('finale.truth')}</span>
          <span className="block text-sm text-mid">
            {say(state === 'frozen' ? 'finale.truthText' : 'finale.truthFinal')}
          </span>
        </caption>
        <thead className="text-sm text-mid">
          <tr className="border-b border-line/60">
            <th scope="col" className={`${cell} text-end font-semibold`}>
              {say('finale.rank')}
            </th>
            <th scope="col" className={`${cell} text-start font-semibold`}>
              {say('desk.handle')}
            </th>
            <th scope="col" className={`${cell} text-end font-semibold`}>
              {say('finale.counted')}
            </th>
            <th scope="col" className={`${cell} text-end font-semibold`}>
              {say('finale.publicRank')}
            </th>
            <th scope="col" className={`${cell} text-end font-semibold max-md:hidden`}>
              {say('finale.pointsNow')}
            </th>
          </tr>
        </thead>
        <tbody>
          {trueTop.map((place) => (
            <Row key={place.attendee.id} place={place} />
          ))}
        </tbody>
      </table>
      {trueTopCount > trueTop.length && (
        <p className="px-5 py-3 text-mid">
          {say('finale.truthMore', { count: number(trueTopCount - trueTop.length) })}
        </p>
      )}
      {trueTop.length === 0 && <p className="px-5 pb-4 text-mid">{say('finale.nobody')}</p>}
    </Card>
  )
}

function Row({ place: { rank, attendee, totalPoints, publicRank, pointsNow } }: { place: TruePlace }) {
  const say = useAdminText()
  const { number, signed } = useNumbers()
  const since = pointsNow - totalPoints
  return (
    <tr className="border-b border-line/40 last:border-0">
      <td className={`${cell} tnum text-end font-bold`}>{number(rank)}</td>
      <td className={cell}>
        <span className="flex items-center gap-3">
          <span className="max-sm:hidden">
            <Avatar
              name={attendee.tiktokUsername}
              realName={attendee.firstName}
              imageUrl={attendee.avatarUrl}
              size="2rem"
            />
          </span>
          <bdi className="font-semibold [overflow-wrap:anywhere]">@{attendee.tiktokUsername}</bdi>
        </span>
      </td>
      <td className={`${cell} tnum text-end font-semibold`}>{number(totalPoints)}</td>
      <td className={`${cell} tnum text-end`}>
        <span className="inline-flex items-center gap-1.5">
          {publicRank === null ? say('finale.notShown') : number(publicRank)}
          <Shift from={publicRank} to={rank} />
        </span>
      </td>
      <td className={`${cell} tnum text-end max-md:hidden`}>
        {number(pointsNow)} {since !== 0 && <span className="text-sm text-mid">({signed(since)})</span>}
      </td>
    </tr>
  )
}

/** How far somebody moves when the truth is shown. */
function Shift({ from, to }: { from: number | null; to: number }) {
  if (from === null || from === to) return null
  const Icon = to < from ? TrendingUp : TrendingDown
  return <Icon aria-hidden className={to < from ? 'size-4 text-success' : 'size-4 text-danger'} />
}
