import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './MapDialog.module.scss'

type EmptyMapProps = { onFarther: () => void; onClearFilters?: () => void }

/** Nothing matches in what is in sight: what to do about it, over a map that can still be moved. */
export function EmptyMap({ onFarther, onClearFilters }: EmptyMapProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.empty} role="status">
      <Heading level={3} look={4}>
        {t('map.none.title')}
      </Heading>
      <p>{t('map.none.text')}</p>
      <div className={styles.ways}>
        <Button onClick={onFarther}>{t('map.none.farther')}</Button>
        {onClearFilters && (
          <Button variant="line" onClick={onClearFilters}>
            {t('map.none.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
