import { PageTitle } from '../shell/page-title.tsx'
import { Button } from '../ui/button.tsx'
import type { RehearsalText } from './rehearsal-texts.ts'
import { Reconnecting } from './stage-frame.tsx'

interface RehearsalHeaderProps {
  say: RehearsalText
  isAway: boolean
  /** Ends what is running; undefined while nothing is. */
  onEnd: (() => void) | undefined
}

/** Says to the last row that this is a rehearsal: a strip in the place of the title, and the word across the stage. */
export function RehearsalHeader({ say, isAway, onEnd }: RehearsalHeaderProps) {
  const name = say('rehearsal.mark')
  return (
    <>
      <div aria-hidden className="stage-rehearsal-word">
        {name}
      </div>
      <header className="stage-rehearsal">
        <PageTitle name={name}>{name}</PageTitle>
        <p>{say('rehearsal.notResult')}</p>
        <Reconnecting isAway={isAway} />
        {onEnd && (
          <Button className="min-h-[2em]! px-[1em]! text-[1.5em]!" onClick={onEnd}>
            {say('rehearsal.end')}
          </Button>
        )}
      </header>
    </>
  )
}
