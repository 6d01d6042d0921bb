import type { Emotion } from '../../contract/gift-aura.ts'

interface Face {
  color: string
  /** Drawn with a pen. */
  lines: string
  /** Filled with ink. */
  fills?: string
  /** Filled with white, under the ink. */
  whites?: string
}

const dots = 'M18.5 28a3.5 4 0 1 0 7 0a3.5 4 0 1 0-7 0zM38.5 28a3.5 4 0 1 0 7 0a3.5 4 0 1 0-7 0z'

// Eight kittens of a kind: round, friendly, and none of them makes fun of anybody.
const faces: Record<Emotion, Face> = {
  HAPPY: {
    color: 'var(--color-gold)',
    lines: 'M17 28q5-6 10 0M37 28q5-6 10 0',
    fills: 'M18 37h28q-2 13-14 13t-14-13z',
  },
  SURPRISED: {
    color: 'var(--color-aqua-400)',
    lines: 'M16 17q5-4 10-1M38 16q5-3 10 1',
    fills: `${dots}M26 44a6 7.5 0 1 0 12 0a6 7.5 0 1 0-12 0z`,
  },
  CALM: { color: 'var(--color-mint-400)', lines: 'M16 28q5.5 5 11 0M37 28q5.5 5 11 0M22 42q10 7 20 0' },
  CONFUSED: {
    color: 'var(--color-violet-400)',
    lines: 'M38 18q5-5 10-2M17 21h9M22 45q4-6 8-2t8-1q2-2 4-1',
    fills: dots,
  },
  SAD: { color: 'var(--color-silver)', lines: 'M15 22q6-1 10-5M49 22q-6-1-10-5M23 47q9-8 18 0', fills: dots },
  ANGRY: { color: 'var(--color-red-400)', lines: 'M15 17l11 6M49 17l-11 6M22 46q10-5 20 0', fills: dots },
  FEAR: {
    color: 'var(--color-platinum)',
    lines: 'M16 16q4-4 9-4M48 16q-4-4-9-4M21 46l4.5-4 4 4 4-4 4 4 4.5-4',
    whites: 'M15 28a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM35 28a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
    fills: 'M19.5 28a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM39.5 28a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  },
  DISGUSTED: {
    color: 'var(--color-bronze)',
    lines: 'M16 21l10 3M48 21l-10 3M17 29h9M38 29h9M21 43q11-5 22 2',
    fills: 'M33 42.5q5 0 8 2q0 6-4 6t-4-8z',
  },
}

/** A vibe as a drawn face. The word stands beside it. */
export function VibeFace({ emotion, size }: { emotion: Emotion; size: string }) {
  const { color, lines, fills, whites } = faces[emotion]
  return (
    <svg aria-hidden viewBox="0 0 64 64" className="shrink-0" style={{ width: size, height: size }}>
      <path
        d="M8 22L9 5l14 7zM56 22L55 5l-14 7z"
        fill={color}
        stroke={color}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="34" r="28" fill={color} />
      {whites && <path d={whites} fill="#fff" />}
      <g
        fill="none"
        stroke="var(--color-ink-1000)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={lines} />
      </g>
      {fills && <path d={fills} fill="var(--color-ink-1000)" />}
    </svg>
  )
}
