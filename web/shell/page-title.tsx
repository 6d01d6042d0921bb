import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { useDocumentTitle } from '../platform/use-document-title.ts'

/** The heading of a screen: names the tab, and takes the focus when somebody came here by a link. */
export function PageTitle({ name, ...rest }: ComponentProps<'h1'> & { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const isByLink = useNavigationType() !== 'POP'
  useDocumentTitle(name, useEvent().name)
  const arrive = useEffectEvent(() => {
    if (isByLink) heading.current?.focus({ preventScroll: true })
  })
  // Only another page is an arrival: a search or a filter changes the address too, while somebody types in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says which page it is.
  useEffect(() => arrive(), [pathname])
  return <h1 ref={heading} tabIndex={-1} {...rest} />
}
