import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import styles from './Hotel.module.scss'

/** The house does something for the planet; the details are one press away. */
export function EcoBanner({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTranslation('product')
  return (
    <button type="button" className={styles.eco} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="leaf" />
      <span>
        <b>{t('hotel.eco.title')}</b>
        <span>{t('hotel.eco.count', { count })}</span>
      </span>
      <Icon name="right" />
    </button>
  )
}
