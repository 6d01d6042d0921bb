import type { ReactElement } from 'react'
import type { Sign } from './poses.ts'

const signs: Record<Sign, ReactElement> = {
  dots: (
    <g className="leon-dots" fill="#3CE4FF">
      <circle cx="262" cy="62" r="6" />
      <circle cx="280" cy="44" r="8" />
      <circle cx="303" cy="24" r="10" />
    </g>
  ),
  lens: (
    <g className="leon-lens" fill="none" stroke="#3CE4FF" strokeWidth="6" strokeLinecap="round">
      <circle cx="288" cy="40" r="16" fill="#3CE4FF" fillOpacity="0.18" />
      <path d="M277 53L264 68" strokeWidth="8" />
    </g>
  ),
  sparkles: (
    <g className="leon-sparkles" fill="#C6FF4A">
      <path d="M290 42l6 16 16 6-16 6-6 16-6-16-16-6 16-6z" />
      <path d="M28 62l4 11 11 4-11 4-4 11-4-11-11-4 11-4z" />
    </g>
  ),
  question: (
    <g
      className="leon-question"
      transform="translate(8 -10)"
      fill="none"
      stroke="#FFC247"
      strokeWidth="8"
      strokeLinecap="round"
    >
      <path d="M276 34Q278 18 293 20Q307 24 301 38Q296 46 290 52V60" />
      <path d="M290 76V77" strokeWidth="10" />
    </g>
  ),
  sleep: (
    <g
      className="leon-sleep"
      fill="none"
      stroke="#B49BFF"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M256 74H278L256 98H278" />
      <path d="M288 36H304L288 54H304" strokeWidth="5" />
    </g>
  ),
}

export function LeonSign({ sign }: { sign: Sign }) {
  return signs[sign]
}
