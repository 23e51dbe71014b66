import { truncatedLength } from '@escapade/shared-contracts/rules/text/truncated-length'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Truncated.module.scss'

export type TruncatedProps = {
  text: string
  className?: string
  /** Cut on a phone as on a wide screen (PR-032). */
  alike?: boolean
}

const longestWord = 24

/** The end of the last word that fits; a limit inside of something longer than a word stays where it is. */
function wordEnd(text: string, limit: number): number {
  if (limit >= text.length) return limit
  const space = text.lastIndexOf(' ', limit)
  return limit - space > longestWord ? limit : space
}

/**
 * A text that begins short: at most 250 characters, 86 on a phone (PR-033), and whole words. The server does not know
 * the screen, so both cuts are in the markup and CSS shows one: nothing moves when the page comes alive.
 */
export function Truncated({ text, className, alike = false }: TruncatedProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const [open, setOpen] = useState(false)
  const narrow = truncatedLength({ length: text.length, viewport: alike ? 'desktop' : 'mobile' })
  const wide = truncatedLength({ length: text.length, viewport: 'desktop' })
  const narrowEnd = wordEnd(text, narrow.shown)
  const wideEnd = wordEnd(text, wide.shown)
  return (
    <div className={styles.truncated} data-open={open || undefined}>
      <p className={className} id={id}>
        {text.slice(0, narrowEnd)}
        {narrow.toggle && <span className={styles.wide}>{text.slice(narrowEnd, wideEnd)}</span>}
        {wide.toggle && <span className={styles.rest}>{text.slice(wideEnd)}</span>}
        {narrow.toggle && (
          <span className={styles.dots} data-cut={wide.toggle ? 'always' : 'narrow'} aria-hidden="true">
            …
          </span>
        )}
      </p>
      {narrow.toggle && (
        <button
          type="button"
          className={styles.toggle}
          data-cut={wide.toggle ? 'always' : 'narrow'}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'text.less' : 'text.more')}
        </button>
      )}
    </div>
  )
}
