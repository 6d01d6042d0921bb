import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/switch.tsx'
import { useAdminText } from '../use-admin-text.ts'

/** Training: whoever forgets to end it takes points from everybody who taps, so it says what it does. */
export function TrainingSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const say = useAdminText()
  return (
    <div
      className={classNames(
        'rounded-control border px-4 py-2.5',
        isOn ? 'border-warning/50 bg-warning/12' : 'border-line/60',
      )}
    >
      <Switch label={say('stations.training.label')} isOn={isOn} onChange={onChange} />
      <p className="pb-1 text-sm text-mid">
        {say(isOn ? 'stations.training.isOn' : 'stations.training.isOff')}
      </p>
    </div>
  )
}
