/**
 * Does to each text below an element what translators do, to those that appear later too: puts two `<font>` in its
 * place, with the text `moved` into them or a copy of it. Runs in a page as it stands. Returns its end.
 */
export function translate(root: Element, way: 'moved' | 'copied'): () => void {
  const document = root.ownerDocument
  const wrap = (text: Node) => {
    const parent = text.parentElement
    if (!parent || !text.nodeValue?.trim() || parent.closest('font, script, style, textarea, title')) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    if (way === 'copied') {
      inner.textContent = text.nodeValue
      outer.dataset.translated = ''
      parent.replaceChild(outer, text)
    } else {
      parent.insertBefore(outer, text)
      inner.appendChild(text)
    }
  }
  const wrapAll = (node: Node) => {
    if (node.nodeType === 3) return wrap(node)
    if (node.nodeType !== 1) return
    const texts: Node[] = []
    const walker = document.createTreeWalker(node, 4)
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) wrap(text)
  }
  wrapAll(root)
  const later = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') wrap(target)
      else for (const added of addedNodes) if (added.isConnected) wrapAll(added)
  })
  later.observe(root, { childList: true, subtree: true, characterData: true })
  return () => later.disconnect()
}
