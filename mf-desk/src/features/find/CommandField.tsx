import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CommandField.module.scss'
import { FindList } from './FindList'

/** The field in the frame; with Ctrl K, or ⌘ K, it opens from anywhere. */
export function CommandField() {
  const { t } = useTranslation('desk')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
        event.preventDefault()
        setIsOpen(true)
      },
      { signal: gone.signal },
    )
    return () => gone.abort()
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.command}
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" />
        <span>{t('find.placeholder')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Dialog title={t('find.title')} onClose={() => setIsOpen(false)}>
          <FindList onChoose={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
