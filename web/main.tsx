import './ui/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { watchForKeptTaps } from './app/watch-for-kept-taps.ts'
import { watchForUpdates } from './app/watch-for-updates.ts'
import { watchForMissingLetters } from './i18n/missing-letters.ts'
import { startI18n } from './i18n/start-i18n.ts'
import { watchForInstallOffer } from './platform/install-offer.ts'
import { reader } from './platform/reader.ts'
import { reloadIfFailureCached, reloadIfOutdated } from './platform/reload-once.ts'
import { Providers } from './shell/providers.tsx'
import { createQueryClient } from './shell/query-client.ts'
import { onStillMissing } from './ui/until-loaded.ts'

// A page opened before a deploy asks for files that are gone.
addEventListener('vite:preloadError', () => void reloadIfOutdated())
onStillMissing(() => void reloadIfFailureCached())

// Before any screen is there: a band that is tapped while one opens must not lose its first characters.
reader.listen(window)
watchForInstallOffer()

const root = document.getElementById('root')
await startI18n()
watchForMissingLetters(document.body)
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Providers client={createQueryClient()}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  )
}
watchForUpdates()
watchForKeptTaps()
