import { useNumbers } from '../use-numbers.ts'

/** Figures of an edition, each with its word. */
export function EditionFigures({
  figures,
}: {
  figures: readonly (readonly [label: string, count: number])[]
}) {
  const { number } = useNumbers()
  return (
    <dl className="tnum grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {figures.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-mid">{label}</dt>
          <dd className="text-xl font-bold">{number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
