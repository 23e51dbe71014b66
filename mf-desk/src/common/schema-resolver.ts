import type { FieldValues, Resolver } from 'react-hook-form'

type Schema<Values> = {
  safeParse(
    values: unknown,
  ): { success: true; data: Values } | { success: false; error: { issues: { path: PropertyKey[] }[] } }
}

/** Holds a form to a schema of the contracts; `say` tells in words what is wrong with a field. */
export const schemaResolver =
  <Values extends FieldValues>(schema: Schema<Values>, say: (field: string) => string): Resolver<Values> =>
  (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const fields = parsed.error.issues.map(({ path }) => String(path[0]))
    const errors = fields.map((field) => [field, { type: 'schema', message: say(field) }] as const)
    return { values: {}, errors: Object.fromEntries(errors) as never }
  }
