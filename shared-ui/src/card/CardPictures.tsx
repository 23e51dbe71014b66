import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import { Picture, type PictureProps } from '../picture/Picture'
import styles from './CardPictures.module.scss'
import type { TurnedPictures } from './use-card-pictures'

/** `cover` is the first of the pictures. */
export type CardPicturesProps = TurnedPictures & Pick<PictureProps, 'sizes'> & { cover: ReactNode }

const widths = [320, 480, 640, 800, 960] as const

/** Pictures to swipe; where there is a mouse, arrows turn them. */
export function CardPictures({
  images,
  row,
  wanted,
  shown,
  turn,
  onScroll,
  sizes,
  cover,
}: CardPicturesProps) {
  const { t } = useTranslation('ui')
  const size = { width: 480, height: 360, sizes, widths }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the link of the card */}
      <ul ref={row} className={styles.row} onScroll={onScroll} onClick={openCard}>
        <li>{cover}</li>
        {images.slice(1).map(({ base, alt }) => (
          <li key={base} aria-hidden={wanted ? undefined : true}>
            {wanted && <Picture {...size} src={base} alt={alt} />}
          </li>
        ))}
      </ul>
      <div className={styles.arrows}>
        <IconButton
          icon="left"
          line
          tabIndex={-1}
          label={t('gallery.previous')}
          disabled={shown === 0}
          onClick={() => turn(-1)}
        />
        <IconButton
          icon="right"
          line
          tabIndex={-1}
          label={t('gallery.next')}
          disabled={shown === images.length - 1}
          onClick={() => turn(1)}
        />
      </div>
      <p className={styles.dots} aria-hidden="true">
        {images.map(({ base }, index) => (
          <span key={base} data-shown={index === shown || undefined} />
        ))}
      </p>
    </>
  )
}

/** A row that fingers swipe lies over the link of its card: a tap on it is one on the link. */
function openCard({ currentTarget }: MouseEvent) {
  currentTarget.closest('article')?.querySelector<HTMLElement>('a[href]')?.click()
}
