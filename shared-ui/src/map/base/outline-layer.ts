import Layer from 'ol/layer/Layer'
import type { FrameState } from 'ol/Map'
import { loadCountries } from './countries'
import { drawSheet } from './draw-sheet'
import { onSchemeChange } from './scheme-change'
import { covers, placeOf, type Sight, sheetFor } from './sheets'
import type { Sheet } from './trace-ring'

/**
 * Outlines of countries, soft where they are coarser than what is seen, on a canvas larger than the map: a drag moves it as it is, a zoom stretches it, and where it
 * does not reach or is too coarse another one is drawn in pieces and takes its place. Colours come from the tokens, so
 * that the map follows light and dark.
 * Limit: after a fast zoom out, land beyond the old canvas comes a few frames later than the hotels on it (decision
 * 042).
 */
export async function outlineLayer(element: HTMLElement, gone: AbortSignal): Promise<Layer> {
  const countries = await loadCountries()
  const token = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
  const frame = document.createElement('div')
  let shown: { sheet: Sheet; canvas: HTMLCanvasElement } | null = null
  let wanted: Sheet | null = null
  let scale = 0

  const draw = async (sheet: Sheet) => {
    wanted = sheet
    const ink = { land: token('--sand'), border: token('--line-strong') }
    const canvas = await drawSheet({ countries, sheet, ink, isUnwanted: () => wanted !== sheet })
    if (wanted !== sheet) return
    wanted = null
    if (!canvas) return
    Object.assign(canvas.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: `${sheet.width}px`,
      height: `${sheet.height}px`,
      transformOrigin: '0 0',
      willChange: 'transform',
    })
    shown = { sheet, canvas }
    frame.replaceChildren(canvas)
    element.dataset.outlined = ''
    layer.changed()
  }
  const layer = new Layer({
    render(state) {
      const sight = sightOf(state)
      // While it is zoomed every frame would want another one.
      const isZooming = sight.scale !== scale && state.viewHints.some((hint) => hint > 0)
      scale = sight.scale
      const isThere = [shown?.sheet, wanted].some((sheet) => sheet && covers(sheet, sight))
      if (!isThere && !isZooming) void draw(sheetFor(sight))
      if (shown) {
        const { left, top, zoom } = placeOf(shown.sheet, sight)
        shown.canvas.style.transform = `translate(${left}px, ${top}px) scale(${zoom})`
      }
      return frame
    },
  })
  onSchemeChange(() => {
    shown = null
    wanted = null
    layer.changed()
  }, gone)
  return layer
}

function sightOf({ size: [width = 0, height = 0], viewState }: FrameState): Sight {
  const [x = 0, y = 0] = viewState.center
  return { x, y, scale: viewState.resolution, width, height }
}
