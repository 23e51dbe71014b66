import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Notice } from '@escapade/shared-ui/message/Notice'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ShareLink.module.scss'
import { shareUrl } from './share-url'

type Outcome = 'copied' | 'refused'

const saidMs = 4000

type ShareLinkProps = {
  /** `chip` in the bar of a wide screen; `text` among the words under the title, for a phone, which has no bar. */
  look?: 'chip' | 'text'
}

/** Copies the address of the search, criteria included, and says so. */
export function ShareLink({ look = 'chip' }: ShareLinkProps) {
  const { t } = useTranslation('search')
  const { visit, logError } = useShell()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const share = async () => {
    const url = shareUrl({ href: window.location.href, customerCare: visit.customerCare })
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch (error) {
      // A browser may refuse without it being anyone's fault: the address bar has the same address.
      logError(error)
      setOutcome('refused')
    }
  }
  const copied = outcome === 'copied'
  useEffect(() => {
    if (!copied) return
    // Other criteria have another address: it is not said for long.
    const timer = setTimeout(() => setOutcome(null), saidMs)
    return () => clearTimeout(timer)
  }, [copied])
  const icon = copied ? 'check' : 'share'
  const label = (
    <span className={styles.label}>
      <span aria-hidden={copied}>{t('share.label')}</span>
      <span aria-hidden={!copied}>{t('share.copied')}</span>
    </span>
  )
  return (
    <>
      {look === 'chip' ? (
        <Chip icon={icon} onClick={share}>
          {label}
        </Chip>
      ) : (
        <button type="button" className={styles.text} onClick={share}>
          <Icon name={icon} size="s" />
          {label}
        </button>
      )}
      <span className="vh" role="status">
        {copied && t('share.copied')}
      </span>
      {outcome === 'refused' && <Notice onClose={() => setOutcome(null)}>{t('share.refused')}</Notice>}
    </>
  )
}
