import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { ratingValues } from '@escapade/shared-contracts/rules/text/shop-rating'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import home from './Home.module.scss'
import styles from './SellingPoints.module.scss'

const points = ['together', 'price'] as const
/** Speaks of years and of reviews. */
const earned = 'years'

/** Why one books here. A shop without reviews claims no years. */
export function SellingPoints() {
  const { t } = useTranslation('content')
  const rating = ratingValues(useVisit())
  return (
    <section className={home.section} aria-labelledby="why">
      <h2 className="vh" id="why">
        {t('home.why.title')}
      </h2>
      <div className={styles.why}>
        {[...points, ...(rating ? ([earned] as const) : [])].map((point) => (
          <div key={point}>
            <Heading level={3}>{t(`home.why.${point}.title`)}</Heading>
            <p>{t(`home.why.${point}.text`, rating ?? {})}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
