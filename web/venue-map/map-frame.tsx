import { type CSSProperties, type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import type { MapPlace, VenueMap } from '../../contract/venue-map.ts'
import { useEvent } from '../event/use-event.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { nameOf } from '../places/find-place.ts'
import { useMapText } from '../places/map-texts.ts'
import { Button } from '../ui/button.tsx'
import { MapPin, Maximize, Minus, Plus } from '../ui/icons.ts'
import { pointIn, useMapView } from './use-map-view.ts'
import { CLOSEST, pictureAt } from './view.ts'

/** So wide a picture has to be seen for the names of all places to find room. CSS pixels. */
const ROOM_FOR_NAMES_PX = 980
/** A finger hits what is within this. CSS pixels. */
const FINGER_PX = 34

interface MapFrameProps {
  map: VenueMap
  chosen: MapPlace | undefined
  /** Where this device stands. */
  here: MapPlace | undefined
  onChoose: (place: MapPlace | undefined) => void
}

/** The picture with its places. Whoever does not see it finds the same places in the list beside it. */
export function MapFrame({ map, chosen, here, onChoose }: MapFrameProps) {
  const say = useMapText()
  const { language } = useLanguage()
  const { venue, name } = useEvent()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const { view, isHeld, zoomIn, zoomOut, showWhole, goTo, gestures } = useMapView(frame)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice moves the map, a move does not choose.
  useEffect(() => {
    if (chosen) goTo(chosen, closeUp(frame.current?.clientWidth))
  }, [chosen?.id])

  function handleClick(event: MouseEvent): void {
    const at = pictureAt(view, pointIn(frame.current, event))
    const seen = width * view.scale
    const ratio = map.picture.height / map.picture.width
    const far = ({ x, y }: MapPlace) => Math.hypot((x - at.x) * seen, (y - at.y) * seen * ratio)
    const nearest = map.places.toSorted((one, other) => far(one) - far(other))[0]
    onChoose(nearest && far(nearest) <= FINGER_PX ? nearest : undefined)
  }

  if (say === undefined) return null
  const style = {
    transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`,
    '--zoom': view.scale,
  } as CSSProperties
  return (
    <div
      className="venue-map-frame"
      style={{ '--ratio': map.picture.width / map.picture.height } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys move the map; places are chosen in the list. */}
      <section
        ref={frame}
        aria-label={say('frame', { venue: venue.name || name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, plus and minus move the map.
        tabIndex={0}
        className="venue-map-window"
        data-zoomed={view.scale > 1}
        data-held={isHeld}
        data-near={width * view.scale >= ROOM_FOR_NAMES_PX - 1}
        onClick={handleClick}
        {...gestures}
      >
        <div className="venue-map-picture" style={style}>
          <img src={map.picture.address} alt="" draggable={false} />
          {map.places.map((place) => (
            <Pin
              key={place.id}
              place={place}
              label={nameOf(place, language)}
              isChosen={place === chosen}
              isHere={place === here}
            />
          ))}
        </div>
      </section>
      <div className="venue-map-buttons">
        <Button isIconOnly aria-label={say('zoomIn')} aria-disabled={view.scale >= CLOSEST} onClick={zoomIn}>
          <Plus aria-hidden />
        </Button>
        {view.scale > 1 && (
          <>
            <Button isIconOnly aria-label={say('zoomOut')} onClick={zoomOut}>
              <Minus aria-hidden />
            </Button>
            <Button isIconOnly aria-label={say('whole')} onClick={showWhole}>
              <Maximize aria-hidden />
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

interface PinProps {
  place: MapPlace
  label: string
  isChosen: boolean
  isHere: boolean
}

/** A name that would leave the picture at its edge begins or ends there. */
const EDGE = 0.14

function Pin({ place: { x, y, isMain }, label, isChosen, isHere }: PinProps) {
  const side = x < EDGE ? 'start' : x > 1 - EDGE ? 'end' : 'middle'
  return (
    <span
      aria-hidden
      className="venue-map-pin"
      data-main={isMain}
      data-side={side}
      data-chosen={isChosen}
      data-here={isHere}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      <i />
      {isChosen && <MapPin className="venue-map-marker" />}
      <b>{label}</b>
    </span>
  )
}

/** How close one has to look for the names around a place to find room, in a frame of this width (CSS pixels). */
function closeUp(width = 360): number {
  return Math.min(CLOSEST, Math.max(1.4, ROOM_FOR_NAMES_PX / width))
}

/** How wide an element is, in CSS pixels; what a phone has until it is known. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  return useSyncExternalStore(
    (listener) => {
      const observer = new ResizeObserver(listener)
      if (element.current) observer.observe(element.current)
      return () => observer.disconnect()
    },
    () => element.current?.clientWidth ?? 360,
  )
}
