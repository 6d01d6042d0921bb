import { createPrizeTier, type PrizeTier } from '../../../contract/prize-tiers.ts'
import { numberFromText } from '../../ui/number-field.tsx'
import { contractResolver } from '../form-resolver.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { sizesOf, textOfSizes } from './sizes-text.ts'

/** What stands in the fields, as typed. */
type Values = Record<
  'prizeName' | 'requiredPoints' | 'description' | 'stock' | 'perPersonLimit' | 'sizes',
  string
>

/** The form of a tier; none is a new one. */
export function valuesOf(tier?: PrizeTier): Values {
  return {
    prizeName: tier?.prizeName ?? '',
    requiredPoints: tier ? String(tier.requiredPoints) : '',
    description: tier?.description ?? '',
    // Of a prize with sizes the sum of theirs, which nobody types.
    stock: tier?.stock == null || tier.sizes.length > 0 ? '' : String(tier.stock),
    perPersonLimit: String(tier?.perPersonLimit ?? 1),
    sizes: textOfSizes(tier?.sizes ?? []),
  }
}

/** The fields of a tier, checked as the server checks them; an empty description is none, an empty stock always enough. */
export function useTierForm(keptAs: string, tier?: PrizeTier) {
  const say = useAdminText()
  const form = useKeptForm(`${keptAs}.form`, {
    defaultValues: valuesOf(tier),
    resolver: contractResolver(createPrizeTier.schema.body, say, {
      read: (values: Values) => ({
        prizeName: values.prizeName,
        requiredPoints: numberFromText(values.requiredPoints),
        description: values.description.trim() || null,
        stock: values.stock.trim() === '' || values.sizes !== '' ? null : numberFromText(values.stock),
        perPersonLimit: numberFromText(values.perPersonLimit),
        sizes: sizesOf(values.sizes),
      }),
      sentences: {
        requiredPoints: 'installations.invalidPoints',
        stock: 'prizes.wholeNumber',
        perPersonLimit: 'prizes.wholeNumber',
        sizes: 'prizes.sizesInvalid',
      },
    }),
  })
  const { register, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  const sizes = form.watch('sizes')
  return {
    form,
    isDirty,
    handleSubmit,
    name: {
      label: say('prizes.name'),
      required: true,
      maxLength: 120,
      error: errors.prizeName?.message,
      ...register('prizeName'),
    },
    points: {
      label: say('prizes.required'),
      required: true,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      error: errors.requiredPoints?.message,
      ...register('requiredPoints'),
    },
    stock: {
      label: say('prizes.stock'),
      hint: say('prizes.stockHint'),
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      error: errors.stock?.message,
      ...register('stock'),
    },
    /** A prize with sizes has its stock in them. */
    hasSizes: sizes !== '',
    sizes: {
      value: sizes,
      error: errors.sizes?.message,
      onChange: (text: string) =>
        form.setValue('sizes', text, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
    },
    limit: {
      label: say('prizes.limit'),
      required: true,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      error: errors.perPersonLimit?.message,
      ...register('perPersonLimit'),
    },
    description: {
      label: say('prizes.description'),
      maxLength: 1_000,
      error: errors.description?.message,
      ...register('description'),
    },
  }
}
