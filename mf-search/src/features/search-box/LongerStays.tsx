import { AppLink, isForBrowser } from '@escapade/remote-kit/runtime/app-link'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useTranslation } from 'react-i18next'
import { useFlowChange } from '../../search/flow/use-flow-change'
import styles from './GiftCardTeaser.module.scss'

type LongerStaysProps = { criteria: Criteria; longest: { stay: number; hotelOnly: number } }

/** Under the months of stays: how long they last, and that nights alone last longer. */
export function LongerStays({ criteria, longest }: LongerStaysProps) {
  const { t } = useTranslation('search')
  const { uriOf, changeTo } = useFlowChange('booking')
  return (
    <p className={styles.longer}>
      {t('box.longer.stays', { count: longest.stay })}{' '}
      <AppLink
        to={uriOf('hotel', criteria)}
        onClick={(event) => {
          if (isForBrowser(event)) return
          event.preventDefault()
          changeTo('hotel')
        }}
      >
        {t('box.longer.nights', { count: longest.hotelOnly })}
      </AppLink>
    </p>
  )
}
