import ts from 'typescript'

/** Code that may spell addresses: an assertion does not use the function that it tests. */
const tests =
  /^e2e\/|\.test\.|\/(testing|fuzz)\/|(\.|-)(fixture|scenarios|testing)\.|^shared-contracts\/src\/paths\.ts$/

/**
 * Addresses of pages that sources spell, from their texts by path and the first segments of the remotes' routes. Forbidden
 * is a text with `/segment` at its beginning, behind what a template puts there, or in an attribute or a link within it;
 * the remedy is a function of shared-contracts/src/paths.ts.
 *
 * @param {Map<string, string>} files
 * @param {string[]} segments
 */
export function checkPagePaths(files, segments) {
  const named = segments.filter((segment) => /^\w/.test(segment)).join('|')
  const page = new RegExp(`(?:^|[\\s"'(=])/(?:${named})(?=$|[/?#"')\\s])`)
  return [...files]
    .filter(([file]) => !tests.test(file))
    .flatMap(([file, source]) => {
      const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
      return textsOf(tree, tree)
        .filter(({ text }) => page.test(text))
        .map(({ text, start }) => {
          const line = tree.getLineAndCharacterOfPosition(start).line + 1
          return `${file}:${line} spells the address of a page, "${text}": write it with shared-contracts/src/paths.ts`
        })
    })
}

/**
 * Strings and the pieces of templates, whatever they stand in.
 *
 * @param {ts.Node} node
 * @param {ts.SourceFile} tree
 * @returns {{ text: string, start: number }[]}
 */
function textsOf(node, tree) {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
  return [
    ...(own ? [{ text: node.text, start: node.getStart(tree) }] : []),
    ...childrenOf(node).flatMap((child) => textsOf(child, tree)),
  ]
}

/** @param {ts.Node} node */
function childrenOf(node) {
  /** @type {ts.Node[]} */
  const children = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}
