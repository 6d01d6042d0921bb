export function LeonBody({ id }: { id: string }) {
  const fur = `url(#${id}-fur)`
  return (
    <>
      <g className="leon-tail" fill="none" strokeWidth="25">
        <path d="M234 330C298 336 316 292 291 251" stroke={fur} strokeLinecap="round" />
        <path d="M301.7 282.7C301.1 272.5 297.5 261.7 291.0 251.0" stroke="#FFF1DC" strokeWidth="25.500" />
        <circle cx="291" cy="251" r="12.700" fill="#FFF1DC" strokeWidth="0" />
      </g>
      <g className="leon-torso">
        <path d="M104 250C82 278 74 316 76 346L244 346C246 316 238 278 216 250Z" fill={fur} />
        <path d="M126 262Q160 296 194 262Q204 318 160 346Q116 318 126 262Z" fill="#FFF1DC" />
        <ellipse cx="160" cy="257" rx="58" ry="24" fill="#7A2F12" opacity="0.22" />
      </g>
    </>
  )
}

/** The paw and the wristband on it: the band is always worn, it teaches the gesture. */
export function LeonPaw({ id, isTapping }: { id: string; isTapping: boolean }) {
  return (
    <g className="leon-paw">
      <path
        d="M197 430C192 340 203 284 222 284C242 284 252 340 247 430Z"
        fill={`url(#${id}-fur)`}
        stroke="#D9701F"
        strokeOpacity="0.55"
        strokeWidth="2.500"
      />
      <path
        d="M215 287V298M229 287V298"
        stroke="#D9701F"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.6"
      />
      <rect x="195" y="311" width="54" height="17" rx="8" fill={`url(#${id}-band)`} />
      <circle className="leon-chip-glow" cx="222" cy="319.500" r="13" fill="#C6FF4A" opacity="0.3" />
      <circle className="leon-chip" cx="222" cy="319.500" r="5.500" fill="#C6FF4A" />
      {isTapping && (
        <g className="leon-waves" fill="none" stroke="#C6FF4A" strokeWidth="4">
          <circle cx="222" cy="319.500" r="18" />
          <circle cx="222" cy="319.500" r="30" strokeOpacity="0.7" />
          <circle cx="222" cy="319.500" r="43" strokeOpacity="0.4" />
        </g>
      )}
    </g>
  )
}

/** He sits at the edge of a stage, and the edge is lit: the drawing ends there, it is not cut off. */
export function LeonStage({ id }: { id: string }) {
  return (
    <rect className="leon-stage" x="10" y="336" width="300" height="4" rx="2" fill={`url(#${id}-stage)`} />
  )
}
