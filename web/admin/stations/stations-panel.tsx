import { may } from '../../../contract/roles.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { QrCode } from '../../ui/icons.ts'
import { useKept } from '../kept.ts'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useUser } from '../user-context.ts'
import { countLights, inOrder } from './in-order.ts'
import { NoticesList } from './notices-list.tsx'
import { RevokedStations } from './revoked-stations.tsx'
import { StationCard } from './station-card.tsx'
import { StationDialogs } from './station-dialogs.tsx'
import { StationLight } from './station-light.tsx'
import { STATION_TASK, type StationTask } from './station-task.ts'
import { StationsEmpty } from './stations-empty.tsx'
import { usePairing } from './use-pairing.ts'
import { type Stations, useStations } from './use-stations.ts'

/** The devices on the field: how they do, and what can be asked of them. */
export function StationsPanel() {
  const say = useAdminText()
  const address = useAddress()
  const user = useUser()
  const mayManage = may(user, 'stations:manage')
  const pairing = usePairing()
  const [task, setTask] = useKept<StationTask | undefined>(STATION_TASK, undefined)
  const query = useStations()
  const pair = mayManage ? pairing.open : undefined
  return (
    <SectionFrame
      title={say('section.stations')}
      actions={
        // Without a station the way to the first one has this button.
        pair &&
        query.data?.stations.some(({ state }) => state === 'paired') && (
          <Button variant="primary" data-do="new" onClick={pair}>
            <QrCode aria-hidden className="size-5" />
            {say('stations.pair.do')}
          </Button>
        )
      }
    >
      {!mayManage && address.code !== '' && (
        <p role="status" className="rounded-control bg-warning/12 px-3 py-2 text-warning">
          {say('stations.mayNotPair')}
        </p>
      )}
      <Loaded query={query} loadingText={say('stations.loading')}>
        {(list) => (
          <>
            <Overview
              list={list}
              soughtId={address.station}
              onPair={pair}
              onEdit={mayManage ? (station) => setTask({ kind: 'edit', station }) : undefined}
              onVoid={
                may(user, 'interactions:void') ? (station) => setTask({ kind: 'void', station }) : undefined
              }
            />
            {mayManage && <StationDialogs {...{ list, task, pairing }} onTask={setTask} />}
          </>
        )}
      </Loaded>
    </SectionFrame>
  )
}

interface OverviewProps {
  list: Stations
  soughtId: string
  onPair: (() => void) | undefined
  onEdit: ((station: Stations['stations'][number]) => void) | undefined
  onVoid: OverviewProps['onEdit']
}

function Overview({ list, soughtId, onPair, onEdit, onVoid }: OverviewProps) {
  const { locale } = useLanguage()
  const inUse = inOrder(list.stations, locale)
  return (
    <>
      {inUse.length === 0 ? (
        <StationsEmpty publicUrl={list.publicUrl} onPair={onPair} />
      ) : (
        <>
          <Lights list={list} />
          <Cards {...{ list, inUse, soughtId, onEdit }} />
        </>
      )}
      <NoticesList notices={list.notices} />
      <RevokedStations stations={list.stations} onVoid={onVoid} />
    </>
  )
}

interface CardsProps extends Pick<OverviewProps, 'list' | 'soughtId' | 'onEdit'> {
  inUse: Stations['stations']
}

/** Cards that have much to say stand in rows of their own: otherwise they leave holes in those that have little. */
function Cards({ list, inUse, soughtId, onEdit }: CardsProps) {
  const firstWell = inUse.findIndex(({ light }) => light === 'green')
  const cards = inUse.map((station) => (
    <div
      key={station.id}
      className={classNames(
        'grid',
        station.light === 'green' ? 'lg:col-span-3 xl:col-span-2' : 'lg:col-span-3',
      )}
    >
      <StationCard
        station={station}
        aheadMs={list.aheadMs}
        onEdit={onEdit && (() => onEdit(station))}
        isSought={station.id === soughtId}
      />
    </div>
  ))
  // One list, so that a card whose light changes keeps its focus and what it has to tell.
  if (firstWell > 0) cards.splice(firstWell, 0, <div key="break" className="-mb-4 lg:col-span-6" />)
  return <div className="grid gap-4 lg:grid-cols-6">{cards}</div>
}

/** All lights at a glance, and the number that has to be 0 before the field is taken down. */
function Lights({ list }: { list: Stations }) {
  const say = useAdminText()
  const { waiting, ...counts } = countLights(list.stations)
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-card border border-line/60 bg-surface px-4 py-3">
      {(['red', 'amber', 'green'] as const).map(
        (light) =>
          counts[light] > 0 && <StationLight key={light} light={light} count={String(counts[light])} />,
      )}
      <p className="tnum text-sm text-mid">{say('stations.waitingInAll', { count: waiting })}</p>
    </div>
  )
}
