import styles from './Skeleton.module.scss'

export type SkeletonProps = {
  /** Share of the width it stands in, in tens of percent (1–10). Blocks fill their box. */
  width?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  /** Height of what it stands for: a small line, a line of text, a card's title, a price, a button, or the whole box. */
  shape?: 'small' | 'line' | 'title' | 'price' | 'button' | 'block'
}

/** A quiet place holder of the final size. It says nothing: announce loading once, beside the list. */
export const Skeleton = ({ width = 10, shape = 'line' }: SkeletonProps) => (
  <span className={styles.skeleton} data-width={width} data-shape={shape} aria-hidden="true" />
)
