/** Pixels of one rem on a wall: 16 on a canvas of 1920 by 1080 (ui/surfaces.css). */
export function remPx(): number {
  return Math.min(innerWidth / 120, innerHeight / 67.5)
}
