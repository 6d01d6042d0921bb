import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { endonyms } from '../../contract/languages.ts'
import { onFestival } from '../platform/festival.ts'
import { Globe } from '../ui/icons.ts'
import { SelectMenu } from '../ui/select-menu.tsx'
import { asLanguage, chooseLanguage, offeredLanguages } from './start-i18n.ts'
import { useLanguage } from './use-language.ts'

/** The languages of the event by their own names; a choice applies at once and is remembered. One is no choice. */
export function LanguageMenu({ opensUp }: { opensUp?: boolean }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const offered = useSyncExternalStore(onFestival, offeredKey).split(' ').map(asLanguage)
  const options = offered.flatMap((value) => (value ? [{ value, label: endonyms[value], lang: value }] : []))
  if (options.length < 2) return null
  return (
    <div className="whitespace-nowrap">
      <SelectMenu
        label={t('language.choose')}
        value={language}
        options={options}
        onChange={(chosen) => void chooseLanguage(chosen)}
        icon={<Globe aria-hidden className="size-5" />}
        {...(opensUp ? { opensUp } : {})}
      />
    </div>
  )
}

/** The same text for the same languages, as a snapshot has to be. */
function offeredKey(): string {
  return offeredLanguages().join(' ')
}
