import { Button } from '../../ui/button.tsx'
import { Nfc } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'

/** What the tapped band says: whose it is, or that it waits for somebody. */
export function BandNotice({ isFree, onForget }: { isFree: boolean; onForget: () => void }) {
  const say = useAdminText()
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-card border border-accent/60 bg-accent/10 px-4 py-2.5"
    >
      <Nfc aria-hidden className="size-5 text-accent" />
      <span className="min-w-0 flex-1">{say(isFree ? 'desk.bandFree' : 'desk.bandFound')}</span>
      <Button size="sm" onClick={onForget}>
        {say('do.clear')}
      </Button>
    </p>
  )
}
