import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tellStanding } from '../../contract/profile.ts'
import { useNames } from '../event/use-names.ts'
import { useFormat } from '../i18n/use-format.ts'
import { call } from '../platform/api.ts'

interface OwnStandingLineProps {
  interactionId: string
  timeZone: string
}

/** Place and next prize of whoever has just tapped, once they are known; a tap counts without them. */
export function OwnStandingLine({ interactionId, timeZone }: OwnStandingLineProps) {
  const { t } = useTranslation()
  const say = useNames()
  const format = useFormat(timeZone)
  const { data } = useQuery({
    queryKey: ['standing after tap', interactionId],
    queryFn: ({ signal }) => call(tellStanding, { body: { interactionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (data === undefined) return null
  const { rank, attendeesRanked, nextPrize } = data
  const place =
    rank !== null && t('tap.rank', { rank: format.number(rank), total: format.number(attendeesRanked) })
  const prize =
    nextPrize &&
    `${say(nextPrize.prizeName)}: ${t('tap.missing', { points: format.points(nextPrize.pointsMissing) })}`
  const told = [place, prize].filter(Boolean)
  if (told.length === 0) return null
  return <p className="animate-fade text-lg font-semibold">{told.join(' · ')}</p>
}
