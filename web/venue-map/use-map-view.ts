import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { centred, moved, type Point, type View, WHOLE, zoomed } from './view.ts'

const STEP = 1.6
/** Of the frame, with a key. */
const KEY_STEP = 0.15
/** A finger that rests is never quite still. CSS pixels. */
const DRAG_PX = 6
const MIDDLE: Point = { x: 0.5, y: 0.5 }

const arrows: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
}

/** Lets a frame show a part of its picture: by fingers, mouse, wheel, keys and buttons. */
export function useMapView(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE)
  /** Fingers follow at once; what a button or a key asks for glides. */
  const [isHeld, setIsHeld] = useState(false)
  const held = useRef(new Map<number, Point>())
  const begin = useRef<Point>(MIDDLE)

  useEffect(() => {
    const element = frame.current
    const handleWheel = (event: WheelEvent) => {
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0016))
      setView((before) => {
        const after = zoomed(before, factor, pointIn(element, event))
        return after.scale === before.scale ? before : after
      })
      // Who scrolls on from the whole map scrolls the page.
      if (factor > 1 || element?.dataset.zoomed === 'true') event.preventDefault()
      setIsHeld(true)
    }
    element?.addEventListener('wheel', handleWheel, { passive: false })
    return () => element?.removeEventListener('wheel', handleWheel)
  }, [frame])

  function glide(next: (before: View) => View): void {
    setIsHeld(false)
    setView(next)
  }

  function handleDown(event: PointerEvent): void {
    held.current.set(event.pointerId, pointIn(frame.current, event))
    if (held.current.size === 1) begin.current = { x: event.clientX, y: event.clientY }
  }

  function handleMove(event: PointerEvent): void {
    const before = held.current.get(event.pointerId)
    if (before === undefined) return
    const far = Math.hypot(event.clientX - begin.current.x, event.clientY - begin.current.y)
    if (held.current.size === 1 && far < DRAG_PX && !isHeld) return
    // From here on it is no tap: what is under the finger hears no click.
    if (!frame.current?.hasPointerCapture(event.pointerId)) frame.current?.setPointerCapture(event.pointerId)
    const now = pointIn(frame.current, event)
    const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1]
    held.current.set(event.pointerId, now)
    setIsHeld(true)
    setView((view) => (other ? pinched(view, before, now, other) : moved(view, between(before, now))))
  }

  function handleUp(event: PointerEvent): void {
    held.current.delete(event.pointerId)
    if (held.current.size === 0) setIsHeld(false)
  }

  return {
    view,
    isHeld,
    zoomIn: () => glide((before) => zoomed(before, STEP, MIDDLE)),
    zoomOut: () => glide((before) => zoomed(before, 1 / STEP, MIDDLE)),
    showWhole: () => glide(() => WHOLE),
    /** Shows a point of the picture in the middle. */
    goTo: (point: Point, scale: number) => glide((before) => centred(point, Math.max(before.scale, scale))),
    gestures: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleUp,
      onKeyDown(event: KeyboardEvent) {
        const arrow = arrows[event.key]
        if (arrow) glide((before) => moved(before, arrow))
        else if (event.key === '+' || event.key === '=') glide((before) => zoomed(before, STEP, MIDDLE))
        else if (event.key === '-') glide((before) => zoomed(before, 1 / STEP, MIDDLE))
        else if (event.key === '0' || event.key === 'Home') glide(() => WHOLE)
        else return
        event.preventDefault()
      },
    },
  }
}

/** Where something happened, in parts of the frame. */
export function pointIn(frame: Element | null, event: { clientX: number; clientY: number }): Point {
  const box = frame?.getBoundingClientRect()
  if (!box) return MIDDLE
  return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
}

function pinched(view: View, before: Point, now: Point, other: Point): View {
  const factor = distance(now, other) / Math.max(distance(before, other), 0.01)
  return moved(
    zoomed(view, factor, middle(before, other)),
    between(middle(before, other), middle(now, other)),
  )
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })
