import type { $ZodIssue, $ZodType, output } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'

/** Something wrong with a file: where, and what to write instead. */
export type FileProblem = { field: string; problem: string }

/** Reads a file that a person wrote, or says everything that is wrong with it. */
export function parseFile<Schema extends $ZodType>(
  schema: Schema,
  text: string,
): output<Schema> | FileProblem[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return [{ field: '', problem: `is no JSON: ${error instanceof Error ? error.message : error}` }]
  }
  const unfitOnes = canBeUnfit.test(text) ? unfitTexts(value, '') : []
  if (unfitOnes.length > 0) return unfitOnes
  const read = safeParse(schema, value, { reportInput: true })
  return read.success ? read.data : read.error.issues.flatMap(problemsOf)
}

/** The letter of number 0, and half of a letter that takes two: no database keeps them. */
const unfit = /[\p{Surrogate}\0]/u
/** Such a letter as JSON writes it: a file in UTF-8 has it in no other way. */
const canBeUnfit = /\\u(?:[dD][89a-fA-F]|0000)/

function unfitTexts(value: unknown, field: string): FileProblem[] {
  if (typeof value === 'string')
    return unfit.test(value) ? [{ field, problem: 'has a letter that is none: write the text anew' }] : []
  if (Array.isArray(value)) return value.flatMap((each, index) => unfitTexts(each, `${field}[${index}]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => unfitTexts(each, field ? `${field}.${name}` : name))
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')

const problemsOf = (issue: $ZodIssue): FileProblem[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ field: pathOf([...issue.path, key]), problem: 'is not known here' }))
    : [{ field: pathOf(issue.path), problem: wordsOf(issue) }]

function wordsOf(issue: $ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? `is missing: ${issue.expected}` : `has to be: ${issue.expected}`
  if (issue.code === 'invalid_value') return `has to be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_small') return `is less than ${issue.minimum}`
  if (issue.code === 'too_big') return `is more than ${issue.maximum}`
  if (issue.code === 'invalid_format')
    return `is written otherwise than it has to be${'pattern' in issue ? `: ${issue.pattern}` : ''}`
  return issue.code === 'custom' ? issue.message : 'cannot be'
}

/** Ids of a part of a file that stand there more than once. */
export const repeatedIds = (part: string, ids: readonly string[]): FileProblem[] =>
  ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [{ field: `${part}[${index}].id`, problem: `stands twice: ${id}` }],
  )

/** Codes of a list of a file that are none of the known ones. */
export const unknownCodes = (
  field: string,
  codes: readonly string[],
  known: readonly string[],
): FileProblem[] =>
  codes.flatMap((code, index) =>
    known.includes(code) ? [] : [unknownCode(`${field}[${index}]`, code, known)],
  )

export const unknownCode = (field: string, code: string, known: readonly string[]): FileProblem => ({
  field,
  problem: `is not known: ${code}. Known are ${known.join(', ')}`,
})
