import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Size } from '../sizes'

export type Limits = { maxBytes: number; maxPixels: number }
export type Refusal = 'too-many-bytes' | 'too-many-pixels' | 'format-unknown' | 'broken'
/** What is kept of a photograph: the picture alone, upright, without anything that its camera wrote beside it. */
export type Developed = Size & { master: Buffer; placeholder: string }

/** Side of the largest picture that is made of it, with some room for the focal point. */
const longestSide = 4_000
const placeholderSide = 16
const mostPlaceholderBytes = 200

/** One thread and no cache: a thousand photographs in a row take the memory of one. */
sharp.concurrency(1)
sharp.cache(false)

const isKnown = ({ format, compression }: Metadata): boolean =>
  format === 'jpeg' || format === 'png' || format === 'webp' || (format === 'heif' && compression === 'av1')

/**
 * Encodes a file anew as the JPEG that all sizes are made from: turned as its camera says, in the colours of screens,
 * without EXIF, location or profiles.
 */
export async function developPhotograph(file: Buffer, limits: Limits): Promise<Developed | Refusal> {
  if (file.length > limits.maxBytes) return 'too-many-bytes'
  const open = () => sharp(file, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
  const metadata = await open()
    .metadata()
    .catch(() => null)
  if (!metadata || !isKnown(metadata)) return 'format-unknown'
  if (metadata.width * metadata.height > limits.maxPixels) return 'too-many-pixels'
  try {
    return await develop(open())
  } catch {
    return 'broken'
  }
}

async function develop(photograph: Sharp): Promise<Developed> {
  const { data: master, info } = await photograph
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:2:0' })
    .toBuffer({ resolveWithObject: true })
  return { master, width: info.width, height: info.height, placeholder: await placeholderOf(master) }
}

/** The picture in a few blurred dots, as a data URI. */
async function placeholderOf(master: Buffer): Promise<string> {
  for (const side of [placeholderSide, placeholderSide / 2]) {
    const dots = await sharp(master)
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 20, effort: 6, smartSubsample: false })
      .toBuffer()
    const uri = `data:image/webp;base64,${dots.toString('base64')}`
    if (uri.length <= mostPlaceholderBytes) return uri
  }
  return ''
}
