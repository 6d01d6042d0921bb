import { useId, useRef } from 'react'
import type { EventSettings } from '../../../contract/admin-event.ts'
import type { PictureKind } from '../../../contract/event-pictures.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert, Trash2, Upload } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { PicturePreview } from './picture-preview.tsx'
import { isRefusedPicture, useEventPicture } from './use-event-picture.ts'

/** The logo or the mascot: how it looks, and the buttons that change it at once. */
export function PictureField({ kind, settings }: { kind: PictureKind; settings: EventSettings }) {
  const say = useAdminText()
  const [titleId, hintId] = [useId(), useId()]
  const input = useRef<HTMLInputElement>(null)
  const picture = useEventPicture(kind, settings)
  const address = settings.brand[kind]
  return (
    <section aria-labelledby={titleId} className="grid content-start gap-3">
      <div className="grid gap-1">
        <h3 id={titleId} className="font-semibold">
          {say(`settings.${kind}`)}
        </h3>
        <p id={hintId} className="max-w-prose text-sm text-low">
          {say(`settings.${kind}Hint`)}
        </p>
      </div>
      <PicturePreview
        {...{ kind, address }}
        name={settings.shortName}
        isIcon={kind === 'mascot' || settings.brand.mascot === null}
      />
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-label={say(`settings.${kind}`)}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file && !picture.isPending) picture.mutate(file)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-describedby={`${titleId} ${hintId}`}
          isPending={picture.isPending}
          pendingLabel={say('settings.pictureSaving')}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden className="size-4.5" />
          {say(address ? 'settings.pictureReplace' : 'settings.pictureChoose')}
        </Button>
        {address && (
          <Button
            size="sm"
            variant="ghost"
            aria-describedby={titleId}
            disabled={picture.isPending}
            onClick={() => picture.mutate('none')}
          >
            <Trash2 aria-hidden className="size-4.5" />
            {say('settings.pictureRemove')}
          </Button>
        )}
      </div>
      {isRefusedPicture(picture.error) && (
        <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {say('settings.pictureRefused')}
        </p>
      )}
    </section>
  )
}
