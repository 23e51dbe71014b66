/**
 * Keeps the page behind a modal layer where it is (base.css) until the returned function is called. Layers may lie over
 * each other. Marked on the root: a rule that asks whether a dialog is open (`:has`) would have the links, buttons and
 * list items of the whole page styled anew by every change anywhere in it.
 */
export function holdPage({ documentElement }: Document): () => void {
  const layers = () => Number(documentElement.dataset.layers ?? 0)
  // The page keeps its width while its scroll bar is gone.
  if (layers() === 0) {
    const scrollBar = window.innerWidth - documentElement.clientWidth
    documentElement.style.setProperty('--scroll-bar', `${scrollBar}px`)
  }
  documentElement.dataset.layers = String(layers() + 1)
  return () => {
    if (layers() > 1) documentElement.dataset.layers = String(layers() - 1)
    else delete documentElement.dataset.layers
  }
}
