import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PublicEntry } from '../../contract/knowledge.ts'
import { buttonClass } from '../ui/button.tsx'
import { cardClass } from '../ui/card.tsx'
import { ChevronDown, MapPin, MessageCircle } from '../ui/icons.ts'

/** One question: the browser's own disclosure, which is found by "find in page" as well. */
export function FaqItem({ faq: { title, description, location } }: { faq: PublicEntry }) {
  const { t } = useTranslation()
  return (
    <details className={`${cardClass()} group p-0! open:border-line`}>
      <summary className="flex min-h-control-lg list-none items-center gap-3 rounded-card px-4 py-3 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 text-base leading-snug font-semibold">{title}</h2>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-low transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid animate-fade gap-3 px-4 pb-4">
        <p className="whitespace-pre-line text-mid">{description}</p>
        {location !== null && (
          <p className="flex items-start gap-1.5 text-sm font-semibold">
            <MapPin aria-hidden className="mt-[.2em] size-[1.05em] shrink-0 text-link" />
            {location}
          </p>
        )}
        <Link
          to="/fortune-teller/ask-question"
          state={{ draft: t('faqs.question', { title }) }}
          aria-label={`${t('faqs.ask')}: ${title}`}
          className={`${buttonClass({ variant: 'ghost', size: 'sm' })} -ms-3 justify-self-start text-link!`}
        >
          <MessageCircle aria-hidden className="size-[1.1em]" />
          {t('faqs.ask')}
        </Link>
      </div>
    </details>
  )
}
