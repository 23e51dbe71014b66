import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Notice } from '@escapade/shared-ui/message/Notice'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ShareLink.module.scss'
import { shareUrl } from './share-url'

type Outcome = 'copied' | 'refused'

/** Copies the address of the search, criteria included. Its own words stay: what stands beside it would move. */
export function ShareLink() {
  const { t } = useTranslation('search')
  const { visit, logError } = useShell()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const share = async () => {
    const url = shareUrl({ ...visit, href: window.location.href })
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch (error) {
      // A browser may refuse without it being anyone's fault: the address bar has the same address.
      logError(error)
      setOutcome('refused')
    }
  }
  const icon = outcome === 'copied' ? 'check' : 'share'
  return (
    <>
      <button type="button" className={styles.text} onClick={share}>
        <Icon name={icon} size="s" />
        {t('share.label')}
      </button>
      {outcome && <Notice onClose={() => setOutcome(null)}>{t(`share.${outcome}`)}</Notice>}
    </>
  )
}
