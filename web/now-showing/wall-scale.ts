/** How much larger a wall is than the canvas of 1920 by 1080 on which its sizes are drawn. */
export function wallScale(): number {
  return Math.min(innerWidth / 1920, innerHeight / 1080)
}
