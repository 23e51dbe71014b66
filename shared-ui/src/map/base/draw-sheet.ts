import type { Country } from './countries'
import { createPauses } from './in-pieces'
import { isOnSheet, type Sheet, traceRing } from './trace-ring'

type Ink = { land: string; border: string }
type DrawSheet = {
  countries: readonly Country[]
  sheet: Sheet
  ink: Ink
  /** True: another sheet is wanted. */
  isUnwanted: () => boolean
}

/** A finer one is not visible, and every pixel takes memory. */
const finestRatio = 2
const borderWidth = 0.8
/** Metres around the equator: beyond the date line the world begins anew. */
const aroundTheWorld = 2 * Math.PI * 6_378_137

/** Metres of a pixel below which the outlines are coarser than what is seen: a town of the coast would lie in the sea. */
const close = 60
/** Metres by which a coast may be elsewhere than its outline says. */
const doubt = 400

/** Pixels of the canvas to one of the sheet: few of them, stretched, give a coast without an edge. */
const ratioOf = ({ scale }: Sheet) =>
  scale < close ? scale / doubt : Math.min(window.devicePixelRatio || 1, finestRatio)

/** The countries on a sheet, drawn in pieces; null when it is not wanted any more. */
export async function drawSheet({ countries, sheet, ink, isUnwanted }: DrawSheet) {
  const ratio = ratioOf(sheet)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(sheet.width * ratio)
  canvas.height = Math.ceil(sheet.height * ratio)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.scale(ratio, ratio)
  Object.assign(pen, {
    fillStyle: ink.land,
    strokeStyle: ink.border,
    lineWidth: borderWidth,
    lineJoin: 'round',
  })
  const pause = createPauses()
  for (const world of [-aroundTheWorld, 0, aroundTheWorld]) {
    const there = { ...sheet, west: sheet.west - world }
    for (const { rings, bounds } of countries) {
      if (!isOnSheet(bounds, there)) continue
      pen.beginPath()
      for (const ring of rings) traceRing(pen, ring, there)
      pen.fill('evenodd')
      if (sheet.scale >= close) pen.stroke()
      await pause()
      if (isUnwanted()) return null
    }
  }
  return canvas
}
