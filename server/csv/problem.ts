import { type ImportProblem, type ImportProblemCode, importProblems } from '../../contract/imports.ts'
import { fill } from '../fill.ts'

/** The part of a zod issue that tells what is wrong. */
interface Issue {
  code: string
  format?: string
  expected?: string
  /** The values that are possible. */
  values?: readonly unknown[]
}

/** What is wrong at a place of a file, with the numbers of its sentence. */
export function problemAt(
  line: number,
  field: string,
  code: ImportProblemCode,
  values?: ImportProblem['values'],
): ImportProblem {
  const message = fill(importProblems[code], values ?? {})
  return { line, field, message, code, ...(values && { values }) }
}

/** What a broken rule of a form means at a place of a file; where only some values are possible, it names them. */
export function problemOfIssue(line: number, field: string, issue: Issue): ImportProblem {
  const { code, values } = issue
  if (code === 'invalid_value' && values && values.length > 1)
    return problemAt(line, field, 'not-one-of', { choices: values.join(', ') })
  return problemAt(line, field, codeOfIssue(issue))
}

/** What a broken rule of a form means to whoever wrote the cell. */
export function codeOfIssue({ code, format, expected }: Issue): ImportProblemCode {
  if (code === 'too_big') return 'too-long'
  if (code === 'too_small') return 'missing'
  if (code === 'invalid_format') return codeOfFormat[format ?? ''] ?? 'not-valid'
  if (code === 'invalid_type') return expected === 'boolean' ? 'not-a-choice' : 'missing'
  return code === 'invalid_value' ? 'not-a-choice' : 'not-valid'
}

const codeOfFormat: Record<string, ImportProblemCode> = {
  datetime: 'not-a-date',
  email: 'not-an-address',
  // The one pattern of the forms is that of a handle.
  regex: 'has-spaces',
}
