import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ExternalLink } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'

/** Opens the rehearsal of the reveal in a window of its own, which can be moved to the big screen. */
export function RehearsalCard() {
  const say = useAdminText()
  return (
    <Card className="grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-1">
        <h3 className="text-lg">{say('finale.rehearse.title')}</h3>
        <p className="max-w-prose text-mid">{say('finale.rehearse.text')}</p>
      </div>
      <a href="/reveal/rehearsal" target="_blank" rel="noreferrer" className={buttonClass()}>
        <ExternalLink aria-hidden className="size-5" />
        {say('finale.rehearse.do')}
      </a>
    </Card>
  )
}
