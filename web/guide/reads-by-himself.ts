import { isShared, type Surface } from '../platform/surface.ts'

/** Whether answers are read aloud unasked: on kiosks and desktops, never on a phone in a crowd (specification section 4). */
export function readsByHimself(surface: Surface, userAgent: string = navigator.userAgent): boolean {
  if (isShared(surface)) return true
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  const isTouchMac = /Macintosh/.test(userAgent) && navigator.maxTouchPoints > 1
  return !isTouchMac && !/Android|iPhone|iPad|iPod|Mobile/i.test(userAgent)
}
