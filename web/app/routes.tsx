import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { HomePage } from '../guide/home-page.tsx'
import { part } from '../ui/part.ts'
import { NotFoundPage } from './not-found-page.tsx'

// The greeting is the first thing most people see, so it comes with the shell; every other screen when it is asked for.
const HubPage = part(async () => (await import('../event/hub-page.tsx')).HubPage)
const WelcomePage = part(async () => (await import('../wristbands/welcome-page.tsx')).WelcomePage)
const TapStationPage = part(async () => (await import('../taps/tap-station-page.tsx')).TapStationPage)
const NowShowingPage = part(async () => (await import('../now-showing/now-showing-page.tsx')).NowShowingPage)
const FindFuturePage = part(async () => (await import('../guide/find-future-page.tsx')).FindFuturePage)
const AskQuestionPage = part(async () => (await import('../guide/ask-question-page.tsx')).AskQuestionPage)
const QuickQuestionsPage = part(
  async () => (await import('../guide/quick-questions-page.tsx')).QuickQuestionsPage,
)
const JourneyPage = part(async () => (await import('../journeys/journey-page.tsx')).JourneyPage)
const GiftAuraPage = part(async () => (await import('../gift-aura/gift-aura-page.tsx')).GiftAuraPage)
const PhotoPage = part(async () => (await import('../gift-aura/photo-page.tsx')).PhotoPage)
const LeaderboardPage = part(
  async () => (await import('../leaderboard/leaderboard-page.tsx')).LeaderboardPage,
)
const RecapPage = part(async () => (await import('../recap/recap-page.tsx')).RecapPage)
const RevealPage = part(async () => (await import('../finale/reveal-page.tsx')).RevealPage)
const ActivitiesPage = part(async () => (await import('../programme/activities-page.tsx')).ActivitiesPage)
const ItineraryPage = part(async () => (await import('../programme/itinerary-page.tsx')).ItineraryPage)
const FaqsPage = part(async () => (await import('../programme/faqs-page.tsx')).FaqsPage)
const TermsPage = part(async () => (await import('../programme/terms-page.tsx')).TermsPage)
const ProfilePage = part(async () => (await import('../profile/profile-page.tsx')).ProfilePage)
const ClaimPage = part(async () => (await import('../profile/claim-page.tsx')).ClaimPage)
// The back office is an entry of its own: attendees download nothing of it.
const LoginPage = part(async () => (await import('../staff/login-page.tsx')).LoginPage)
const AdminPage = part(async () => (await import('../admin/admin-page.tsx')).AdminPage)

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
  HubPage,
  WelcomePage,
  TapStationPage,
  NowShowingPage,
  FindFuturePage,
  AskQuestionPage,
  QuickQuestionsPage,
  JourneyPage,
  GiftAuraPage,
  LeaderboardPage,
  ActivitiesPage,
  FaqsPage,
]

/** Downloads the screens of a station before somebody asks for them. */
export function fetchStationPages(): void {
  for (const page of stationPages) page.fetchAhead()
}

/** Every path the browser knows; the server keeps the same list in contract/pages.ts. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/hub" element={<HubPage />} />
      <Route path="/fortune-teller" element={<HomePage />} />
      <Route path="/fortune-teller/welcome" element={<WelcomePage />} />
      <Route path="/fortune-teller/find-future" element={<FindFuturePage />} />
      <Route path="/fortune-teller/ask-question" element={<AskQuestionPage />} />
      <Route path="/fortune-teller/quick-questions" element={<QuickQuestionsPage />} />
      <Route path="/fortune-teller/journey/:sessionId" element={<JourneyPage />} />
      <Route path="/tap-tracking" element={<TapStationPage />} />
      <Route path="/station/:installationId" element={<TapStationPage />} />
      <Route path="/now-showing" element={<NowShowingPage />} />
      <Route path="/gift-aura" element={<GiftAuraPage />} />
      <Route path="/photo/:token" element={<PhotoPage />} />
      <Route path="/leaderboard" element={<LeaderboardPage />} />
      <Route path="/recap" element={<RecapPage />} />
      <Route path="/reveal" element={<RevealPage />} />
      <Route path="/activities" element={<ActivitiesPage />} />
      <Route path="/itinerary" element={<ItineraryPage />} />
      <Route path="/faqs" element={<FaqsPage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/claim/:code" element={<ClaimPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/admin" element={<AdminPage />} />
      {Gallery && <Route path="/ui" element={<Gallery />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
