import './leon.css'
import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { LeonBody, LeonPaw, LeonStage } from './leon-body.tsx'
import { LeonHead } from './leon-head.tsx'
import { LeonSign } from './leon-sign.tsx'
import type { Mouth } from './mouth-shape.tsx'
import { type LeonState, poseOf } from './poses.ts'
import { useLongWait } from './use-long-wait.ts'
import { useMascot } from './use-mascot.ts'

interface LeonProps {
  state: LeonState
  /** The mouth of this moment, from lip sync. Without it a speaking Leon moves his mouth by himself. */
  mouth?: Mouth | undefined
  /** Where he looks, -1 to 1 on both axes. */
  gaze?: { x: number; y: number } | undefined
  /** Loudness heard or spoken, 0 to 1: the lamps of his headphones follow it. */
  energy?: number | undefined
  /** Width: pixels, or any CSS length. Without it he fills his box. */
  size?: number | string | undefined
  /** What a screen reader says. Without it he is decoration. */
  label?: string | undefined
  /** `tapping` lifts the paw and lets the chip send: "tap your band". */
  wristband?: 'worn' | 'tapping' | undefined
  /** Golden headphones celebrate a tier. */
  isGolden?: boolean | undefined
}

function Paints({ id, isGolden }: { id: string; isGolden: boolean }) {
  return (
    <defs>
      <radialGradient id={`${id}-fur`} cx=".5" cy=".3" r=".82">
        <stop offset="0" stopColor="#FFC877" />
        <stop offset=".6" stopColor="#FFAB4A" />
        <stop offset="1" stopColor="#E57F2B" />
      </radialGradient>
      <linearGradient id={`${id}-flame`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#FF9A3D" />
        <stop offset="1" stopColor="#DB6A1C" />
      </linearGradient>
      <radialGradient id={`${id}-iris`} cx=".5" cy=".75" r=".8">
        <stop offset="0" stopColor="#8DF0FF" />
        <stop offset=".55" stopColor="#3CE4FF" />
        <stop offset="1" stopColor="#2A7BFF" />
      </radialGradient>
      <radialGradient id={`${id}-glow`}>
        <stop offset=".2" stopColor="#3CE4FF" stopOpacity=".42" />
        <stop offset="1" stopColor="#3CE4FF" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}-band`} x1="0" x2="1">
        <stop offset="0" stopColor="#FF4FA3" />
        <stop offset="1" stopColor="#8E66FF" />
      </linearGradient>
      <linearGradient id={`${id}-headband`} x1="0" x2="1">
        <stop offset="0" stopColor={isGolden ? '#FFE9A8' : '#FF4FA3'} />
        <stop offset="1" stopColor={isGolden ? '#FFB52E' : '#8E66FF'} />
      </linearGradient>
      <linearGradient id={`${id}-stage`} x1="0" x2="1">
        <stop offset="0" stopColor="#8E66FF" stopOpacity="0" />
        <stop offset=".3" stopColor="#8E66FF" />
        <stop offset=".7" stopColor="#FF4FA3" />
        <stop offset="1" stopColor="#FF4FA3" stopOpacity="0" />
      </linearGradient>
    </defs>
  )
}

function variables({
  gaze,
  energy,
  size,
}: Pick<LeonProps, 'size'> & { energy: number; gaze: { x: number; y: number } }) {
  const within = (value: number, least: number) => Math.min(1, Math.max(least, value))
  return {
    '--leon-x': within(gaze.x, -1),
    '--leon-y': within(gaze.y, -1),
    '--leon-energy': within(energy, 0),
    width: size ?? '100%',
  } as CSSProperties
}

/** Leon the kitten: one inline drawing that acts by CSS alone and rests when nobody can see him; or the event's mascot. */
export function Leon({
  state,
  mouth,
  gaze,
  energy = 0,
  size,
  label,
  wristband = 'worn',
  isGolden = false,
}: LeonProps) {
  const id = useId()
  const ref = useRef<SVGSVGElement>(null)
  const isLongWait = useLongWait(state)
  const isOnScreen = useOnScreen(ref)
  const pose = poseOf(state, isLongWait)
  const mascot = useMascot()
  return (
    <svg
      ref={ref}
      className="leon"
      viewBox="0 0 320 340"
      style={variables({ gaze: gaze ?? pose.gaze, energy, size })}
      data-state={state}
      data-sign={pose.sign}
      data-wristband={wristband}
      data-mouth={mouth ?? pose.mouth}
      data-paused={isOnScreen ? undefined : ''}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {mascot ? (
        <image
          className="leon-torso"
          href={mascot}
          width="320"
          height="340"
          preserveAspectRatio="xMidYMax"
          style={{ scale: 1 + energy * 0.05, transition: 'scale .2s' }}
        />
      ) : (
        <>
          <Paints id={id} isGolden={isGolden} />
          <LeonBody id={id} />
          <LeonHead
            id={id}
            eyes={pose.eyes}
            mouth={mouth ?? pose.mouth}
            isBabbling={state === 'speaking' && mouth === undefined}
          />
          <LeonPaw id={id} isTapping={wristband === 'tapping'} />
          <LeonStage id={id} />
        </>
      )}
      {pose.sign && <LeonSign sign={pose.sign} />}
    </svg>
  )
}

/** False while the element is scrolled away, so that nothing is painted for nobody. */
function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isOnScreen
}
