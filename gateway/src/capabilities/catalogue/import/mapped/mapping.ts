import { readFile } from 'node:fs/promises'
import * as z from 'zod'

const header = z.string().min(1)

/** Columns of a register of any country, by the names in its first line; several are read one after the other. */
export const Mapping = z.strictObject({
  /** ISO 3166 of all its hotels: `BE`. */
  country: z.string().regex(/^[A-Z]{2}$/),
  columns: z.strictObject({
    /** Number of the register. Without it hotels are known by name and postcode. */
    id: header.optional(),
    name: header,
    stars: header.optional(),
    street: z.union([header, z.array(header).min(1)]).optional(),
    postcode: header.optional(),
    town: header,
    latitude: header.optional(),
    longitude: header.optional(),
    phone: header.optional(),
  }),
  /** Stars by what a cell says, where it is no number from 0 to 5: `{"drie sterren": 3}`. */
  stars: z.record(z.string(), z.int().min(0).max(5)).default({}),
  /** Rows that are taken: those whose cell of this column says one of these. */
  only: z.strictObject({ column: header, says: z.array(z.string()).min(1) }).optional(),
})
export type Mapping = z.infer<typeof Mapping>

/** Reads a mapping, or says what is wrong with it. */
export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read: ${error.code}`)
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error(`${file} is no JSON`)
  }
  const read = Mapping.safeParse(value)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
  throw new Error(`${file} is no mapping:\n${faults.join('\n')}`)
}

/** Headers that a mapping names. */
export const headersOf = ({ columns, only }: Mapping): string[] => [
  ...Object.values(columns).flat(),
  ...(only ? [only.column] : []),
]
