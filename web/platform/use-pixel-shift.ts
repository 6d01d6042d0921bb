import { type RefCallback, useEffect, useState } from 'react'

// A still picture burns into a panel. Once a minute it glides by at most 24 px, over two seconds, unseen.
const EVERY_MS = 60_000
const GLIDE_MS = 2_000
const MOST_PX = 24

/** Gently moves a wall's picture around, so that it never burns in. */
export function usePixelShift(isEnabled: boolean): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (element === null || !isEnabled) return
    element.style.transition = `translate ${GLIDE_MS}ms ease-in-out`
    const timer = setInterval(() => {
      element.style.translate = `${anyShift()}px ${anyShift()}px`
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      element.style.translate = ''
    }
  }, [element, isEnabled])
  return setElement
}

function anyShift(): number {
  return Math.round((Math.random() * 2 - 1) * MOST_PX)
}
