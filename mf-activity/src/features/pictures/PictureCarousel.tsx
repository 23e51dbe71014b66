import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useSlider } from '@escapade/shared-ui/slider/use-slider'
import { useTranslation } from 'react-i18next'
import styles from './PictureCarousel.module.scss'

type Props = { images: readonly Image[]; label: string }

const sizes = '(min-width: 1296px) 620px, (min-width: 600px) 48vw, 100vw'

/** The pictures in a row: one at a time on a phone, two on a wide screen. Swipes before its script is there (AC-002). */
export function PictureCarousel({ images, label }: Props) {
  const { t } = useTranslation('ui')
  const { list, can, go } = useSlider({ count: images.length, mode: 'snap' })
  if (images.length === 0) return null
  return (
    <section className={styles.carousel} aria-roledescription={t('carousel.role')} aria-label={label}>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached and scrolled by keys
        tabIndex={0}
        className={styles.slides}
        data-count={images.length === 1 ? 'one' : undefined}
      >
        {images.map((image, index) => (
          <li key={image.base}>
            <Picture
              src={image.base}
              alt={image.alt}
              width={960}
              height={720}
              sizes={sizes}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {(can.back || can.on) && (
        <div className={styles.arrows}>
          <IconButton icon="left" label={t('carousel.previous')} disabled={!can.back} onClick={go(-1)} />
          <IconButton icon="right" label={t('carousel.next')} disabled={!can.on} onClick={go(1)} />
        </div>
      )}
    </section>
  )
}
