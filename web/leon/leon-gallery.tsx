import { useEffect, useState } from 'react'
import { Leon } from './leon.tsx'
import type { Mouth } from './mouth-shape.tsx'
import type { LeonState } from './poses.ts'

const states: LeonState[] = ['idle', 'listening', 'thinking', 'speaking', 'happy', 'curious', 'sleepy']
const mouths: Mouth[] = ['X', 'A', 'B', 'C', 'D', 'E', 'F']

/** Every state and every mouth side by side, for the development gallery. */
export function LeonGallery() {
  const [energy, setEnergy] = useState(0.4)
  useEffect(() => {
    const timer = setInterval(() => setEnergy((now) => (now + 0.37) % 1), 300)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
      {states.map((state) => (
        <figure key={state} className="text-center text-sm text-mid">
          <Leon state={state} energy={energy} label={state} />
          <figcaption>{state}</figcaption>
        </figure>
      ))}
      <figure className="text-center text-sm text-mid">
        <Leon state="idle" wristband="tapping" label="tap your band" />
        <figcaption>tapping</figcaption>
      </figure>
      <figure className="text-center text-sm text-mid">
        <Leon state="happy" isGolden label="golden headphones" />
        <figcaption>golden</figcaption>
      </figure>
      {mouths.map((mouth) => (
        <figure key={mouth} className="text-center text-sm text-mid">
          <Leon state="speaking" mouth={mouth} gaze={{ x: 0, y: -0.2 }} label={`mouth ${mouth}`} />
          <figcaption>speaking {mouth}</figcaption>
        </figure>
      ))}
    </section>
  )
}
