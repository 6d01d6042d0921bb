import './wall.css'
import { useTranslation } from 'react-i18next'
import { Leon } from '../../leon/leon.tsx'
import { usePixelShift } from '../../platform/use-pixel-shift.ts'
import { secretPlaces } from '../secret-places.ts'
import type { useBoard } from '../use-board.ts'
import { FindPlace } from './find-place.tsx'
import { useWallText } from './texts.ts'
import { WallFirst } from './wall-first.tsx'
import { WallHeader } from './wall-header.tsx'
import { WallList } from './wall-list.tsx'
import { WallStrip } from './wall-strip.tsx'

const FIRST_PLACES = 3

interface WallBoardProps {
  board: ReturnType<typeof useBoard>
  timeZone: string
}

/** The ranking for a crowd: the first three as large as the wall allows, everybody else in pages, and a way in. */
export function WallBoard({ board, timeZone }: WallBoardProps) {
  const { t } = useTranslation()
  const text = useWallText()
  const shift = usePixelShift(true)
  const { entries = [], state, moves, climber } = board
  const secrets = secretPlaces(state, entries)
  const first = secrets > 0 ? [] : entries.slice(0, FIRST_PLACES)
  const others = entries.slice(first.length)
  // Nobody reaches a wall: it tries again by itself.
  const isWaiting = board.entries === undefined
  if (isWaiting && !board.isAway) return null
  return (
    <div ref={shift} className="wall-board">
      <WallHeader board={board} timeZone={timeZone} />
      {first.length > 0 && <WallFirst entries={first} moves={moves} timeZone={timeZone} />}
      {secrets > 0 && (
        <Scene leon="curious" words={t('board.secret', { count: secrets })} isAlone={others.length === 0} />
      )}
      {entries.length === 0 && secrets === 0 && (
        <Scene leon="sleepy" words={t(isWaiting ? 'app.reconnecting' : 'board.empty')} isAlone />
      )}
      {text !== undefined && (
        <>
          <div className="flex max-h-[21rem] gap-[2rem]">
            {others.length > 0 && <WallList entries={others} moves={moves} timeZone={timeZone} />}
            {others.length === 0 && first.length > 0 && <Invitation words={text('wall.invite')} />}
            {(entries.length > 0 || secrets > 0) && <FindPlace text={text} />}
          </div>
          <WallStrip entries={entries} state={state} climber={climber} timeZone={timeZone} text={text} />
        </>
      )}
    </div>
  )
}

interface SceneProps {
  leon: 'curious' | 'sleepy'
  words: string
  isAlone: boolean
}

/** Nobody to name up here: Leon says why. */
function Scene({ leon, words, isAlone }: SceneProps) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-[1.5rem] text-center">
      <Leon state={leon} size={isAlone ? '24rem' : '18rem'} />
      <p className="max-w-[20em] text-[3rem] leading-[1.15] font-bold text-balance">{words}</p>
    </div>
  )
}

/** So few people play that there is room: whoever stands before the wall may be the next. */
function Invitation({ words }: { words: string }) {
  return (
    <div className="flex min-w-0 flex-1 items-center justify-center gap-[3rem]">
      <Leon state="happy" wristband="tapping" size="18rem" />
      <p className="max-w-[14em] font-display text-[3.5rem] leading-[1.15] font-extrabold text-balance">
        {words}
      </p>
    </div>
  )
}
