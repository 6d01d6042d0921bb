import { LeonEyes } from './leon-eyes.tsx'
import { type Mouth, MouthShape } from './mouth-shape.tsx'
import type { Eyes } from './poses.ts'

const HEAD =
  'M50 184C50 118 98 84 160 84C222 84 270 118 270 184C270 194 274 202 280 208C270 214 264 214 258 216C244 248 208 266 160 266C112 266 76 248 62 216C56 214 50 214 40 208C46 202 50 194 50 184Z'
const HEADBAND = 'M47 178C46 106 98 76 160 76C222 76 274 106 273 178'

function Ear({ id }: { id: string }) {
  return (
    <>
      <path d="M74 134L60 52Q59 36 74 42L142 92Z" fill={`url(#${id}-fur)`} />
      <path d="M84 104L74 64Q74 57 81 61L114 86Z" fill="#FF7ABB" opacity="0.85" />
    </>
  )
}

function Headphones({ id }: { id: string }) {
  return (
    <g>
      <path d={HEADBAND} fill="none" stroke="#231C43" strokeWidth="15" strokeLinecap="round" />
      <path d={HEADBAND} fill="none" stroke={`url(#${id}-headband)`} strokeWidth="4" strokeLinecap="round" />
      {[34, 286].map((x) => (
        <g key={x}>
          <ellipse className="leon-glow" cx={x} cy="184" rx="42" ry="62" fill={`url(#${id}-glow)`} />
          <rect
            x={x - 18}
            y="148"
            width="36"
            height="70"
            rx="18"
            fill="#231C43"
            stroke="#3B3370"
            strokeWidth="2"
          />
          <rect className="leon-lamp" x={x - 8} y="160" width="16" height="46" rx="8" fill="#3CE4FF" />
        </g>
      ))}
    </g>
  )
}

function Face({ id }: { id: string }) {
  return (
    <>
      <path d={HEAD} fill={`url(#${id}-fur)`} />
      <clipPath id={`${id}-head`}>
        <path d={HEAD} />
      </clipPath>
      <g clipPath={`url(#${id}-head)`}>
        <path
          d="M206 122l12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z"
          fill="#FFE9C2"
          stroke="#FFE9C2"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <g className="leon-rim" fill={`url(#${id}-glow)`}>
          <ellipse cx="44" cy="186" rx="40" ry="64" />
          <ellipse cx="276" cy="186" rx="40" ry="64" />
        </g>
      </g>
      <g stroke="#E57F2B" strokeWidth="6" strokeLinecap="round">
        <path d="M120 108L124 121M200 108L196 121" />
        <path d="M72 196L84 198M248 196L236 198" strokeWidth="5" opacity="0.7" />
      </g>
      <path
        d="M160 204C184 196 206 210 202 230C198 250 176 257 160 257C144 257 122 250 118 230C114 210 136 196 160 204Z"
        fill="#FFF1DC"
      />
    </>
  )
}

function LeonMouth({ mouth, isBabbling }: Pick<LeonHeadProps, 'mouth' | 'isBabbling'>) {
  if (!isBabbling) return <MouthShape mouth={mouth} />
  return (['A', 'C', 'E'] as const).map((shape) => (
    <g key={shape} className={`leon-babble leon-babble-${shape}`}>
      <MouthShape mouth={shape} />
    </g>
  ))
}

interface LeonHeadProps {
  id: string
  eyes: Eyes
  mouth: Mouth
  /** Without a schedule of his own, a speaking Leon moves his mouth by himself. */
  isBabbling: boolean
}

export function LeonHead({ id, eyes, mouth, isBabbling }: LeonHeadProps) {
  return (
    <g className="leon-head">
      <g className="leon-ear leon-ear-left">
        <Ear id={id} />
      </g>
      <g transform="translate(320 0) scale(-1 1)">
        <g className="leon-ear leon-ear-right">
          <Ear id={id} />
        </g>
      </g>
      <Face id={id} />
      <Headphones id={id} />
      <path
        d="M124 88Q128 46 148 66Q160 22 172 66Q192 46 196 88Q160 100 124 88Z"
        fill={`url(#${id}-flame)`}
        stroke="#E57F2B"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <LeonEyes eyes={eyes} id={id} />
      <path d="M149 203Q160 197 171 203Q169 213 160 214.500Q151 213 149 203Z" fill="#FF4FA3" />
      <path
        d="M154 203.500Q158 201 162 202.500"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.7"
      />
      <LeonMouth mouth={mouth} isBabbling={isBabbling} />
      <path
        d="M96 218L58 212M97 228L60 233M224 218L262 212M223 228L260 233"
        stroke="#FFF1DC"
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity="0.9"
      />
    </g>
  )
}
