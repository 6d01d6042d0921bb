import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

interface AutoFitTextProps {
  /** Pixels; the text is one line between these sizes. One that is too long for that breaks into several. */
  minPx: number
  maxPx: number
  /** Several lines are as large as they can be and no higher than this, though they be smaller than `minPx`. */
  maxHeightPx?: number | undefined
  className?: string
  /** Hears the size in pixels whenever it changes. */
  onFit?: (px: number) => void
  children: ReactNode
}

/** Width grows with size in nearly a straight line: a size that is right but for the rounding of letters to pixels. */
export function fittingSize(available: number, widthAtMax: number, minPx: number, maxPx: number): number {
  if (widthAtMax <= 0 || available <= 0) return maxPx
  return Math.max(minPx, Math.min(maxPx, Math.floor((maxPx * available) / widthAtMax)))
}

/** Smaller than this nobody would read on any screen (pixels). */
const SMALLEST_PX = 9

type Sizes = Pick<AutoFitTextProps, 'minPx' | 'maxPx' | 'maxHeightPx'>

function fitLine(
  box: HTMLElement,
  text: HTMLElement,
  { minPx, maxPx, maxHeightPx = Number.POSITIVE_INFINITY }: Sizes,
): number {
  box.style.whiteSpace = 'nowrap'
  box.style.fontSize = `${maxPx}px`
  let size = fittingSize(box.clientWidth, text.offsetWidth, minPx, maxPx)
  box.style.fontSize = `${size}px`
  // Both widths are rounded: a line that is just as wide as its place may be cut by a fraction of a pixel.
  while (size > minPx && text.offsetWidth >= box.clientWidth) {
    size = Math.max(minPx, size - 1)
    box.style.fontSize = `${size}px`
  }
  // A handle may have sixty characters of any width: no name is cut.
  if (text.offsetWidth <= box.clientWidth) return size
  box.style.whiteSpace = 'normal'
  return maxHeightPx === Number.POSITIVE_INFINITY ? size : fitLines(box, maxPx, maxHeightPx)
}

/** The largest size at which the lines are no higher than that. */
function fitLines(box: HTMLElement, maxPx: number, maxHeightPx: number): number {
  let [fits, high] = [SMALLEST_PX, Math.floor(maxPx)]
  while (fits < high) {
    const size = Math.ceil((fits + high) / 2)
    box.style.fontSize = `${size}px`
    if (box.offsetHeight > maxHeightPx) high = size - 1
    else fits = size
  }
  box.style.fontSize = `${fits}px`
  return fits
}

/**
 * One line, as large as the place allows: for names that are read across a room. A name is set apart from what stands
 * beside it, so that one in Arabic or Hebrew reads from its own right to left and moves nothing else.
 */
export function AutoFitText({ minPx, maxPx, maxHeightPx, className, onFit, children }: AutoFitTextProps) {
  const box = useRef<HTMLSpanElement>(null)
  const text = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words ask for a new measurement.
  useLayoutEffect(() => {
    const [boxElement, textElement] = [box.current, text.current]
    if (!boxElement || !textElement) return
    const refit = () => {
      const size = fitLine(boxElement, textElement, { minPx, maxPx, maxHeightPx })
      onFit?.(size)
    }
    refit()
    document.fonts?.ready.then(refit)
    // A face that comes later is wider or narrower than what stood in for it.
    document.fonts?.addEventListener('loadingdone', refit)
    const stop = () => document.fonts?.removeEventListener('loadingdone', refit)
    if (typeof ResizeObserver === 'undefined') return stop
    const observer = new ResizeObserver(refit)
    observer.observe(boxElement)
    return () => {
      stop()
      observer.disconnect()
    }
  }, [minPx, maxPx, maxHeightPx, onFit, children])
  return (
    <span
      ref={box}
      className={classNames('block w-full', className)}
      style={{ contain: 'inline-size', overflowWrap: 'anywhere', wordBreak: 'normal' }}
    >
      <bdi ref={text}>{children}</bdi>
    </span>
  )
}
