import { useState } from 'react'
import { AlertDialog } from './alert-dialog.tsx'
import { Button, buttonClass } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { GalleryRow, GallerySection } from './gallery-section.tsx'
import { Globe, Mic } from './icons.ts'
import { SelectMenu } from './select-menu.tsx'
import { TextField } from './text-field.tsx'
import { Tooltip } from './tooltip.tsx'

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
  { value: 'zh', label: '中文', lang: 'zh' },
  { value: 'ja', label: '日本語', lang: 'ja' },
  { value: 'ko', label: '한국어', lang: 'ko' },
  { value: 'fr', label: 'Français', lang: 'fr' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
]

function Buttons() {
  const [isPending, setIsPending] = useState(false)
  return (
    <GallerySection title="Buttons">
      <GalleryRow>
        <Button variant="primary" size="lg" isGlowing>
          Take photo
        </Button>
        <Button variant="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
      </GalleryRow>
      <GalleryRow>
        <Button size="sm">Small</Button>
        <Button isPending={isPending} pendingLabel="Saving..." onClick={() => setIsPending(true)}>
          Save entry
        </Button>
        <Button variant="primary" isPending>
          Pending
        </Button>
        <a href="#link" className={buttonClass({ variant: 'secondary' })}>
          Looks like a button
        </a>
        <Tooltip text="Speak">
          <Button variant="ghost" isIconOnly aria-label="Speak">
            <Mic aria-hidden />
          </Button>
        </Tooltip>
      </GalleryRow>
    </GallerySection>
  )
}

function Dialogs() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <GalleryRow>
      <Button onClick={() => setIsOpen(true)}>Open dialog</Button>
      <Button onClick={() => setIsAsking(true)}>Ask first</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Create new entry"
        description="It is live at once."
        closeLabel="Close"
      >
        <div className="grid gap-4">
          <TextField label="Title" required />
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            Create entry
          </Button>
        </div>
      </Dialog>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete entry?"
        description="It disappears from every screen. It can be restored."
        cancelLabel="Cancel"
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={() => setIsAsking(false)}
      />
    </GalleryRow>
  )
}

export function GalleryControls() {
  const [language, setLanguage] = useState('en')
  return (
    <>
      <Buttons />
      <GallerySection title="Menus and dialogs">
        <GalleryRow>
          <SelectMenu
            label="Language"
            icon={<Globe aria-hidden className="size-5" />}
            value={language}
            options={languages}
            onChange={setLanguage}
          />
          <SelectMenu label="Language" value={language} options={languages} onChange={setLanguage} opensUp />
        </GalleryRow>
        <Dialogs />
      </GallerySection>
    </>
  )
}
