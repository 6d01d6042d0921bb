import { useTranslation } from 'react-i18next'
import { endonyms, languages } from '../../contract/languages.ts'
import { Globe } from '../ui/icons.ts'
import { SelectMenu } from '../ui/select-menu.tsx'
import { chooseLanguage } from './start-i18n.ts'
import { useLanguage } from './use-language.ts'

const options = languages.map((language) => ({ value: language, label: endonyms[language], lang: language }))

/** The seven languages by their own names; a choice applies at once and is remembered. */
export function LanguageMenu({ opensUp }: { opensUp?: boolean }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
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
