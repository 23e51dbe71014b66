// Cuts and compresses pictures in a process of its own (see rasterizer.ts for why).
// Plain JavaScript, because Node itself loads it: from the sources, the bundle and from Jest alike.
import { setPriority } from 'node:os'
import sharp from 'sharp'

// One thread a picture: how many are made at once is the calling side's decision.
sharp.concurrency(1)
sharp.cache(false)
// Answering calls comes first.
setPriority(10)

/** @typedef {import('sharp').Sharp} Sharp */
/** @typedef {import('./rasterizer').RasterRequest} RasterRequest */

/** @type {Record<RasterRequest['format'], (picture: Sharp, options: object) => Sharp>} */
const encode = {
  avif: (picture, options) => picture.avif(options),
  webp: (picture, options) => picture.webp(options),
  jpg: (picture, options) => picture.flatten().jpeg(options),
}

/** As many as there are sizes. @type {Map<string, Buffer>} */
const tiles = new Map()

/** @param {string} svg */
async function rasterizeTile(svg) {
  const input = tiles.get(svg) ?? (await sharp(Buffer.from(svg)).png().toBuffer())
  tiles.set(svg, input)
  return { input, tile: true, gravity: 'northwest' }
}

/**
 * JPEGs are decoded at a fraction of their size when they are reduced before they are cut.
 *
 * @param {Sharp} picture
 * @param {NonNullable<RasterRequest['crop']>} crop
 */
const cut = (picture, { scaled, left, top, size }) =>
  picture.resize({ ...scaled, fit: 'fill' }).extract({ left, top, ...size })

/** @param {{ id: number } & RasterRequest} message */
const answer = async ({ id, input, tile, crop, format, options }) => {
  try {
    const picture = sharp(Buffer.from(input))
    const cutOut = crop ? cut(picture, crop) : picture
    const covered = tile ? cutOut.composite([await rasterizeTile(tile)]) : cutOut
    const bytes = await encode[format](covered, options).toBuffer()
    process.send?.({ id, result: bytes })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) })
  }
}
process.on('message', answer)
process.on('disconnect', () => process.exit(0))
