/** One unit of the stage in pixels: everything on it is drawn on a canvas 100 wide and 56.25 high. */
export function stageUnit(): number {
  return Math.min(innerWidth / 100, innerHeight / 56.25)
}
