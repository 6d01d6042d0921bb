import { type ComponentProps, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { useDocumentTitle } from '../platform/use-document-title.ts'

/** The heading of a screen: names the tab, and takes the focus when somebody came here by a link. */
export function PageTitle({ name, ...rest }: ComponentProps<'h1'> & { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isArrival = useNavigationType() !== 'POP'
  useDocumentTitle(name, useEvent().name)
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true })
  }, [isArrival])
  return <h1 ref={heading} tabIndex={-1} {...rest} />
}
