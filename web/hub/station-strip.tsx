import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Light, listStations } from '../../contract/admin-stations.ts'
import { useCurrentEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { call } from '../platform/api.ts'
import { useLiveEvent } from '../platform/use-live-event.ts'
import { cardClass } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { ChevronRight, CircleCheck, OctagonAlert, TriangleAlert } from '../ui/icons.ts'

const looks = {
  green: { Icon: CircleCheck, color: 'text-success' },
  amber: { Icon: TriangleAlert, color: 'text-warning' },
  red: { Icon: OctagonAlert, color: 'text-danger' },
} as const satisfies Record<Light, object>

const queryKey = ['hub', 'stations']
const POLL_MS = 10_000

function useLights() {
  const client = useQueryClient()
  useLiveEvent('stations', () => void client.invalidateQueries({ queryKey }))
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listStations, { signal }),
    refetchInterval: ({ state }) => (state.error ? false : POLL_MS),
    staleTime: 0,
  })
  return data?.stations.filter(({ state }) => state === 'paired') ?? []
}

/** How all stations do, on the way to their section of the dashboard. */
export function StationStrip() {
  const { t } = useTranslation()
  const { number } = useFormat(useCurrentEvent().timeZone)
  const stations = useLights()
  if (stations.length === 0) return null
  return (
    <Link
      to="/admin?tab=stations"
      className={`${cardClass({ isAction: true })} mb-6 flex! flex-wrap items-center gap-3`}
    >
      <span className="font-semibold">{t('hub.lights.title')}</span>
      {(['green', 'amber', 'red'] as const).map((light) => {
        const count = stations.filter((station) => station.light === light).length
        const { Icon, color } = looks[light]
        if (count === 0) return null
        return (
          <span key={light} className={classNames('tnum flex items-center gap-1.5', color)}>
            <Icon aria-hidden className="size-5" />
            {t(`hub.lights.${light}`, { amount: number(count) })}
          </span>
        )
      })}
      <ChevronRight aria-hidden className="ms-auto size-5 text-low" />
    </Link>
  )
}
