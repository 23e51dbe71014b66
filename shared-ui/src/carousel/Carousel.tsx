import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import { useSlider } from '../slider/use-slider'
import styles from './Carousel.module.scss'

export type CarouselProps = {
  /** Content in words, for those who do not see it: usually the text of the heading above. */
  label: string
  children: readonly ReactNode[]
  /** Items side by side on a wide screen. */
  columns?: 3 | 4
}

/** Documented step of one press on an arrow (spec A §9). */
const step = 4

/** A row to swipe, with arrows where there is a pointer. Scrolls natively until its slider is there. */
export function Carousel({ label, children, columns = 4 }: CarouselProps) {
  const { t } = useTranslation('ui')
  const { list, can, go } = useSlider({ count: children.length, mode: 'free-snap' })
  return (
    <section className={styles.carousel} aria-roledescription={t('carousel.role')} aria-label={label}>
      <ul ref={list} className={styles.items} data-columns={columns}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
      {(can.back || can.on) && (
        <div className={styles.arrows}>
          <IconButton
            icon="left"
            line
            label={t('carousel.previous')}
            disabled={!can.back}
            onClick={go(-step)}
          />
          <IconButton icon="right" line label={t('carousel.next')} disabled={!can.on} onClick={go(step)} />
        </div>
      )}
    </section>
  )
}
