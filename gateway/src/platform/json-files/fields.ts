import * as z from 'zod/mini'

export const id = z.string().check(z.regex(/^[\w.-]{1,64}$/))
export const code = z.string().check(z.regex(/^[\w-]{1,64}$/))
export const name = z.string().check(z.minLength(1), z.maxLength(200))
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
export const day = z.iso.date()
export const cents = z.int().check(z.minimum(0), z.maximum(100_000_000))
export const from0To = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
export const from1To = (most: number) => z.int().check(z.minimum(1), z.maximum(most))

/** A text by language; a language that lacks is said in what `en` or the first one has. */
export const text = z.strictObject({
  fr: z.optional(z.string()),
  es: z.optional(z.string()),
  nl: z.optional(z.string()),
  it: z.optional(z.string()),
  en: z.optional(z.string()),
})
const isSaid = (said: string | undefined) => said === undefined || said.trim() !== ''
/** A name that pages show: a text that no language has empty. */
export const title = text.check(
  z.refine((names) => Object.keys(names).length > 0, { error: 'is said in no language', abort: true }),
  z.refine((names) => Object.values(names).every(isSaid), {
    error: 'is empty in a language: leave that one out, and it reads another one',
  }),
)
const lines = z.optional(z.array(z.string()))
export const textList = z.strictObject({ fr: lines, es: lines, nl: lines, it: lines, en: lines })

/** Field that a file may leave out, with its value then. */
export const or = <T extends z.ZodMiniType>(schema: T, instead: z.output<T>) =>
  z._default(schema, instead as never)
export const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)
export const textOrNone = or(text, { fr: '', es: '', nl: '', it: '', en: '' })
export const linesOrNone = or(textList, { fr: [], es: [], nl: [], it: [], en: [] })
/** Assets, or files of the folder `pictures`: `pool.jpg`. */
export const pictures = or(z.array(z.string()), [])
export const isOff = or(z.boolean(), false)
export const isOn = or(z.boolean(), true)
export const codesOrNone = or(z.array(code), [])
