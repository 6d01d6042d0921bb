import { type ReactNode, useEffect, useState } from 'react'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryFeedback } from './gallery-feedback.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryLooks } from './gallery-looks.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { ToastHost } from './toast-host.tsx'
import { TooltipProvider } from './tooltip.tsx'

const surfaces = ['phone', 'tablet', 'kiosk-portrait', 'kiosk-landscape', 'wall'].map((value) => ({
  value,
  label: value,
}))
const themes = ['dark', 'light'].map((value) => ({ value, label: value }))

function useRootData(name: 'surface' | 'theme', first: string) {
  const [value, setValue] = useState(() => document.documentElement.dataset[name] ?? first)
  useEffect(() => {
    document.documentElement.dataset[name] = value
  }, [name, value])
  return [value, setValue] as const
}

/** Every component in every state, for the eyes of whoever builds; `children` shows what lives outside. */
export function GalleryPage({ children }: { children?: ReactNode }) {
  const [surface, setSurface] = useRootData('surface', 'phone')
  const [theme, setTheme] = useRootData('theme', 'dark')
  return (
    <TooltipProvider>
      <div className="night-sky min-h-dvh px-gutter py-8">
        <main className="mx-auto grid max-w-[70rem] grid-cols-[minmax(0,1fr)] gap-12">
          <header className="grid gap-4">
            <h1 className="font-display text-3xl font-extrabold">Night Signal</h1>
            <SegmentedControl label="Surface" value={surface} options={surfaces} onChange={setSurface} />
            <SegmentedControl label="Theme" value={theme} options={themes} onChange={setTheme} />
          </header>
          <GalleryLooks />
          <GalleryControls />
          <GalleryFields />
          <GalleryFeedback />
          {children}
        </main>
      </div>
      <ToastHost label="Notification" regionLabel="Notifications ({hotkey})" closeLabel="Close" />
    </TooltipProvider>
  )
}
