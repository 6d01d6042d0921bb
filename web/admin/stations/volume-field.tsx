import { Field } from '../../ui/field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** How loud a station is, in percent. */
export function VolumeField({ value, onChange }: { value: number; onChange: (volume: number) => void }) {
  const say = useAdminText()
  const { share } = useNumbers()
  const written = value === 0 ? say('stations.mute') : share(value / 100)
  return (
    <Field label={say('stations.volume')}>
      {({ className: _box, ...control }) => (
        <span className="flex min-h-control items-center gap-4">
          <input
            {...control}
            type="range"
            min={0}
            max={100}
            step={5}
            value={value}
            aria-valuetext={written}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className="flex-1 accent-accent"
          />
          <output className="tnum w-16 text-end">{written}</output>
        </span>
      )}
    </Field>
  )
}
