import { classNames } from '../common/class-names'
import styles from './Picture.module.scss'

export type PictureProps = {
  /** Address at the image service without size and format: the `base` of an image of the API. */
  src: string
  /** Empty where the picture says nothing that the text beside it does not. */
  alt: string
  /** Largest size drawn, in CSS pixels. Gives the proportions: 4:3, 3:2 or 16:9. */
  width: number
  height: number
  /** Drawn width, as in HTML: `(min-width: 1000px) 400px, 100vw`. */
  sizes: string
  widths?: readonly number[]
  /** The page's largest picture: loaded at once and first. All others are lazy. */
  priority?: boolean
  /** A data URI, behind the picture until it is there. */
  placeholder?: string | undefined
  className?: string
}

/** Widths that the image service draws, in 4:3, 3:2 and 16:9. Other proportions are cropped by CSS. */
const usualWidths = [320, 480, 640, 800, 960, 1280]

/**
 * Set by script, since the shop's pages allow no style attributes: a page that comes with its pictures never shows
 * them, and what scripts draw later does.
 */
const showBehind = (placeholder: string) => (image: HTMLImageElement | null) => {
  if (!image || image.complete) return
  Object.assign(image.style, { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' })
  image.addEventListener('load', () => image.style.removeProperty('background-image'), { once: true })
}

export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes, widths = usualWidths, priority, placeholder, className } = props
  const largest = widths.filter((one) => one <= width * 2)
  const address = (pixels: number, type: string) =>
    `${src}/${pixels}x${Math.round((pixels * height) / width)}.${type}`
  const sources = (type: string) =>
    (largest.length ? largest : widths.slice(0, 1))
      .map((pixels) => `${address(pixels, type)} ${pixels}w`)
      .join(', ')
  return (
    <picture className={classNames(styles.picture, className)}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        ref={placeholder ? showBehind(placeholder) : undefined}
        src={address(largest.at(-1) ?? width, 'jpg')}
        srcSet={sources('jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}
