import { truncatedLength } from '@escapade/shared-contracts/rules/text/truncated-length'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Truncated.module.scss'

export type TruncatedProps = { text: string; className?: string }

/**
 * A text that begins short: 250 characters, 86 on a phone (PR-033). The server does not know the screen, so both
 * cuts are in the markup and CSS shows one: nothing moves when the page comes alive.
 */
export function Truncated({ text, className }: TruncatedProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const [open, setOpen] = useState(false)
  const narrow = truncatedLength({ length: text.length, viewport: 'mobile' })
  const wide = truncatedLength({ length: text.length, viewport: 'desktop' })
  return (
    <div className={styles.truncated} data-open={open || undefined}>
      <p className={className} id={id}>
        {text.slice(0, narrow.shown)}
        {narrow.toggle && <span className={styles.wide}>{text.slice(narrow.shown, wide.shown)}</span>}
        {wide.toggle && <span className={styles.rest}>{text.slice(wide.shown)}</span>}
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
