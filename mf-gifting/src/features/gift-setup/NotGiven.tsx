import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './GiftSetup.module.scss'

/** Stays that are sold until a day, or at the last minute, cannot be promised to somebody who comes later. */
export function NotGiven({ productId }: { productId: string }) {
  const { t } = useTranslation('gifting')
  return (
    <section className={styles.setup} aria-label={t('setup.title')}>
      <Heading level={2} look={3}>
        {t('setup.title')}
      </Heading>
      <Message title={t('setup.notGiven')}>{t('setup.notGivenText')}</Message>
      <ul className={styles.others}>
        <li>
          <AppLink to={paths.search({ flow: 'gifting' })}>{t('setup.otherStays')}</AppLink>
        </li>
        <li>
          <AppLink to={paths.giftCard()}>{t('setup.giftCard')}</AppLink>
        </li>
        <li>
          <AppLink to={paths.product({ id: productId })}>{t('setup.book')}</AppLink>
        </li>
      </ul>
    </section>
  )
}
