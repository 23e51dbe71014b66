import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser'

/**
 * Finds the line, from 1 on, on which a field (`stays[0].room`) stands in the text of a file. For a field that is missing it
 * is that of what should have it; for a text that is no JSON, for any field, that on which it ceases to be.
 */
export function createLineFinder(text: string): (field: string) => number {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  return (field) => {
    const [mistake] = errors
    if (!root || mistake) return lineAt(mistake?.offset ?? 0)
    for (const path = stepsOf(field); path.length > 0; path.pop()) {
      const node = findNodeAtLocation(root, path)
      if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset)
    }
    return lineAt(root.offset)
  }
}

const stepsOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, place, name = '']) => (place ? Number(place) : name))
