/** Pieces below the first view that are drawn in a frame of their own, lest one frame takes long. */
const drawnAlone = 3

/** Draws what stands below the first view (src/chrome/Page.module.scss), whose pictures would take the connections. */
export function drawBelow(): void {
  const page = document.documentElement
  const pieces = document.querySelectorAll('[data-below]')
  let drawn = 0
  const drawNext = () => {
    if (page.dataset.view !== 'first') return
    if (document.hidden || drawn === drawnAlone) page.dataset.view = 'near'
    else pieces[drawn++]?.setAttribute('data-near', '')
    requestAnimationFrame(() => setTimeout(drawNext))
  }
  drawNext()
}
