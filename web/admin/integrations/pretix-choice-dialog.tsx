import { useState } from 'react'
import type { PretixOffer, PretixSource } from '../../../contract/pretix.ts'
import { useFailureText } from '../../i18n/use-failure-text.ts'
import { CircleAlert } from '../../ui/icons.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Choices } from '../choices.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useChangePretix, usePretixFailure, usePretixOffer } from './use-pretix.ts'

/** Whose tickets come in, and another token. */
export function PretixChoiceDialog({ source, onClose }: { source: PretixSource; onClose: () => void }) {
  const say = useAdminText()
  const failureOf = usePretixFailure()
  const textOf = useFailureText()
  const offer = usePretixOffer(source.id)
  const change = useChangePretix(source.id, onClose)
  const [kind, setKind] = useState(kindOf(source))
  const [products, setProducts] = useState((source.products ?? []).map(String))
  const [token, setToken] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = kind === 'products' && products.length === 0
  const submit = () => {
    setTried(true)
    if (isMissing) return
    change.mutate({
      version: source.version,
      products: kind === 'products' ? products.map(Number) : null,
      checkinList: kind.startsWith('list-') ? Number(kind.slice(5)) : null,
      ...(token.trim() !== '' && { token }),
    })
  }
  const problem = change.error ?? offer.error
  const failure = problem && (failureOf(problem) ?? textOf(problem) ?? say('pretix.failed'))
  return (
    <FormDialog
      title={say('pretix.do.choose')}
      submitLabel={say('do.save')}
      pendingLabel={say('do.saving')}
      isPending={change.isPending}
      isDirty={kind !== kindOf(source) || token !== ''}
      isSheet
      isLong
      onSubmit={submit}
      onClose={onClose}
    >
      {offer.isFetching && (
        <p role="status" className="flex items-center gap-2 text-mid">
          <Spinner />
          {say('pretix.asking')}
        </p>
      )}
      <SelectField
        label={say('pretix.choice')}
        hint={say('pretix.choiceHint')}
        options={optionsOf(offer.data, kind, say)}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      {kind === 'products' && offer.data && (
        <Choices
          legend={say('pretix.products')}
          options={offer.data.products.map(({ id, name, admits }) => ({
            value: String(id),
            label: name,
            hint: say(admits ? 'pretix.admits' : 'pretix.admitsNot'),
          }))}
          chosen={products}
          error={isTried && isMissing ? say('webhooks.noEvent') : undefined}
          onChange={setProducts}
        />
      )}
      <TextField
        label={say('pretix.otherToken')}
        hint={say('pretix.otherTokenHint')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={token}
        onChange={({ target }) => setToken(target.value)}
      />
      {failure && (
        <p role="alert" className="flex items-start gap-2 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{failure}</span>
        </p>
      )}
    </FormDialog>
  )
}

function kindOf({ products, checkinList }: PretixSource): string {
  if (checkinList !== null) return `list-${checkinList}`
  return products === null ? 'admission' : 'products'
}

function optionsOf(offer: PretixOffer | undefined, kind: string, say: ReturnType<typeof useAdminText>) {
  const lists = offer?.checkinLists ?? []
  const isGone = kind.startsWith('list-') && !lists.some(({ id }) => kind === `list-${id}`)
  return [
    { value: 'admission', label: say('pretix.choice.admission') },
    { value: 'products', label: say('pretix.choice.products') },
    ...lists.map(({ id, name }) => ({ value: `list-${id}`, label: say('pretix.choice.list', { name }) })),
    ...(isGone ? [{ value: kind, label: say('pretix.choice.list', { name: kind.slice(5) }) }] : []),
  ]
}
