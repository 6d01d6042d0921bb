import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { EventSettings } from '../../../contract/admin-event.ts'
import type { EventTerms } from '../../../contract/admin-terms.ts'
import { endonyms, type Language } from '../../../contract/languages.ts'
import { LONGEST_TERMS } from '../../../contract/terms.ts'
import { loadTerms, termsAsText } from '../../terms/load-terms.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useConflict } from '../conflict.ts'
import { FormConflict } from '../form-conflict.tsx'
import { Loaded } from '../section-frame.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { useNumbers } from '../use-numbers.ts'
import { KEPT_TERMS, usePublishTerms, useTerms } from './use-terms.ts'

type Values = { texts: Record<string, string> }

/** The terms of the event, written per language and published as a new version. */
export function TermsGroup({ settings }: { settings: EventSettings }) {
  const say = useAdminText()
  return (
    <Loaded query={useTerms()} loadingText={say('settings.loading')}>
      {(terms) => <TermsForm key={terms.version} terms={terms} settings={settings} />}
    </Loaded>
  )
}

function TermsForm({ terms, settings }: { terms: EventTerms; settings: EventSettings }) {
  const say = useAdminText()
  const { moment } = useNumbers()
  const publish = usePublishTerms()
  const conflict = useConflict(terms)
  const [language, setLanguage] = useState<Language>(settings.defaultLanguage)
  const valuesOf = ({ texts }: EventTerms): Values => ({
    texts: Object.fromEntries(settings.languages.map((code) => [code, texts[code] ?? ''])),
  })
  const form = useKeptForm<Values, Values>(KEPT_TERMS, { defaultValues: valuesOf(terms) })
  const text = useWatch({ control: form.control, name: `texts.${language}` })
  const submit = (version = terms.version) =>
    form.handleSubmit(({ texts }) =>
      publish.mutate({ texts: { ...terms.texts, ...texts }, version }, { onError: conflict.notice }),
    )()
  const takeOwn = async () => {
    const { name, brand } = settings
    const own = termsAsText(await loadTerms(language), { event: name, guide: brand.guideName })
    form.setValue(`texts.${language}`, own, { shouldDirty: true })
  }
  return (
    <Card>
      <form
        noValidate
        aria-label={say('settings.group.terms')}
        className="grid max-w-3xl gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!publish.isPending) void submit()
        }}
      >
        <p className="max-w-prose text-mid">{say('settings.terms.intro')}</p>
        <p className="text-sm text-low">
          {terms.publishedAt === null
            ? say('settings.terms.none')
            : say('settings.terms.inForce', { version: terms.version, date: moment(terms.publishedAt) })}
        </p>
        <div className="max-w-xs">
          <SelectField
            label={say('settings.terms.language')}
            value={language}
            options={settings.languages.map((value) => ({ value, label: endonyms[value] }))}
            onChange={(event) => setLanguage(event.target.value as Language)}
          />
        </div>
        <TextArea
          key={language}
          lang={language}
          rows={14}
          maxLength={LONGEST_TERMS}
          label={say('settings.terms.text')}
          hint={say('settings.terms.textHint')}
          {...form.register(`texts.${language}`)}
        />
        {!text && (
          <div>
            <Button size="sm" onClick={() => void takeOwn()}>
              {say('settings.terms.takeOwn')}
            </Button>
          </div>
        )}
        <div className="flex gap-2 border-t border-line/50 pt-4">
          <Button
            type="submit"
            variant="primary"
            isPending={publish.isPending}
            pendingLabel={say('do.saving')}
            disabled={!form.formState.isDirty}
          >
            {say('settings.terms.publish')}
          </Button>
          {form.formState.isDirty && <Button onClick={() => form.reset()}>{say('form.discardDo')}</Button>}
        </div>
      </form>
      <FormConflict
        {...{ conflict, form, valuesOf }}
        labelOf={(field) => endonyms[field.split('.')[1] as Language] ?? field}
        onSave={(version) => void submit(version)}
        onLeave={() => {
          form.reset(conflict.current && valuesOf(conflict.current))
          conflict.close()
        }}
      />
    </Card>
  )
}
