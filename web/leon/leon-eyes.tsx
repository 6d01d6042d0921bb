import type { Eyes } from './poses.ts'

const line = { fill: 'none', stroke: '#3A1B2E', strokeWidth: 6, strokeLinecap: 'round' } as const

function OpenEye({ cx, id }: { cx: number; id: string }) {
  const clip = `${id}-eye-${cx}`
  return (
    <g className="leon-eye" style={{ transformOrigin: `${cx}px 172px` }}>
      <clipPath id={clip}>
        <ellipse cx={cx} cy="172" rx="25" ry="29" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <ellipse cx={cx} cy="172" rx="25" ry="29" fill="#120E24" />
        <g className="leon-iris">
          <circle cx={cx} cy="174" r="21.500" fill={`url(#${id}-iris)`} />
          <ellipse cx={cx} cy="174" rx="10" ry="15" fill="#0A0815" />
        </g>
        <g className="leon-shine" fill="#fff">
          <circle cx={cx - 8} cy="162" r="7.500" />
          <circle cx={cx + 9} cy="184" r="3.600" opacity="0.8" />
        </g>
      </g>
    </g>
  )
}

const lidPaths: Record<'happy' | 'closed', (cx: number) => string> = {
  happy: (cx) => `M${cx - 22} 181Q${cx} 152 ${cx + 22} 181`,
  closed: (cx) => `M${cx - 23} 174Q${cx} 190 ${cx + 23} 174`,
}

export function LeonEyes({ eyes, id }: { eyes: Eyes; id: string }) {
  const lids = lidPaths[eyes === 'happy' ? 'happy' : 'closed']
  return (
    <>
      {eyes === 'open' && [116, 204].map((cx) => <OpenEye key={cx} cx={cx} id={id} />)}
      <g className={eyes === 'open' ? 'leon-lids' : undefined}>
        <path d={lids(116)} {...line} />
        <path d={lids(204)} {...line} />
      </g>
      {eyes === 'happy' && (
        <g fill="#FF7ABB" opacity="0.55">
          <ellipse cx="90" cy="208" rx="17" ry="9" />
          <ellipse cx="230" cy="208" rx="17" ry="9" />
        </g>
      )}
    </>
  )
}
