import { rememberNewsletterAsked } from '@escapade/shared-contracts/visitor/newsletter-asked'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewsletterForm } from '../../common/newsletter/NewsletterForm'
import { useSubscribe } from '../../common/newsletter/use-subscribe'
import styles from './NewsletterModal.module.scss'

const thanksMs = 1200

/** Asks for an address, once: closed, it does not come again on this device. Thanks are read for a moment (CO-040). */
export function NewsletterModal() {
  const { t } = useTranslation('content')
  const [isOpen, setOpen] = useState(true)
  const subscription = useSubscribe('modal')
  const { isDone } = subscription

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setOpen(false), thanksMs)
    return () => clearTimeout(timer)
  }, [isDone])

  const close = () => {
    rememberNewsletterAsked()
    setOpen(false)
  }
  return (
    <Dialog open={isOpen} size="s" title={t('newsletter.title')} onClose={close}>
      <p className={styles.text}>{t('newsletter.text')}</p>
      <NewsletterForm {...subscription} />
    </Dialog>
  )
}
