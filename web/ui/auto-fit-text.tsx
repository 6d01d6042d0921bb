import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface AutoFitTextProps {
  /** Pixels; the text is one line between these sizes, and is cut with dots only below the smallest. */
  minPx: number
  maxPx: number
  className?: string
  children: ReactNode
}

/** Width grows with size in nearly a straight line: a size that is right but for the rounding of letters to pixels. */
export function fittingSize(available: number, widthAtMax: number, minPx: number, maxPx: number): number {
  if (widthAtMax <= 0 || available <= 0) return maxPx
  return Math.max(minPx, Math.min(maxPx, Math.floor((maxPx * available) / widthAtMax)))
}

function fitLine(box: HTMLElement, text: HTMLElement, minPx: number, maxPx: number) {
  box.style.fontSize = `${maxPx}px`
  let size = fittingSize(box.clientWidth, text.offsetWidth, minPx, maxPx)
  box.style.fontSize = `${size}px`
  // Both widths are rounded: a line that is just as wide as its place may be cut by a fraction of a pixel.
  while (size > minPx && text.offsetWidth >= box.clientWidth) {
    size = Math.max(minPx, size - 1)
    box.style.fontSize = `${size}px`
  }
}

/** One line, as large as the place allows: for names that are read across a room. */
export function AutoFitText({ minPx, maxPx, className, children }: AutoFitTextProps) {
  const box = useRef<HTMLSpanElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words ask for a new measurement.
  useLayoutEffect(() => {
    const [boxElement, textElement] = [box.current, text.current]
    if (!boxElement || !textElement) return
    const refit = () => fitLine(boxElement, textElement, minPx, maxPx)
    refit()
    document.fonts?.ready.then(refit)
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(refit)
    observer.observe(boxElement)
    return () => observer.disconnect()
  }, [minPx, maxPx, children])
  return (
    <span
      ref={box}
      className={`block w-full overflow-hidden [contain:inline-size] text-ellipsis whitespace-nowrap ${className ?? ''}`}
    >
      <span ref={text}>{children}</span>
    </span>
  )
}
