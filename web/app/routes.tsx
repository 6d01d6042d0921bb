import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { HomePage } from '../guide/home-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

// The greeting is the first thing most people see, so it comes with the shell; every other screen when it is asked for.
const HubPage = lazy(async () => ({ default: (await import('../event/hub-page.tsx')).HubPage }))
const WelcomePage = lazy(async () => ({
  default: (await import('../wristbands/welcome-page.tsx')).WelcomePage,
}))
const TapStationPage = lazy(async () => ({
  default: (await import('../taps/tap-station-page.tsx')).TapStationPage,
}))
const NowShowingPage = lazy(async () => ({
  default: (await import('../now-showing/now-showing-page.tsx')).NowShowingPage,
}))
const FindFuturePage = lazy(async () => ({
  default: (await import('../guide/find-future-page.tsx')).FindFuturePage,
}))
const AskQuestionPage = lazy(async () => ({
  default: (await import('../guide/ask-question-page.tsx')).AskQuestionPage,
}))
const QuickQuestionsPage = lazy(async () => ({
  default: (await import('../guide/quick-questions-page.tsx')).QuickQuestionsPage,
}))
const JourneyPage = lazy(async () => ({
  default: (await import('../journeys/journey-page.tsx')).JourneyPage,
}))
const GiftAuraPage = lazy(async () => ({
  default: (await import('../gift-aura/gift-aura-page.tsx')).GiftAuraPage,
}))
const PhotoPage = lazy(async () => ({ default: (await import('../gift-aura/photo-page.tsx')).PhotoPage }))
const LeaderboardPage = lazy(async () => ({
  default: (await import('../leaderboard/leaderboard-page.tsx')).LeaderboardPage,
}))
const RecapPage = lazy(async () => ({ default: (await import('../recap/recap-page.tsx')).RecapPage }))
const RevealPage = lazy(async () => ({ default: (await import('../finale/reveal-page.tsx')).RevealPage }))
const ActivitiesPage = lazy(async () => ({
  default: (await import('../programme/activities-page.tsx')).ActivitiesPage,
}))
const ItineraryPage = lazy(async () => ({
  default: (await import('../programme/itinerary-page.tsx')).ItineraryPage,
}))
const FaqsPage = lazy(async () => ({ default: (await import('../programme/faqs-page.tsx')).FaqsPage }))
const TermsPage = lazy(async () => ({ default: (await import('../programme/terms-page.tsx')).TermsPage }))
const ProfilePage = lazy(async () => ({ default: (await import('../profile/profile-page.tsx')).ProfilePage }))
const ClaimPage = lazy(async () => ({ default: (await import('../profile/claim-page.tsx')).ClaimPage }))
// The back office is an entry of its own: attendees download nothing of it.
const LoginPage = lazy(async () => ({ default: (await import('../staff/login-page.tsx')).LoginPage }))
const AdminPage = lazy(async () => ({ default: (await import('../admin/admin-page.tsx')).AdminPage }))

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
