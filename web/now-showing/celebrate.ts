import { logWarning } from '../platform/log.ts'

const FESTIVAL_COLORS = ['#3ce4ff', '#ff4fa3', '#c6ff4a', '#ffd257', '#8e66ff']

/** One burst. It is loaded with the first person, and stays away where stillness is wished. */
export function celebrate(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  burst().catch((cause: unknown) => logWarning('The confetti did not arrive', cause))
}

async function burst(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:40'
  document.body.append(canvas)
  try {
    // Without a worker: the page allows no scripts but its own files.
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
    await fire({
      particleCount: 110,
      spread: 100,
      startVelocity: innerWidth / 32,
      scalar: Math.max(1, innerWidth / 1280),
      origin: { x: 0.5, y: 0.7 },
      colors: FESTIVAL_COLORS,
    })
  } finally {
    canvas.remove()
  }
}
