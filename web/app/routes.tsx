import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router'
import { type PageModule, pages } from '../../contract/pages.ts'
import { HomePage } from '../home/home-page.tsx'
import { fetchTapInvitation } from '../home/tap-invitation-slot.tsx'
import { loadLaterTexts } from '../i18n/start-i18n.ts'
import { type Part, part } from '../ui/part.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** A page that comes with texts of its own. */
function partWith(texts: Parameters<typeof loadLaterTexts>[0], load: () => Promise<ComponentType>): Part {
  return part(async () => (await Promise.all([load(), loadLaterTexts(texts)]))[0])
}

// The greeting is the first thing most people see, so it comes with the shell; every other screen when it is asked for.
const parts: Record<Exclude<PageModule, 'home-page'>, Part> = {
  'hub-page': partWith('hub', async () => (await import('../hub/hub-page.tsx')).HubPage),
  'welcome-page': part(async () => (await import('../wristbands/welcome-page.tsx')).WelcomePage),
  'tap-station-page': part(async () => (await import('../taps/tap-station-page.tsx')).TapStationPage),
  'now-showing-page': partWith(
    'stage',
    async () => (await import('../now-showing/now-showing-page.tsx')).NowShowingPage,
  ),
  'find-future-page': part(async () => (await import('../guide/find-future-page.tsx')).FindFuturePage),
  'ask-question-page': part(async () => (await import('../guide/ask-question-page.tsx')).AskQuestionPage),
  'quick-questions-page': part(
    async () => (await import('../guide/quick-questions-page.tsx')).QuickQuestionsPage,
  ),
  'journey-page': part(async () => (await import('../guide/journey-page.tsx')).JourneyPage),
  'gift-aura-page': partWith(
    'booth',
    async () => (await import('../gift-aura/gift-aura-page.tsx')).GiftAuraPage,
  ),
  'photo-page': partWith('booth', async () => (await import('../gift-aura/photo-page.tsx')).PhotoPage),
  'leaderboard-page': partWith(
    'stage',
    async () => (await import('../leaderboard/leaderboard-page.tsx')).LeaderboardPage,
  ),
  'recap-page': partWith('profile', async () => (await import('../recap/recap-page.tsx')).RecapPage),
  'reveal-page': partWith('stage', async () => (await import('../finale/reveal-page.tsx')).RevealPage),
  'rehearsal-page': partWith(
    'stage',
    async () => (await import('../finale/rehearsal-page.tsx')).RehearsalPage,
  ),
  'activities-page': part(async () => (await import('../programme/activities-page.tsx')).ActivitiesPage),
  'itinerary-page': part(async () => (await import('../programme/itinerary-page.tsx')).ItineraryPage),
  'faqs-page': part(async () => (await import('../programme/faqs-page.tsx')).FaqsPage),
  'map-page': part(async () => (await import('../venue-map/map-page.tsx')).MapPage),
  'terms-page': part(async () => (await import('../terms/terms-page.tsx')).TermsPage),
  'profile-page': partWith('profile', async () => (await import('../profile/profile-page.tsx')).ProfilePage),
  'pairing-page': part(async () => (await import('../profile/pairing-page.tsx')).PairingPage),
  'kiosk-page': part(async () => (await import('../kiosk/kiosk-page.tsx')).KioskPage),
  'check-page': part(async () => (await import('../kiosk/check-page.tsx')).CheckPage),
  // The back office is an entry of its own: attendees download nothing of it.
  'login-page': part(async () => (await import('../admin/login-page.tsx')).LoginPage),
  'admin-page': part(async () => (await import('../admin/admin-page.tsx')).AdminPage),
}

// Every component in every state, for whoever builds screens; visitors never download it.
const Gallery = import.meta.env.DEV
  ? lazy(async () => {
      const [{ GalleryPage }, { LeonGallery }] = await Promise.all([
        import('../ui/gallery-page.tsx'),
        import('../leon/leon-gallery.tsx'),
      ])
      return {
        default: () => (
          <GalleryPage>
            <LeonGallery />
          </GalleryPage>
        ),
      }
    })
  : undefined

// What a station or a wall may be led to. A network that is away then cannot keep a visitor from it.
const stationPages = [
  'hub-page',
  'welcome-page',
  'tap-station-page',
  'now-showing-page',
  'find-future-page',
  'ask-question-page',
  'quick-questions-page',
  'journey-page',
  'gift-aura-page',
  'leaderboard-page',
  'activities-page',
  'faqs-page',
  'map-page',
  'kiosk-page',
  'check-page',
] as const

/** Downloads the screens of a station before somebody asks for them. */
export function fetchStationPages(): void {
  for (const module of stationPages) parts[module].fetchAhead()
  fetchTapInvitation()
}

/** Every path of the page table, which the server answers by too. */
export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(pages).map(([path, module]) => {
        const Screen = module === 'home-page' ? HomePage : parts[module]
        return <Route key={path} path={path} element={<Screen />} />
      })}
      {Gallery && <Route path="/ui" element={<Gallery />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
