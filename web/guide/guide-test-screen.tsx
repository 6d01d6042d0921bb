import type { ServerResponse } from 'node:http'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { vi } from 'vitest'
import { foundedEvent } from '../event/founded-event.ts'
import { startI18n } from '../i18n/start-i18n.ts'
import { learnFestival } from '../platform/festival.ts'
import { type Asked, type LocalServer, startLocalServer } from '../platform/speech-test-server.ts'
import { Providers } from '../shell/providers.tsx'
import { createQueryClient } from '../shell/query-client.ts'
import { clearToasts } from '../ui/toast.ts'
import { leonVoice } from './leon-voice.ts'

/** What a test answers to one path; a path without an answer is 404. */
export type Replies = Record<string, (asked: Asked, response: ServerResponse) => void>

/** Answers JSON. */
export function json(body: unknown, status = 200): Replies[string] {
  return (_asked, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

/** The session of the tests: 32 hexadecimal digits. */
export const SESSION = '0123456789abcdef0123456789abcdef'

const qrCode = {
  url: `https://fest.example/fortune-teller/journey/${SESSION}`,
  qrCodeDataUrl: 'data:image/png;base64,',
}

/** What Leon's browser voice was given to say. */
export const said: string[] = []

let server: LocalServer | undefined
let client = createQueryClient()

/** Starts the festival's server as a test needs it, and a browser with a voice; jsdom has neither. */
export async function openFestival(replies: Replies): Promise<LocalServer> {
  await startI18n()
  said.length = 0
  const all: Replies = { [`/api/qrcode/${SESSION}`]: json(qrCode), ...replies }
  server = await startLocalServer((asked, response) => {
    const reply =
      all[asked.url.split('?')[0] ?? ''] ?? json({ error: 'There is nothing here.', code: 'not_found' }, 404)
    reply(asked, response)
  })
  vi.stubGlobal('scrollTo', () => {})
  // Who opens these pages wishes for stillness: no fortune waits for its stars.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => {},
    speak: ({ text }: { text: string }) => void (text.trim() && said.push(text)),
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => {} })
  return server
}

/** Ends what `openFestival` started. */
export async function closeFestival(): Promise<void> {
  leonVoice.stop()
  cleanup()
  // An answer that is still on its way would be kept on the device of the next test.
  await client.cancelQueries()
  await server?.close()
  clearToasts()
  learnFestival(foundedEvent)
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

/** Shows one screen at an address, with everything screens stand on. */
export function showScreen(path: string, address: string, screen: React.ReactElement) {
  const user = userEvent.setup()
  client = createQueryClient()
  render(
    <Providers client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={path} element={screen} />
          <Route path="*" element={<p>another screen</p>} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  )
  return user
}
