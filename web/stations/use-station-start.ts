import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Station } from '../../contract/stations.ts'
import { findOwnStation } from '../../contract/stations.ts'
import { applyLanguage, languageOfDevice } from '../i18n/start-i18n.ts'
import { call } from '../platform/api.ts'
import { recall } from '../platform/remembered.ts'
import { rememberStation } from '../platform/station.ts'
import { isVisitorsPage } from '../platform/surface.ts'

/** Asks once what this device is now; without an answer it stays what it was. */
export function useOwnStation(onUnpaired: () => void): void {
  const handleUnpaired = useEffectEvent(onUnpaired)
  useEffect(() => {
    const left = new AbortController()
    call(findOwnStation, { signal: left.signal }).then(
      ({ station }) => (station ? rememberStation(station) : handleUnpaired()),
      () => undefined,
    )
    return () => left.abort()
  }, [])
}

const BEGUN = 'station-begun'

/** A browser that was started again shows what it showed last: a station begins at its home. */
export function useBeginAtHome(home: string): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const begin = useEffectEvent(() => {
    if (isVisitorsPage(pathname)) void navigate(home, { replace: true })
  })
  useEffect(() => {
    if (sessionStorage.getItem(BEGUN) !== null) return
    sessionStorage.setItem(BEGUN, 'yes')
    begin()
  }, [])
}

/** As long as no visitor has chosen a language, the station speaks its own, also when staff have just changed it. */
export function useLanguageOfStation({ language }: Station): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of the device is that of the station.
  useEffect(() => {
    if (recall('language') === null) void applyLanguage(languageOfDevice())
  }, [language])
}

/** No way back leads to what somebody else has looked at: all pages of a station are one entry of the history. */
export function useOneHistoryEntry(): void {
  useEffect(() => {
    history.pushState = (...entry) => history.replaceState(...entry)
    return () => {
      // What the browser itself does is behind it.
      Reflect.deleteProperty(history, 'pushState')
    }
  }, [])
}
