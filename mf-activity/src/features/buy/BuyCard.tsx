import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BuyCard.module.scss'
import { PartyChoice } from './PartyChoice'
import { PartyPrice } from './PartyPrice'
import { type Purpose, usePurchase } from './use-purchase'
import { VisitDay } from './VisitDay'

const loadDialog = () => import('./BuyDialog')
const BuyDialog = lazy(() => loadDialog().then((module) => ({ default: module.BuyDialog })))

/** For how many, at what price, and the two ways to buy it (AC-007, AC-008). */
export function BuyCard({ activity }: { activity: ActivityOnlyDetail }) {
  const { t } = useTranslation('activity')
  return (
    <section className={styles.card} aria-label={t('buy.title')}>
      <CriteriaGate skeleton={<BuySkeleton />}>
        <BuyForm activity={activity} />
      </CriteriaGate>
    </section>
  )
}

function BuyForm({ activity }: { activity: ActivityOnlyDetail }) {
  const { t } = useTranslation('activity')
  const purchase = usePurchase(activity)
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const open = (chosen: Purpose) => () => setPurpose(chosen)
  return (
    <div className={styles.form}>
      <PartyPrice price={purchase.price} adults={purchase.adults} />
      <PartyChoice prices={activity.prices} adults={purchase.adults} onChange={purchase.changeParty} />
      <VisitDay id={activity.id} purchase={purchase} />
      <div className={styles.buttons} onPointerEnter={loadDialog}>
        <Button variant="action" size="l" wide icon="gift" onClick={open('gift')}>
          {t('buy.offer')}
        </Button>
        <Button variant="line" size="l" wide onClick={open('ownUse')}>
          {t('buy.ownUse')}
        </Button>
      </div>
      <p className={styles.voucher}>
        <Icon name="clock" size="s" />
        {t('buy.voucher')}
      </p>
      {purpose && (
        <Suspense fallback={null}>
          <BuyDialog
            label={activity.label}
            purpose={purpose}
            purchase={purchase}
            onClose={() => setPurpose(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** While the party of the hash is not known: as tall as the card of two. */
const BuySkeleton = () => (
  <div className={styles.form}>
    <div className={styles.price}>
      <Skeleton width={5} shape="price" />
      <Skeleton width={4} />
    </div>
    <div className={styles.choice}>
      <Skeleton shape="block" />
    </div>
    <div className={styles.buttons}>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
    <Skeleton width={6} />
  </div>
)
