import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Erasure, keepOwnData } from '../../contract/erasures.ts'
import { useEvent } from '../event/use-event.ts'
import { useVenueTime } from '../event/use-venue-time.ts'
import { useFormat } from '../i18n/use-format.ts'
import { call } from '../platform/api.ts'
import { type PrivacyText, usePrivacyText } from '../stations/privacy-texts.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Clock } from '../ui/icons.ts'
import { toast } from '../ui/toast.ts'

interface WaitingErasureProps {
  sessionId: string
  erasure: Erasure
  isDisabled: boolean
}

/** When the data goes, how it goes sooner, and the way back. */
export function WaitingErasure(props: WaitingErasureProps) {
  const text = usePrivacyText()
  return text && <Waiting {...props} text={text} />
}

/** Has its words from the first render: whoever touches a button at once would be answered without any. */
function Waiting({ sessionId, erasure, isDisabled, text }: WaitingErasureProps & { text: PrivacyText }) {
  const client = useQueryClient()
  const format = useFormat(useEvent().timeZone)
  const venue = useVenueTime()
  const keep = useMutation({
    mutationFn: () => call(keepOwnData, { params: { sessionId } }),
    onSuccess: () => toast({ title: text('waiting.kept') }),
    onError: () => toast({ title: text('waiting.failed'), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['profile'] }),
  })
  return (
    <Card tone="raised" className="grid gap-3">
      <h3 className="flex items-start gap-2 text-lg font-bold">
        <Clock aria-hidden className="mt-1 size-[1em] shrink-0 text-warning" />
        {text('waiting.title', { time: format.moment(venue(new Date(erasure.dueAt))) })}
      </h3>
      <p>{text('waiting.text')}</p>
      <p className="text-sm text-mid">{text('waiting.notYou')}</p>
      <Button
        variant="primary"
        className="sm:justify-self-start"
        isPending={keep.isPending}
        disabled={isDisabled}
        onClick={() => keep.mutate()}
      >
        {text('waiting.keep')}
      </Button>
    </Card>
  )
}
