import { useForm } from 'react-hook-form'
import { createPrizeTier, type PrizeTier } from '../../../contract/prize-tiers.ts'
import { numberFromText } from '../../ui/number-field.tsx'
import { contractResolver } from '../form-resolver.ts'
import { useSay } from '../use-say.ts'

/** The three fields of a tier, checked as the server checks them; an empty description is none. */
export function useTierForm(tier?: PrizeTier) {
  const say = useSay()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      prizeName: tier?.prizeName ?? '',
      requiredPoints: tier ? String(tier.requiredPoints) : '',
      description: tier?.description ?? '',
    },
    resolver: contractResolver(createPrizeTier.schema.body, say, {
      read: (values: { prizeName: string; requiredPoints: string; description: string }) => ({
        prizeName: values.prizeName,
        requiredPoints: numberFromText(values.requiredPoints),
        description: values.description.trim() || null,
      }),
      sentences: { requiredPoints: 'installations.invalidPoints' },
    }),
  })
  const { errors, isDirty } = formState
  return {
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
    description: {
      label: say('prizes.description'),
      maxLength: 1_000,
      error: errors.description?.message,
      ...register('description'),
    },
  }
}
