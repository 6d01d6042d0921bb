import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Language } from '../../../contract/languages.ts'
import type { MapPlace, VenueMap } from '../../../contract/venue-map.ts'
import { randomId } from '../../platform/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { MapPin, Plus } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { MissingPlaces } from './missing-places.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import type { useMapEditor } from './use-map-editor.ts'

/** Part of the picture that an arrow key moves a place by, and with Shift. */
const STEP = 0.002
const LONG_STEP = 0.02
/** A hand that clicks is never quite still. CSS pixels. */
const DRAG_PX = 5

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface MapEditorProps {
  map: VenueMap
  editor: ReturnType<typeof useMapEditor>
  languages: readonly Language[]
}

/** The picture of the map, on which places are put, moved and named. */
export function MapEditor({ map, editor, languages }: MapEditorProps) {
  const say = useAdminText()
  const picture = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<MapPlace>()
  const { places, change } = editor
  const isKnown = places.some(({ id }) => id === opened?.id)
  const put = (place: MapPlace) =>
    change(
      places.some(({ id }) => id === place.id)
        ? places.map((one) => (one.id === place.id ? place : one))
        : [...places, place],
    )

  function handleClick(event: MouseEvent): void {
    if (event.target === event.currentTarget) setOpened(newPlace('', pointOf(picture.current, event)))
  }

  return (
    <>
      <p className="max-w-prose text-sm text-low">{say('map.how')}</p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below adds a place as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a sheet to put places on. */}
      <div
        ref={picture}
        onClick={handleClick}
        style={{
          aspectRatio: `${map.picture.width} / ${map.picture.height}`,
          backgroundImage: `url("${map.picture.address}")`,
          maxWidth: `calc(85dvh * ${map.picture.width / map.picture.height})`,
        }}
        className="relative w-full cursor-crosshair overflow-hidden rounded-card border border-line bg-cover"
      >
        {places.map((place) => (
          <EditorPin
            key={place.id}
            place={place}
            at={(event) => pointOf(picture.current, event)}
            onMove={(point) => put({ ...place, ...point })}
            onOpen={() => setOpened(place)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpened(newPlace('', { x: 0.5, y: 0.5 }))}>
          <Plus aria-hidden className="size-4.5" />
          {say('map.add')}
        </Button>
      </div>
      <MissingPlaces places={places} onAdd={(name) => setOpened(newPlace(name, { x: 0.5, y: 0.5 }))} />
      <div className="flex gap-2 border-t border-line/50 pt-4">
        <Button
          variant="primary"
          isPending={editor.isPending}
          pendingLabel={say('do.saving')}
          disabled={!editor.isDirty}
          onClick={() => void editor.save()}
        >
          {say('do.save')}
        </Button>
        {editor.isDirty && <Button onClick={editor.discard}>{say('form.discardDo')}</Button>}
      </div>
      {opened && (
        <PlaceDialog
          key={opened.id}
          place={opened}
          languages={languages}
          onSave={put}
          onDelete={isKnown ? () => change(places.filter(({ id }) => id !== opened.id)) : undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

interface EditorPinProps {
  place: MapPlace
  /** The point of the picture where something happened. */
  at: (event: PointerEvent) => Point
  onMove: (point: Point) => void
  onOpen: () => void
}

interface Point {
  x: number
  y: number
}

/** A place: dragged, moved by arrows, and opened by a click or Enter. */
function EditorPin({ place, at, onMove, onOpen }: EditorPinProps) {
  const say = useAdminText()
  const begin = useRef<{ x: number; y: number; isDrag: boolean }>(undefined)
  const { name, x, y, isMain } = place

  function handleKey(event: KeyboardEvent): void {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? LONG_STEP : STEP
    onMove(within({ x: x + arrow[0] * step, y: y + arrow[1] * step }))
  }

  function handleMove(event: PointerEvent): void {
    if (!begin.current) return
    const far = Math.hypot(event.clientX - begin.current.x, event.clientY - begin.current.y)
    begin.current.isDrag ||= far >= DRAG_PX
    if (begin.current.isDrag) onMove(at(event))
  }

  return (
    <button
      type="button"
      aria-label={say('map.pin', { name, x: Math.round(x * 100), y: Math.round(y * 100) })}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      className="absolute grid w-max max-w-40 -translate-x-1/2 -translate-y-6 cursor-grab touch-none justify-items-center"
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        begin.current = { x: event.clientX, y: event.clientY, isDrag: false }
      }}
      onPointerMove={handleMove}
      onClick={() => {
        const wasDragged = begin.current?.isDrag
        begin.current = undefined
        if (!wasDragged) onOpen()
      }}
    >
      <MapPin
        aria-hidden
        className={`size-6 text-[#05040b] ${isMain ? 'fill-[#ff4fa3]' : 'fill-[#3ce4ff]'}`}
      />
      <span className="max-w-full truncate rounded-full bg-[#0a0815]/85 px-2 text-xs font-semibold text-[#f6f3ff]">
        {name}
      </span>
    </button>
  )
}

function pointOf(picture: Element | null, event: { clientX: number; clientY: number }): Point {
  const box = picture?.getBoundingClientRect()
  if (!box) return { x: 0.5, y: 0.5 }
  return within({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
}

/** On the picture, to a tenth of a thousandth. */
function within({ x, y }: Point): Point {
  const kept = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000
  return { x: kept(x), y: kept(y) }
}

function newPlace(name: string, point: Point): MapPlace {
  return { id: randomId(), name, translations: {}, otherNames: [], isMain: false, ...point }
}
