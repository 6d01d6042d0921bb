import type { correctColours } from '../../../contract/admin-event.ts'
import type { Response } from '../../../contract/endpoint.ts'
import { useAdminText } from '../use-admin-text.ts'

type Corrected = Response<typeof correctColours>

/** The surfaces and inks of both themes (web/ui/palette.css). */
const themes = [
  { id: 'night', page: '#05040b', surface: '#120e24', text: '#f6f3ff', ink: '#05040b' },
  { id: 'day', page: '#f6f5fc', surface: '#ffffff', text: '#15112b', ink: '#ffffff' },
] as const

/** A button, a link and a ring on both kinds of screens, in the colours that screens really show. */
export function ColourPreview({ corrected: { accent, second } }: { corrected: Corrected }) {
  const say = useAdminText()
  if (accent === null || second === null) return null
  const isCorrected = [accent, second].some((one) => one.night !== one.chosen || one.day !== one.chosen)
  return (
    <section aria-label={say('settings.preview')} className="grid gap-2">
      <h3 className="text-sm font-semibold text-mid">{say('settings.preview')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {themes.map(({ id, page, surface, text, ink }) => (
          <div
            key={id}
            className="grid gap-3 rounded-card border border-line p-4"
            style={{
              color: text,
              backgroundColor: page,
              backgroundImage: `radial-gradient(90% 8rem at 50% -3rem, color-mix(in oklab, ${second.day} 42%, transparent), transparent)`,
            }}
          >
            <p className="text-sm font-semibold">{say(`settings.${id}`)}</p>
            <div
              className="grid justify-items-start gap-3 rounded-control p-3"
              style={{ background: surface }}
            >
              <span
                className="rounded-full px-4 py-2 font-bold"
                style={{ background: accent[id], color: ink }}
              >
                {say('settings.sampleButton')}
              </span>
              <span className="font-semibold underline" style={{ color: second[id] }}>
                {say('settings.sampleLink')}
              </span>
              <code className="text-sm" style={{ color: accent[id] }}>
                {accent[id]} · {second[id]}
              </code>
            </div>
          </div>
        ))}
      </div>
      {isCorrected && <p className="max-w-prose text-sm text-low">{say('settings.corrected')}</p>}
    </section>
  )
}
