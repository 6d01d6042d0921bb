import { useState } from 'react'
import { Button } from './button.tsx'
import { CountUp } from './count-up.tsx'
import { CountdownBar } from './countdown-bar.tsx'
import { earconNames } from './earcon-scores.ts'
import { duckEarcons, isMuted, playEarcon, setMuted } from './earcons.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { GalleryRow, GallerySection } from './gallery-section.tsx'
import { Sparkles } from './icons.ts'
import { ProgressRing } from './progress-ring.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { Switch } from './switch.tsx'
import { clearToasts, toast } from './toast.ts'

function Toasts() {
  return (
    <GalleryRow>
      <Button
        onClick={() => toast({ title: 'Welcome, @aurora!', description: 'Hi Aurora! Ready to explore?' })}
      >
        Toast
      </Button>
      <Button
        onClick={() =>
          toast({
            title: 'Authentication Failed',
            description: 'Please see the desk.',
            variant: 'destructive',
          })
        }
      >
        Error toast
      </Button>
      <Button
        onClick={() =>
          toast({
            title: 'Entry archived',
            durationMs: 8000,
            action: { label: 'Undo', onAction: clearToasts },
          })
        }
      >
        Undo toast
      </Button>
    </GalleryRow>
  )
}

function Sounds() {
  const [isSilent, setIsSilent] = useState(isMuted)
  const handleMute = (next: boolean) => {
    setMuted(next)
    setIsSilent(next)
  }
  return (
    <GallerySection title="Sounds">
      <GalleryRow>
        {earconNames.map((name) => (
          <Button key={name} size="sm" onClick={() => playEarcon(name)}>
            {name}
          </Button>
        ))}
        <Switch label="Muted" isOn={isSilent} onChange={handleMute} />
        <Switch label="Ducked" isOn={false} onChange={duckEarcons} />
      </GalleryRow>
    </GallerySection>
  )
}

function Numbers() {
  const [points, setPoints] = useState(1500)
  const format = (value: number) => value.toLocaleString('en')
  return (
    <GalleryRow>
      <span className="font-display text-3xl font-extrabold text-points">
        +<CountUp value={points} from={0} format={format} />
      </span>
      <Button onClick={() => setPoints(points + 500)}>Add 500</Button>
      <ProgressRing value={0.65} label="6,500 of 10,000" size="7rem">
        <span className="tnum font-bold">65 %</span>
      </ProgressRing>
      <ProgressRing value={0} label="Nothing yet" color="var(--color-platinum)" />
    </GalleryRow>
  )
}

export function GalleryFeedback() {
  return (
    <>
      <GallerySection title="Feedback">
        <Toasts />
        <Numbers />
        <CountdownBar durationMs={10_000} />
        <GalleryRow>
          <Spinner label="Loading..." />
          <Spinner isWaiting={false} />
          <span className="sr-only">Only heard</span>
        </GalleryRow>
        <Skeleton label="Loading..." />
        <EmptyState
          picture={<Sparkles aria-hidden className="size-12 text-link" />}
          title="Nothing here yet."
          description="Start with one of the stages."
          action={<Button variant="primary">Look around</Button>}
        />
        <ErrorState
          title="Connection Issue"
          description="Please try again."
          retryLabel="Try again"
          onRetry={() => undefined}
        />
      </GallerySection>
      <Sounds />
    </>
  )
}
