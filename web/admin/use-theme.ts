import { useLayoutEffect } from 'react'
import { usePreference } from './preferences.ts'

/** Light for tents in daylight, dark for the night; remembered, and gone with the dashboard. */
export function useTheme() {
  const [remembered, setTheme] = usePreference('adminTheme')
  const theme: 'light' | 'dark' = remembered === 'light' ? 'light' : 'dark'
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'light') dataset.theme = 'light'
    else delete dataset.theme
    return () => {
      delete dataset.theme
    }
  }, [theme])
  return { theme, toggle: () => setTheme(theme === 'light' ? 'dark' : 'light') }
}
