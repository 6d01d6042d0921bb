import { useRef, useState } from 'react'
import type { EventSettings } from '../../../contract/admin-event.ts'
import type { VenueMap } from '../../../contract/venue-map.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CircleAlert, Trash2, Upload } from '../../ui/icons.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { MapEditor } from './map-editor.tsx'
import { useAdminMap, useMapEditor } from './use-map-editor.ts'

/** The map of the venue: its picture and its places. */
export function MapGroup({ settings }: { settings: EventSettings }) {
  const say = useAdminText()
  return (
    <Loaded query={useAdminMap()} loadingText={say('settings.loading')}>
      {({ map }) => <MapCard map={map} settings={settings} />}
    </Loaded>
  )
}

function MapCard({ map, settings }: { map: VenueMap | null; settings: EventSettings }) {
  const say = useAdminText()
  const editor = useMapEditor(map)
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <Card>
      <div className="grid gap-5">
        <p className="max-w-prose text-mid">{say('map.intro')}</p>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-label={say('settings.group.map')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file && !editor.isPending) void editor.give(file)
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            isPending={editor.isPending}
            pendingLabel={say('settings.pictureSaving')}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden className="size-4.5" />
            {say(map ? 'settings.pictureReplace' : 'settings.pictureChoose')}
          </Button>
          {map && (
            <Button size="sm" variant="ghost" disabled={editor.isPending} onClick={() => setAsking(true)}>
              <Trash2 aria-hidden className="size-4.5" />
              {say('settings.pictureRemove')}
            </Button>
          )}
          <p className="text-sm text-low">{say('map.fileHint')}</p>
        </div>
        {editor.isRefused && (
          <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {say('map.refused')}
          </p>
        )}
        {map ? (
          <MapEditor map={map} editor={editor} languages={settings.languages} />
        ) : (
          <p className="rounded-card border border-dashed border-line px-4 py-10 text-center text-sm text-low">
            {say('map.none')}
          </p>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={say('map.removeTitle')}
          text={say('map.removeText')}
          isPending={editor.isPending}
          onConfirm={() => void editor.remove().then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
