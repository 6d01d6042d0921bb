/**
 * What of the picture is seen in its frame. At scale 1 the picture fills the frame; x and y say where its upper left
 * corner is, as parts of the width and the height of the frame.
 */
export interface View {
  scale: number
  x: number
  y: number
}

/** A point of the frame, or of the picture, as parts of its width and height. */
export interface Point {
  x: number
  y: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
/** Closer there is nothing more to see. */
export const CLOSEST = 6

/** Closer by a factor, or farther; what is at the point stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = Math.min(CLOSEST, Math.max(1, view.scale * factor))
  const by = scale / view.scale
  return kept({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by })
}

/** The picture, pushed by parts of the frame. */
export function moved(view: View, by: Point): View {
  return kept({ scale: view.scale, x: view.x + by.x, y: view.y + by.y })
}

/** A point of the picture in the middle, or as near to it as the edges allow. */
export function centred(on: Point, scale: number): View {
  return kept({ scale, x: 0.5 - on.x * scale, y: 0.5 - on.y * scale })
}

/** The point of the picture that is at a point of the frame. */
export function pictureAt(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }
}

/** The frame is always full. */
function kept({ scale, x, y }: View): View {
  const within = (edge: number) => Math.min(0, Math.max(1 - scale, edge))
  return { scale, x: within(x), y: within(y) }
}
