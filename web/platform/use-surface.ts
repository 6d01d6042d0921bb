import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { forget, remember } from './remembered.ts'
import { type Surface, surfaceOf, surfaces } from './surface.ts'
import { useRemembered } from './use-remembered.ts'

/** The surface of this device at this route. `?surface=wall` is remembered, `?surface=auto` forgets it. */
export function useSurface(): Surface {
  const { pathname, search } = useLocation()
  const remembered = useRemembered('surface')
  const asked = new URLSearchParams(search).get('surface')
  const size = useSyncExternalStore(onResize, () => `${innerWidth}x${innerHeight}`)
  const [width = 0, height = 0] = size.split('x').map(Number)
  useEffect(() => rememberSurface(asked), [asked])
  return surfaceOf({ path: pathname, width, height, override: asked ?? remembered })
}

/** Writes the surface where the styles read it. */
export function useSurfaceAttribute(surface: Surface): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.surface = surface
  }, [surface])
}

function rememberSurface(asked: string | null): void {
  if (asked === 'auto') forget('surface')
  else if (surfaces.some((surface) => surface === asked)) remember('surface', asked ?? '')
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
