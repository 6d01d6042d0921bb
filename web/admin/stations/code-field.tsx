import type { ChangeEvent } from 'react'
import { Field } from '../../ui/field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { asShownCode } from './station-code.ts'

interface CodeFieldProps {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

/** Nine signs, as large as on the station itself; small letters and a missing hyphen are put right. */
export function CodeField({ value, error, onChange }: CodeFieldProps) {
  const say = useAdminText()
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Whoever mends a sign in the middle keeps the cursor there: the server reads the code in any form.
    const isAtEnd = target.selectionStart === target.value.length
    onChange(isAtEnd ? asShownCode(target.value) : target.value)
  }
  return (
    <Field label={say('stations.pair.code')} hint={say('stations.pair.codeHint')} error={error} isRequired>
      {(control) => (
        <input
          {...control}
          type="text"
          required
          value={value}
          onChange={handleChange}
          placeholder="ABCD-2345"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={`${control.className} h-16 text-center font-mono text-3xl! font-bold tracking-[0.12em] uppercase placeholder:font-normal placeholder:opacity-60`}
        />
      )}
    </Field>
  )
}
