import '../shell/stations.css'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Showing } from '../../contract/now-showing.ts'
import { useEvent } from '../event/use-event.ts'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { useDocumentTitle } from '../platform/use-document-title.ts'
import { useMisreadHint } from '../platform/use-misread-hint.ts'
import { usePixelShift } from '../platform/use-pixel-shift.ts'
import { useSurface } from '../platform/use-surface.ts'
import { Brand } from '../shell/brand.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { useKeptText } from '../taps/use-kept-text.ts'
import { useTapStation } from '../taps/use-tap-station.ts'
import { celebrate } from './celebrate.ts'
import { PeopleOnScreen } from './people-on-screen.tsx'
import { PersonOnScreen } from './person-on-screen.tsx'
import { ScreenFoot } from './screen-foot.tsx'
import { ScreenIdle } from './screen-idle.tsx'
import { useScreen } from './use-screen.ts'

/** The big screen: whoever tapped last, large; it reads wristbands itself and posts them as `now-showing`. */
export function NowShowingPage() {
  const { t } = useTranslation()
  const { name } = useEvent()
  const surface = useSurface()
  const failureText = useFailureText()
  const keptText = useKeptText()
  const hint = useMisreadHint()
  const { queue, isAway } = useScreen()
  const station = useTapStation({
    installationId: 'now-showing',
    location: undefined,
    onMisread: hint.onMisread,
  })
  const shift = usePixelShift(surface === 'wall')
  useDocumentTitle(t('hub.now-showing.title'), name)

  const trouble =
    station.view.kind === 'refused' ? (failureText(station.view.failure) ?? t('tap.failed')) : undefined
  const kept = station.view.kind === 'kept' ? keptText(station.view).text : undefined
  const pending = queue.current === undefined ? [] : queue.pending
  return (
    <PageShell isFull>
      <div ref={shift} className="flex flex-1 flex-col p-gutter wall:px-[5vw] wall:py-[4vh]">
        {surface === 'wall' && <Brand className="self-start text-mid" />}
        <div className="grid flex-1 content-center">
          {queue.current === undefined ? (
            <ScreenIdle isSending={station.view.kind === 'sending'} isHoldingStill={hint.isShown} />
          ) : (
            <Turn key={queue.current.people[0]?.id} people={queue.current.people} />
          )}
        </div>
        <ScreenFoot
          pending={pending}
          isAway={isAway}
          message={trouble ?? kept}
          isTrouble={trouble !== undefined}
        />
      </div>
    </PageShell>
  )
}

/** Who is on the screen now, with one burst for each turn. */
function Turn({ people }: { people: readonly Showing[] }) {
  useEffect(() => celebrate(), [])
  const [first, ...others] = people
  if (first === undefined) return null
  return others.length === 0 ? <PersonOnScreen showing={first} /> : <PeopleOnScreen people={people} />
}
