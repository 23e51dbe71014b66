import type { Region } from '@escapade/illustrator/stage/palette'
import { type Subject, subjects } from '@escapade/illustrator/subjects'
import { type ImageFormat, imageFormats, parseSize, type Size } from './sizes'

export type ImageAddress = {
  subject: Subject
  region: Region | undefined
  /** One or two parts: `hotelId` or `hotelId/position`. */
  key: string
  size: Size
  format: ImageFormat
}
export type ImageRefusal = 'image-not-found' | 'image-size-unknown' | 'image-format-unknown'

const regions: readonly string[] = ['fr', 'es', 'it', 'be', 'nl'] satisfies Region[]
const keyPattern = /^[a-z0-9_-]{1,64}(\/[a-z0-9_-]{1,64})?$/
const addressPattern = /^([a-z-]+)(?:\.([a-z]{2}))?\/(.+)\/(\d{1,5}x\d{1,5})\.([a-z0-9]+)$/

export const isSubject = (text: string): text is Subject => Object.hasOwn(subjects, text)
export const isImageKey = (text: string): boolean => keyPattern.test(text)
const isRegion = (text: string | undefined): text is Region | undefined =>
  text === undefined || regions.includes(text)
const isFormat = (text: string): text is ImageFormat => imageFormats.some((format) => format === text)

/** `{subject}[.{region}]/{key}/{W}x{H}.{format}`: the whole drawing is in the path, so it can be cached for ever. */
export function parseImageAddress(path: string): ImageAddress | ImageRefusal {
  const [, subject = '', region, key = '', sizeText = '', format = ''] = addressPattern.exec(path) ?? []
  if (!isSubject(subject) || !isRegion(region) || !isImageKey(key)) return 'image-not-found'
  if (!isFormat(format)) return 'image-format-unknown'
  const size = parseSize(sizeText)
  return size ? { subject, region, key, size, format } : 'image-size-unknown'
}

export const formatImageBase = ({ subject, region, key }: Omit<ImageAddress, 'size' | 'format'>): string =>
  `${subject}${region ? `.${region}` : ''}/${key}`
