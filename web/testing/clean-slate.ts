import { ReadableStream } from 'node:stream/web'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Drawings would fill what is shown before it comes to the words. */
const isReadable = ({ nodeName }: Node) =>
  !['svg', 'style', 'script', '#comment'].includes(nodeName.toLowerCase())

/** Says what stands on the page when it is read, not at each of the many looks that find nothing yet. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error()
  let text: string | undefined
  error.name = 'TestingLibraryElementError'
  // The place that is shown is the test's.
  Error.captureStackTrace(error, notFound)
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () =>
      (text ??= [message, prettyDOM(container, 20_000, { filterNode: isReadable })]
        .filter(Boolean)
        .join('\n\n')),
  })
  return error
}

configure({
  // Nothing here measures time: on a busy machine a screen may take longer than the second it usually gets.
  asyncUtilTimeout: 20_000,
  getElementError: notFound,
})

// jsdom knows no streams, and a page cannot see those of Node.
Object.assign(globalThis, { ReadableStream })

/** The next test finds an empty page and a device that remembers nothing. */
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name]
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})
