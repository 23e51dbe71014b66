import { isDeepStrictEqual } from 'node:util'

/** Difference of a file to what is there. */
export type FileChange = {
  is: 'new' | 'changed' | 'the same'
  /** Fields of the file, and members of its lists: `stays 10001p1`. */
  fresh: string[]
  changed: string[]
  /** Members that were on sale and are not once the file is taken. */
  vanishing: string[]
  /** Members that it has no more and that stay, though nothing sells them. */
  left: string[]
}

type Part = { id: string; published?: boolean }
type Nature = { hasOrder?: boolean; isSold?: boolean }
/** Lists of a file whose members have ids: whether their order says something, and whether they are sold by themselves. */
type Parts<File> = { [Name in keyof File & string]?: Nature }

/** Compares a file with the one that stands for what is there; `null`: nothing is. */
export function compareFiles<File extends object>(
  parts: Parts<File>,
  before: File | null,
  after: File,
): FileChange {
  const change: FileChange = { is: 'the same', fresh: [], changed: [], vanishing: [], left: [] }
  if (!before) return { ...change, is: 'new' }
  for (const field of Object.keys(before) as (keyof File & string)[])
    if (!(field in parts) && !isDeepStrictEqual(before[field], after[field])) change.changed.push(field)
  for (const [part, nature] of Object.entries(parts) as [keyof File & string, Nature][]) {
    comparePart(change, { ...nature, part, before: before[part] as Part[], after: after[part] as Part[] })
    if (nature.isSold) change.vanishing.push(...takenOffSale(part, before, after))
  }
  const isChanged = change.fresh.length + change.changed.length + change.vanishing.length > 0
  return { ...change, is: isChanged ? 'changed' : 'the same' }
}

type Compared = Nature & { part: string; before: Part[]; after: Part[] }

function comparePart(
  change: FileChange,
  { part, hasOrder = false, isSold = false, before, after }: Compared,
): void {
  const was = new Map(before.map((one, place) => [one.id, { one, place }]))
  for (const [place, one] of after.entries()) {
    const known = was.get(one.id)
    if (!known) change.fresh.push(`${part} ${one.id}`)
    else if ((hasOrder && known.place !== place) || !isDeepStrictEqual(known.one, one))
      change.changed.push(`${part} ${one.id}`)
    was.delete(one.id)
  }
  if (!isSold) for (const id of was.keys()) change.left.push(`${part} ${id}`)
}

/** Members that were on sale: gone now, no more published, or their whole file is not. */
function takenOffSale(part: string, before: object, after: object): string[] {
  const still = onSale(part, after)
  return [...onSale(part, before)].filter((id) => !still.has(id)).map((id) => `${part} ${id}`)
}

function onSale(part: string, file: object): Set<string> {
  const { [part]: members = [], published = true } = file as Record<string, Part[]> & Pick<Part, 'published'>
  return new Set(published ? members.flatMap(({ id, published }) => (published ? [id] : [])) : [])
}
