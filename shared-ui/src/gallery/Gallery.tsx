import { below } from '@escapade/shared-contracts/mount/below'
import { galleryLayout } from '@escapade/shared-contracts/rules/stays/gallery-layout'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/Icon'
import { onDemand } from '../layer/on-demand'
import { Picture } from '../picture/Picture'
import { useSlider } from '../slider/use-slider'
import styles from './Gallery.module.scss'
import type { GalleryImage } from './gallery-image'

export type GalleryProps = {
  images: readonly GalleryImage[]
  /** Name of the stay or hotel, as the title of the slideshow. */
  title: string
}

const Slideshow = onDemand(async () => ({ default: (await import('./Slideshow')).Slideshow }))

const sizes = [
  '(min-width: 1000px) 620px, (min-width: 600px) 64vw, 100vw',
  '(min-width: 1000px) 310px, (min-width: 600px) 34vw, 100vw',
] as const

/** Wider than this, four pictures stand as a mosaic (Gallery.module.scss). */
const onPhones = '(max-width: 599.98px)'

/** Pictures on a page: a row to swipe on a phone, a mosaic of four on a wide screen, all of them in a slideshow. */
export function Gallery({ images, title }: GalleryProps) {
  const { t } = useTranslation('ui')
  const [start, setStart] = useState<number | null>(null)
  const { layout, shown } = galleryLayout({ images: images.length })
  const { list } = useSlider({
    count: shown,
    mode: 'snap',
    media: layout === 'tiles4' ? onPhones : undefined,
  })
  if (images.length === 0) return null
  return (
    <section
      className={styles.gallery}
      aria-roledescription={t('carousel.role')}
      aria-label={t('gallery.label')}
      data-layout={layout}
    >
      <ul ref={list} className={styles.pictures}>
        {images.slice(0, shown).map((image, index) => (
          <li key={image.base} {...(index > 0 && below)}>
            <button
              type="button"
              className={styles.open}
              aria-label={t('gallery.open', { alt: image.alt, index: index + 1 })}
              onPointerEnter={Slideshow.preload}
              onClick={() => setStart(index)}
            >
              <Picture
                src={image.base}
                placeholder={image.placeholder}
                alt=""
                width={960}
                height={720}
                sizes={sizes[index === 0 ? 0 : 1]}
                priority={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.all}
        onPointerEnter={Slideshow.preload}
        onClick={() => setStart(0)}
      >
        <Icon name="photo" size="s" />
        {t('gallery.all', { count: images.length })}
      </button>
      {start !== null && (
        <Slideshow images={images} title={title} start={start} onClose={() => setStart(null)} />
      )}
    </section>
  )
}
