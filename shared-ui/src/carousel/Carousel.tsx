import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import styles from './Carousel.module.scss'

export type CarouselProps = {
  /** What it holds, for those who do not see it: usually the text of the heading above. */
  label: string
  children: readonly ReactNode[]
  /** Items side by side on a wide screen. */
  columns?: 3 | 4
}

/** Documented step of one press on an arrow (spec A §9). */
const step = 4

const reachable = (list: HTMLElement) => {
  const end = list.scrollWidth - list.clientWidth
  return { back: list.scrollLeft > 1, on: list.scrollLeft < end - 1 }
}

/** A row to swipe, with arrows where there is a pointer. Built on scroll snapping: works before its script does. */
export function Carousel({ label, children, columns = 4 }: CarouselProps) {
  const { t } = useTranslation('ui')
  const list = useRef<HTMLUListElement>(null)
  const [can, setCan] = useState({ back: false, on: false })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => setCan(reachable(element))
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [])

  const go = (items: number) => () => {
    const element = list.current
    if (!element) return
    const cells = [...element.children].filter((cell) => cell instanceof HTMLElement)
    const start = cells[0]?.offsetLeft ?? 0
    const first = cells.findIndex((cell) => cell.offsetLeft - start >= element.scrollLeft - 1)
    const target = cells[Math.min(cells.length - 1, Math.max(0, first + items))]
    element.scrollTo({ left: (target?.offsetLeft ?? 0) - start })
  }
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
