import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shareUrl } from './share-url'

type Outcome = 'copied' | 'refused'

/** Copies the address of the search, criteria included, and says so. */
export function ShareLink() {
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
  return (
    <>
      <Chip icon={outcome === 'copied' ? 'check' : 'share'} onClick={share}>
        {outcome === 'copied' ? t('share.copied') : t('share.label')}
      </Chip>
      <span className="vh" role="status">
        {outcome && t(`share.${outcome}`)}
      </span>
    </>
  )
}
