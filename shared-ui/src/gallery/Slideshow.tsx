import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import { Modal } from '../layer/Modal'
import { Picture } from '../picture/Picture'
import type { GalleryImage } from './gallery-image'
import styles from './Slideshow.module.scss'

export type SlideshowProps = {
  images: readonly GalleryImage[]
  title: string
  start: number
  onClose: () => void
}

const thumbnailWidths = [120, 320] as const

/** Every picture over the whole screen, with thumbnails. Arrows turn, Escape closes. */
export function Slideshow({ images, title, start, onClose }: SlideshowProps) {
  const { t } = useTranslation('ui')
  const [index, setIndex] = useState(start)
  const thumbnails = useRef<HTMLUListElement>(null)
  const count = images.length
  const image = images[index]
  const turn = (step: number) => setIndex((index + step + count) % count)

  useEffect(() => {
    thumbnails.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [index])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
  }
  if (!image) return null
  return (
    <Modal title={title} placement="full" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is in the slideshow */}
      <div className={styles.slideshow} onKeyDown={onKeyDown}>
        <figure className={styles.slide}>
          <Picture
            key={image.base}
            src={image.base}
            alt={image.alt}
            width={1280}
            height={960}
            sizes="100vw"
            priority
          />
          <figcaption aria-live="polite">
            <span className="num">{t('gallery.position', { index: index + 1, count })}</span>
            <span>{image.legend ?? image.alt}</span>
          </figcaption>
        </figure>
        {count > 1 && (
          <>
            <div className={styles.arrows}>
              <IconButton icon="left" line label={t('gallery.previous')} onClick={() => turn(-1)} />
              <IconButton icon="right" line label={t('gallery.next')} onClick={() => turn(1)} />
            </div>
            <ul className={styles.thumbnails} ref={thumbnails}>
              {images.map(({ base, alt }, position) => (
                <li key={base}>
                  <button
                    type="button"
                    aria-label={t('gallery.show', { alt, index: position + 1 })}
                    aria-current={position === index ? 'true' : undefined}
                    onClick={() => setIndex(position)}
                  >
                    <Picture
                      src={base}
                      alt=""
                      width={120}
                      height={80}
                      sizes="96px"
                      widths={thumbnailWidths}
                    />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  )
}
