interface FaceGuideProps {
  /** Width over height of the picture it lies on. */
  ratio: number
  isCounting: boolean
}

/** Where a face belongs: an oval of clear glass in a slightly darker picture. */
export function FaceGuide({ ratio, isCounting }: FaceGuideProps) {
  const width = 100 * ratio
  const oval = { cx: width / 2, cy: 47, rx: 26, ry: 35 }
  return (
    <svg aria-hidden viewBox={`0 0 ${width} 100`} className="pointer-events-none absolute inset-0 size-full">
      <path
        fillRule="evenodd"
        fill="rgb(5 4 11 / .38)"
        d={`M0 0h${width}v100h-${width}zM${oval.cx - oval.rx} ${oval.cy}a${oval.rx} ${oval.ry} 0 1 0 ${2 * oval.rx} 0a${oval.rx} ${oval.ry} 0 1 0 -${2 * oval.rx} 0z`}
      />
      <ellipse
        {...oval}
        fill="none"
        stroke={isCounting ? 'var(--color-aqua-400)' : 'var(--color-hi)'}
        strokeWidth=".8"
        strokeDasharray={isCounting ? undefined : '3 2.2'}
        strokeLinecap="round"
      />
    </svg>
  )
}
