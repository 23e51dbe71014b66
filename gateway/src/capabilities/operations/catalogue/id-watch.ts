import type { FileProblem } from '../../../platform/json-files/parse-file'
import type { CatalogueKind } from './kinds'

/** Ids that stand in more than one of the files that it is shown, one after the other. */
export function createIdWatch({
  idsOf,
}: CatalogueKind['files']): (name: string, file: { id: string }) => FileProblem[] {
  const nameOf = new Map<string, string>()
  return (name, file) => {
    const ids = idsOf(file)
    const problems = ids.flatMap(([field, id]) => {
      const other = nameOf.get(id)
      return other === undefined ? [] : [{ field, problem: `stands in ${other} too` }]
    })
    for (const [, id] of ids) if (!nameOf.has(id)) nameOf.set(id, name)
    return problems
  }
}
