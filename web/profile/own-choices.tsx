import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endonyms } from '../../contract/languages.ts'
import { type Choices, changeChoices } from '../../contract/profile.ts'
import { chooseLanguage, offeredLanguages } from '../i18n/start-i18n.ts'
import { call } from '../platform/api.ts'
import { Card } from '../ui/card.tsx'
import { Globe } from '../ui/icons.ts'
import { SelectMenu } from '../ui/select-menu.tsx'
import { Switch } from '../ui/switch.tsx'
import { toast } from '../ui/toast.ts'

interface OwnChoicesProps {
  sessionId: string
  choices: Choices
  isDisabled: boolean
}

/** Be seen or not, and in which language; both apply at once. */
export function OwnChoices({ sessionId, choices, isDisabled }: OwnChoicesProps) {
  const { t } = useTranslation()
  const options = offeredLanguages().map((language) => ({
    value: language,
    label: endonyms[language],
    lang: language,
  }))
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (changed: Partial<Choices>) => call(changeChoices, { params: { sessionId }, body: changed }),
    onSettled: () => client.invalidateQueries({ queryKey: ['profile'] }),
    onError: () => toast({ title: t('profile.choices.failed'), variant: 'destructive' }),
  })
  const shown = { ...choices, ...(change.isPending ? change.variables : undefined) }
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('profile.choices.title')}</h2>
      <Card className="grid gap-3">
        <Switch
          label={t('profile.choices.shown')}
          isOn={!shown.isHidden}
          isDisabled={isDisabled || change.isPending}
          onChange={(isShown) => change.mutate({ isHidden: !isShown })}
        />
        <div className="flex items-center justify-between gap-2 border-t border-line/50 pt-3">
          <span>{t('profile.choices.language')}</span>
          <SelectMenu
            label={t('profile.choices.language')}
            value={shown.language}
            options={options}
            icon={<Globe aria-hidden className="size-5" />}
            opensUp
            onChange={(language) => {
              change.mutate({ language })
              void chooseLanguage(language)
            }}
          />
        </div>
      </Card>
    </section>
  )
}
