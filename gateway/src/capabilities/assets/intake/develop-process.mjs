// Encodes photographs anew in a process of its own (see develop-photographs.ts for why).
// Plain JavaScript, because Node itself loads it: from the sources, the bundle and from Jest alike.
import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)

/** Side of the largest picture that is made of it, with some room for the focal point. */
const longestSide = 4_000
const placeholderSide = 16
const mostPlaceholderBytes = 200

/** @param {import('sharp').Metadata} metadata */
const isKnown = ({ format, compression }) =>
  format === 'jpeg' || format === 'png' || format === 'webp' || (format === 'heif' && compression === 'av1')

/**
 * @param {import('./develop-photographs').Request} request
 * @returns {Promise<import('./develop-photographs').Answer>}
 */
async function develop({ file, maxPixels }) {
  const open = () => sharp(file, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
  const metadata = await open()
    .metadata()
    .catch(() => null)
  if (!metadata || !isKnown(metadata)) return { refusal: 'format-unknown' }
  if (metadata.width * metadata.height > maxPixels) return { refusal: 'too-many-pixels' }
  try {
    const { data: master, info } = await open()
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      // Better Huffman tables would save 2 % and keep the whole picture in memory.
      .jpeg({ quality: 90, optimiseCoding: false })
      .toBuffer({ resolveWithObject: true })
    return { master, width: info.width, height: info.height, placeholder: await placeholderOf(master) }
  } catch {
    return { refusal: 'broken' }
  }
}

/** The picture in a few blurred dots, as a data URI. @param {Buffer} master */
async function placeholderOf(master) {
  for (const side of [placeholderSide, placeholderSide / 2]) {
    const dots = await sharp(master)
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 20, effort: 6 })
      .toBuffer()
    const uri = `data:image/webp;base64,${dots.toString('base64')}`
    if (uri.length <= mostPlaceholderBytes) return uri
  }
  return null
}

/** @param {{ id: number } & import('./develop-photographs').Request} message */
const answer = async ({ id, ...request }) => {
  try {
    process.send?.({ id, result: await develop(request) })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) })
  }
}
process.on('message', answer)
process.on('disconnect', () => process.exit(0))
