import { useEffect, useState } from 'react'
import { PageTitle } from '../shell/page-title.tsx'
import type { StationText } from '../stations/texts.ts'
import { WifiOff } from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ShownCode } from './watch-pairing.ts'

interface PairingStepsProps {
  text: StationText
  /** Undefined until the server has made a code. */
  shown: ShownCode | undefined
  isAway: boolean
}

/** The code by which staff make this screen a station, as a QR code and in letters, and what to do with it. */
export function PairingSteps({ text, shown, isAway }: PairingStepsProps) {
  return (
    <div className="mx-auto grid w-full max-w-[64rem] grid-cols-[minmax(0,1fr)] items-center justify-items-center gap-8 lg:grid-cols-[auto_minmax(0,1fr)] lg:justify-items-start lg:gap-14 kiosk:grid-cols-[minmax(0,1fr)] kiosk:justify-items-center kiosk:gap-14 kiosk-landscape:grid-cols-[auto_minmax(0,1fr)] kiosk-landscape:justify-items-start kiosk-landscape:gap-20">
      <Qr text={text} shown={shown} />
      <div className="grid w-full min-w-0 gap-6 text-center lg:text-start kiosk:gap-10 kiosk:text-center kiosk-landscape:gap-8 kiosk-landscape:text-start">
        <PageTitle name={text('pair.title')} className="font-display text-2xl leading-display sm:text-3xl">
          {text('pair.title')}
        </PageTitle>
        <Letters text={text} shown={shown} isAway={isAway} />
        <ol className="grid gap-3 mx-auto text-start text-lg lg:mx-0 kiosk:mx-auto kiosk-landscape:mx-0">
          {(['pair.scan', 'pair.type', 'pair.choose'] as const).map((step, index) => (
            <li key={step} className="flex items-baseline gap-4">
              <span
                aria-hidden
                className="grid size-[1.8em] shrink-0 place-items-center rounded-full bg-raised text-sm font-bold text-link"
              >
                {index + 1}
              </span>
              <span>{text(step)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Qr({ text, shown }: Pick<PairingStepsProps, 'text' | 'shown'>) {
  const size = 'size-[min(18rem,60vw)] rounded-card kiosk:size-[20rem] kiosk-landscape:size-[21rem]'
  if (shown === undefined) return <Skeleton label={text('pair.asking')} lines={1} className={size} />
  return (
    <img
      src={shown.qrCodeDataUrl}
      alt={text('pair.image')}
      className={`${size} animate-fade bg-white [image-rendering:pixelated]`}
    />
  )
}

function Letters({ text, shown, isAway }: PairingStepsProps) {
  return (
    <div className="station-code-room grid min-h-[6.5rem] content-start gap-2">
      {shown !== undefined && (
        <p
          role="status"
          translate="no"
          className="station-code font-display font-extrabold leading-none tracking-wide text-accent"
        >
          {shown.code}
        </p>
      )}
      {isAway ? (
        <p
          role="status"
          className="flex items-center justify-center gap-2 text-warning lg:justify-start kiosk:justify-center kiosk-landscape:justify-start"
        >
          <WifiOff aria-hidden className="size-[1.1em] shrink-0" />
          {text('pair.away')}
        </p>
      ) : (
        shown && <TimeLeft text={text} endsAt={shown.endsAt} />
      )}
    </div>
  )
}

/** Counted on the monotonic clock: a device that was just switched on may believe it is 1970. */
function TimeLeft({ text, endsAt }: { text: StationText; endsAt: number }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((endsAt - now) / 1_000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <p className="tnum text-mid">{text('pair.good', { time })}</p>
}
