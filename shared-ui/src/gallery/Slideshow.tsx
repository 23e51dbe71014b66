import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import { Modal } from '../layer/Modal'
import { Picture } from '../picture/Picture'
import type { GalleryImage } from './gallery-image'
import styles from './Slideshow.module.scss'
import { useStage } from './use-stage'

export type SlideshowProps = {
  images: readonly GalleryImage[]
  title: string
  start: number
  onClose: () => void
}

const thumbnailWidths = [120, 320] as const

/** The slide itself, and those that a swipe would bring. */
const isBeside = (position: number, index: number, count: number) =>
  [0, 1, count - 1].includes(Math.abs(position - index))

/** Every picture over the whole screen, with thumbnails. Swipes and arrows turn, Escape closes. */
export function Slideshow({ images, title, start, onClose }: SlideshowProps) {
  const { t } = useTranslation('ui')
  const [index, setIndex] = useState(start)
  const thumbnails = useRef<HTMLUListElement>(null)
  const count = images.length
  const image = images[index]
  const stage = useStage({ index, count, onTurn: setIndex })
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
          <div ref={stage} className={styles.stage}>
            {images.map((slide, position) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide of the carousel pattern, not a set of fields
              <div
                key={slide.base}
                role="group"
                aria-roledescription={t('carousel.slide')}
                aria-label={t('gallery.position', { index: position + 1, count })}
                aria-hidden={position !== index}
              >
                {isBeside(position, index, count) && (
                  <Picture
                    src={slide.base}
                    alt={slide.alt}
                    width={1280}
                    height={960}
                    sizes="100vw"
                    priority={position === index}
                  />
                )}
              </div>
            ))}
          </div>
          <figcaption aria-live="polite">
            <span className="num">{t('gallery.position', { index: index + 1, count })}</span>
            <span>{image.legend ?? image.alt}</span>
            {image.credit && <span>{t('gallery.credit', { credit: image.credit })}</span>}
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
