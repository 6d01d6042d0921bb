import { Button } from '../../ui/button.tsx'
import { GraduationCap } from '../../ui/icons.ts'
import { useStations, useTrainStations } from '../stations/use-stations.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** Puts all stations into training with one button, and out of it with another. */
export function RehearsalStep() {
  const say = useAdminText()
  const { number } = useNumbers()
  const train = useTrainStations()
  const paired = (useStations().data?.stations ?? []).filter(({ state }) => state === 'paired')
  const training = paired.filter(({ isTraining }) => isTraining).length
  if (paired.length === 0) return <p className="text-sm text-mid">{say('setup.rehearsalNoStation')}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line/60 px-4 py-3">
      <p role="status" className="tnum me-auto text-sm text-mid">
        {say('setup.inTraining', { count: number(training), all: number(paired.length) })}
      </p>
      {training < paired.length && (
        <Button onClick={() => train.mutate({ isTraining: true })}>
          <GraduationCap aria-hidden className="size-5" />
          {say('setup.rehearse')}
        </Button>
      )}
      {training > 0 && (
        <Button variant="primary" onClick={() => train.mutate({ isTraining: false })}>
          {say('setup.endRehearsal')}
        </Button>
      )}
    </div>
  )
}
