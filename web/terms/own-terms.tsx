import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import type { PublishedTerms } from '../../contract/terms.ts'
import { useEvent } from '../event/use-event.ts'
import { useVenueTime } from '../event/use-venue-time.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Contact } from './contact.tsx'
import { blocksOf } from './terms-blocks.ts'
import { TermsHeading } from './terms-heading.tsx'

/** The terms as the organiser wrote them, and how they are reached. */
export function OwnTerms({ version, publishedAt, language, text }: z.infer<typeof PublishedTerms>) {
  const { t } = useTranslation()
  const { timeZone } = useEvent()
  const format = useFormat(timeZone)
  const at = useVenueTime()(new Date(publishedAt))
  const day = new Intl.DateTimeFormat('sv', { timeZone }).format(at)
  return (
    <article className="grid gap-4 pb-8">
      <TermsHeading title={t('nav.terms')} version={String(version)} date={format.date(day)} />
      <div lang={language} className="grid gap-3">
        {blocksOf(text).map((block, index) => {
          const key = `${index} ${block.kind}`
          if (block.kind === 'heading')
            return (
              <h2 key={key} className="mt-3 border-t border-line/60 pt-4 text-lg">
                {block.text}
              </h2>
            )
          if (block.kind === 'list')
            return (
              <ul key={key} className="grid list-disc gap-1 ps-5 leading-relaxed text-mid">
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )
          return (
            <p key={key} className="leading-relaxed whitespace-pre-line text-mid">
              {block.text}
            </p>
          )
        })}
      </div>
      <Contact />
    </article>
  )
}
