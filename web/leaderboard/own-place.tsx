import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Button } from '../ui/button.tsx'
import { playEarcon } from '../ui/earcons.ts'
import { LocateFixed } from '../ui/icons.ts'
import { toNextPlace } from './rank-moves.ts'

interface OwnPlaceProps {
  own: LeaderboardEntry
  entries: readonly LeaderboardEntry[]
  /** Nothing will change any more. */
  isFinal: boolean
  timeZone: string
}

/** The visitor's own place, always in sight, with what is missing to the next one. Only its change is announced. */
export function OwnPlace({ own, entries, isFinal, timeZone }: OwnPlaceProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const announcement = useRankChange(own.rank)
  const next = toNextPlace(entries, own)
  const handleFind = () =>
    document.querySelector('[aria-current="true"]')?.scrollIntoView({ behavior: 'smooth', block: 'center' })
  return (
    <aside className="sticky bottom-[calc(var(--dock)+var(--spacing)*4)] z-10 mt-4 flex items-center gap-4 max-sm:gap-3 rounded-sheet border border-accent bg-raised px-5 py-3 max-sm:px-4 kiosk:bottom-40">
      <span className="tnum font-display text-xl font-extrabold text-accent">{format.number(own.rank)}</span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-bold">@{own.attendee.tiktokUsername}</bdi>
        <span className="block text-sm text-mid">
          {isFinal && t('board.finalPlace')}
          {!isFinal && next === undefined && t('board.leading')}
          {!isFinal &&
            next !== undefined &&
            t('board.toNext', { points: format.number(next.points), rank: format.number(next.rank) })}
        </span>
      </span>
      {/* Beside the words a phone has room for a sign. */}
      <Button
        size="sm"
        aria-label={t('board.find')}
        onClick={handleFind}
        className="max-sm:size-control-sm max-sm:px-0!"
      >
        <LocateFixed aria-hidden className="size-5 sm:hidden" />
        <span className="max-sm:hidden">{t('board.find')}</span>
      </Button>
      <span role="status" className="sr-only">
        {announcement && t('board.yourPlace', { rank: format.number(own.rank) })}
      </span>
    </aside>
  )
}

function useRankChange(rank: number): boolean {
  const last = useRef(rank)
  const [hasChanged, setHasChanged] = useState(false)
  useEffect(() => {
    if (last.current === rank) return
    if (rank < last.current) playEarcon('rank-up')
    last.current = rank
    setHasChanged(true)
  }, [rank])
  return hasChanged
}
