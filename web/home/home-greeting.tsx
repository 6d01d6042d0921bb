import { useTranslation } from 'react-i18next'
import { useSessionOwner } from '../journeys/use-session-owner.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Sparkles } from '../ui/icons.ts'

/** Greets by name whoever checked in; everybody else meets the guide. The room is kept, so nothing jumps. */
export function HomeGreeting({ eventName }: { eventName: string }) {
  const { t } = useTranslation()
  const { owner, isLoading } = useSessionOwner()
  const username = owner?.tiktokUsername
  if (isLoading) return <div aria-busy className="h-12" />
  return (
    <div className="flex min-h-12 animate-fade items-center justify-center">
      {username ? (
        <div className="flex items-center gap-3 text-start">
          <Avatar name={username} realName={owner?.attendeeName ?? undefined} />
          <div className="min-w-0">
            <p className="font-semibold text-hi [overflow-wrap:anywhere]">
              {t('home.welcomeBack', { username })}
            </p>
            <p className="text-mid">{owner?.attendeeName}</p>
          </div>
        </div>
      ) : (
        <Badge tone="brand" icon={<Sparkles aria-hidden />}>
          {t('home.badge', { event: eventName })}
        </Badge>
      )}
    </div>
  )
}
