// Cuts and compresses pictures in a process of its own (see rasterizer.ts for why).
// Plain JavaScript, because Node itself loads it: from the sources, the bundle and from Jest alike.
import { setPriority } from 'node:os'
import sharp from 'sharp'

// One thread a picture: how many are made at once is the calling side's decision.
sharp.concurrency(1)
sharp.cache(false)
// Answering calls comes first.
setPriority(10)

const encode = {
  avif: (picture, options) => picture.avif(options),
  webp: (picture, options) => picture.webp(options),
  jpg: (picture, options) => picture.flatten().jpeg(options),
}

/** As many as there are sizes. */
const tiles = new Map()

async function rasterizeTile(svg) {
  if (!tiles.has(svg)) tiles.set(svg, await sharp(Buffer.from(svg)).png().toBuffer())
  return { input: tiles.get(svg), tile: true, gravity: 'northwest' }
}

/** JPEGs are decoded at a fraction of their size when they are reduced before they are cut. */
const cut = (picture, { scaled, left, top, size }) =>
  picture.resize({ ...scaled, fit: 'fill' }).extract({ left, top, ...size })

process.on('message', async ({ id, input, tile, crop, format, options }) => {
  try {
    const picture = sharp(Buffer.from(input))
    const cutOut = crop ? cut(picture, crop) : picture
    const covered = tile ? cutOut.composite([await rasterizeTile(tile)]) : cutOut
    const bytes = await encode[format](covered, options).toBuffer()
    process.send({ id, result: bytes })
  } catch (error) {
    process.send({ id, error: error.message })
  }
})
process.on('disconnect', () => process.exit(0))
