import { isFine, measure } from './stage'

const tileUnits = 32

/**
 * Paper grain as one small tile to repeat over the picture of that size; thumbnails have none. It is apart from the
 * scene because noise is half the work of rasterising a picture, and one tile serves all pictures of a size.
 */
export function grainTile({ width, height }: { width: number; height: number }): string | undefined {
  if (!isFine(width, height)) return undefined
  const pixels = Math.round((tileUnits * height) / measure(width, height).h)
  const noise = `<filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .16 0 0 0 0 .12 0 0 0 -1.6 1.02"/></filter>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${tileUnits} ${tileUnits}">${noise}<g opacity=".13"><rect width="${tileUnits}" height="${tileUnits}" filter="url(#n)"/></g></svg>`
}
