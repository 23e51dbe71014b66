type NodePrototype = Pick<Node, 'insertBefore' | 'appendChild' | 'removeChild'>

/**
 * Lets React go on with a page that a translator has rewritten (docs/upstream.md). Translators put a `<font>` in the
 * place of each text, with the text itself moved into it or a copy translated: what React then removes, puts something
 * before, or writes into is not where it was. Everything that React asks for is done to what stands there instead, and
 * a text that changes takes its place back, for the translator to find.
 * `seen`: what the translator has done before it was followed.
 * Limit: Firefox and Safari write into the texts themselves, and need none of it.
 */
export function followMovedText(
  { document, Node, MutationObserver }: Window & typeof globalThis,
  seen: readonly MutationRecord[],
): void {
  /** Elements that stand in the place of texts that are out of the document. */
  const standIns = new WeakMap<Node, Element>()
  for (const record of seen) noteStandIns(record, standIns)
  new MutationObserver((records) => {
    for (const record of records) noteStandIns(record, standIns)
  }).observe(document, { childList: true, subtree: true })

  const native: NodePrototype = {
    insertBefore: Node.prototype.insertBefore,
    appendChild: Node.prototype.appendChild,
    removeChild: Node.prototype.removeChild,
  }
  /** The child of a parent that stands for a node which was its child. */
  const inPlaceOf = (parent: Node, node: Node): Node | null => {
    const standIn = standIns.get(node)
    if (standIn?.parentNode === parent) return standIn
    let ancestor: Node | null = node
    while (ancestor && ancestor.parentNode !== parent) ancestor = ancestor.parentNode
    return ancestor
  }
  /** A text that goes to another place leaves nothing behind. */
  const clear = (node: Node) => {
    const standIn = standIns.get(node)
    standIns.delete(node)
    if (standIn?.parentNode) native.removeChild.call(standIn.parentNode, standIn)
  }

  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      clear(node)
      const isMoved = before !== null && before.parentNode !== this
      return native.insertBefore.call(this, node, isMoved ? inPlaceOf(this, before) : before)
    },
    appendChild(this: Node, node: Node) {
      clear(node)
      return native.appendChild.call(this, node)
    },
    removeChild(this: Node, node: Node) {
      if (node.parentNode === this) return native.removeChild.call(this, node)
      const standing = inPlaceOf(this, node)
      if (standing) native.removeChild.call(this, standing)
      return node
    },
  })

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      value?.set?.call(this, text)
      const standIn = standIns.get(this)
      if (!standIn?.parentNode) return
      standIns.delete(this)
      standIn.parentNode.replaceChild(this, standIn)
    },
  })
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/** A text goes, and a `<font>` is there in the same step or stands beside its place. */
function noteStandIns(record: MutationRecord, standIns: WeakMap<Node, Element>) {
  const { removedNodes, addedNodes, previousSibling, nextSibling } = record
  for (const removed of removedNodes) {
    if (removed.nodeType !== 3 || removed.parentNode) continue
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont)
    if (standIn) standIns.set(removed, standIn)
  }
}
