import { type RefObject, useEffect, useState } from 'react'

/** About the height of the field that lies over the foot of the page. */
const FOOT_PX = 140

/**
 * Whether the end of the newest answer lies below the screen and was not seen yet. The page never scrolls by
 * itself to where words arrive; this is what tells that there is more.
 */
export function useUnread(
  end: RefObject<HTMLElement | null>,
  key: string | undefined,
  isOver: boolean,
): boolean {
  const [isSeen, setIsSeen] = useState(true)
  const [readKey, setReadKey] = useState(key)
  useEffect(() => {
    const element = end.current
    if (element === null || key === undefined || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isVisible = entry?.isIntersecting ?? true
        setIsSeen(isVisible)
        if (isVisible && isOver) setReadKey(key)
      },
      { rootMargin: `0px 0px -${FOOT_PX}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [end, key, isOver])
  return !isSeen && readKey !== key
}
