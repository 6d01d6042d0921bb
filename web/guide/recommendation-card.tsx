import type { Recommendation, RecommendationIcon } from '../../contract/guide.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ShowOnMap } from '../places/show-on-map.tsx'
import { SaveButton } from '../programme/save-button.tsx'
import { Card } from '../ui/card.tsx'
import { Clock, Coffee, Gamepad2, MapPin, Music, Sparkles, Star, Trophy, Users } from '../ui/icons.ts'

const icons: Record<RecommendationIcon, typeof Star> = {
  Trophy,
  Star,
  Sparkles,
  Music,
  Users,
  MapPin,
  Coffee,
  Gamepad2,
}

/** Something to do, with where to find it; one touch saves it. */
export function RecommendationCard(recommendation: Recommendation) {
  const { title, description, location, icon, entryId, startsAt, endsAt } = recommendation
  // A newer server may know an icon that this page does not.
  const Icon = icons[icon] ?? Sparkles
  return (
    <Card className="flex items-start gap-4 p-4">
      <span
        aria-hidden
        className="sign grid size-11 shrink-0 place-items-center rounded-card bg-raised text-link [ol_&]:max-sm:hidden"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug">{title}</h3>
        <p className="about mt-1 text-sm text-mid">{description}</p>
        {startsAt !== undefined && <When startsAt={startsAt} endsAt={endsAt} />}
        {location !== '' && (
          <p className="mt-2 flex items-start gap-1.5 text-sm font-semibold text-hi">
            <MapPin aria-hidden className="mt-[.2em] size-[1.05em] shrink-0 text-link" />
            {location}
          </p>
        )}
        <ShowOnMap location={location} className="mt-1.5 min-h-6" />
      </div>
      {entryId !== undefined && (
        <SaveButton entryId={entryId} title={title} isIconOnly className="-mt-2 -me-2 shrink-0" />
      )}
    </Card>
  )
}

/** Recommendations one below the other; two in a row where there is room. */
export function RecommendationList({ recommendations }: { recommendations: Recommendation[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 kiosk:grid-cols-1">
      {recommendations.map((recommendation) => (
        <li key={`${recommendation.title} ${recommendation.location}`} className="grid">
          <RecommendationCard {...recommendation} />
        </li>
      ))}
    </ul>
  )
}

function When({ startsAt, endsAt }: { startsAt: string; endsAt: string | undefined }) {
  const format = useFormat(useEvent().timeZone)
  return (
    <p className="mt-2 flex items-start gap-1.5 text-sm font-semibold text-hi">
      <Clock aria-hidden className="mt-[.2em] size-[1.05em] shrink-0 text-link" />
      <span>
        {format.moment(new Date(startsAt))}
        {endsAt !== undefined && `\u00a0– ${format.clock(new Date(endsAt))}`}
      </span>
    </p>
  )
}
