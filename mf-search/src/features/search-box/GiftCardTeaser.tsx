import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import * as paths from '@escapade/shared-contracts/paths'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import styles from './GiftCardTeaser.module.scss'

/** Under the months with prices: a way out for those who have no date in mind (SE-040). */
export function GiftCardTeaser() {
  const { t } = useTranslation('search')
  return (
    <aside className={styles.teaser} aria-label={t('box.giftCard.title')}>
      <Icon name="gift" />
      <p>
        <b>{t('box.giftCard.title')}</b> {t('box.giftCard.text')}
      </p>
      <AppLink to={paths.giftCard()}>{t('box.giftCard.link')}</AppLink>
    </aside>
  )
}
