import { type ImageFormat, imageFormats, parseSize, type Size } from './sizes'

/** One size of one picture in one format: what a page loads. */
export type Rendition = {
  /** Address of the asset's present picture (`asset.address`). */
  address: string
  size: Size
  format: ImageFormat
}
export type RenditionRefusal = 'image-not-found' | 'image-size-unknown' | 'image-format-unknown'

const addressPattern = /^[a-z0-9_-]{1,64}(\.[a-z]{2})?(\/[a-z0-9_-]{1,64}){0,2}$/
const pathPattern = /^([^%\\]+)\/(\d{1,5}x\d{1,5})\.([a-z0-9]+)$/

/** Lower case letters, digits, `-`, `_`, in up to three parts: fit for a path and for a file name. */
export const isAssetAddress = (text: string): boolean => addressPattern.test(text)
const isFormat = (text: string): text is ImageFormat => imageFormats.some((format) => format === text)

/** `{address}/{W}x{H}.{format}` */
export function parseRenditionPath(path: string): Rendition | RenditionRefusal {
  const [, address = '', sizeText = '', format = ''] = pathPattern.exec(path) ?? []
  if (!isAssetAddress(address)) return 'image-not-found'
  if (!isFormat(format)) return 'image-format-unknown'
  const size = parseSize(sizeText)
  return size ? { address, size, format } : 'image-size-unknown'
}
