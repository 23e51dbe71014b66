import { useLayoutEffect, useRef } from 'react'
import styles from './Map.module.scss'
import { scaleBar } from './scale-bar'

/** Bar with its length on the ground. For the eye: screen readers get distances in words. */
export function MapScale({ metresOfPixel }: { metresOfPixel: number }) {
  const line = useRef<HTMLDivElement>(null)
  const bar = scaleBar(metresOfPixel)
  const pixels = bar?.pixels ?? 0
  // By script: style attributes are not allowed.
  useLayoutEffect(() => {
    if (line.current) line.current.style.width = `${pixels}px`
  }, [pixels])
  return (
    bar && (
      <div ref={line} className={styles.scale} aria-hidden="true">
        {bar.text}
      </div>
    )
  )
}
