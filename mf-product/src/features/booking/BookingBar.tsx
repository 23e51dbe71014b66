import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import { Drawer } from '@escapade/shared-ui/drawer/Drawer'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import { BookButton } from './BookButton'
import styles from './BookingBar.module.scss'
import { BookingForm, type BookingFormProps } from './BookingForm'
import { BookingPrice } from './price/BookingPrice'
import { shownPrice } from './price/shown-price'

type Props = BookingFormProps & {
  drawerOpen: boolean
  onDrawerOpen: (open: boolean) => void
}

/** At the foot of a phone's screen: price and action. The price opens everything about booking. */
export function BookingBar({ drawerOpen, onDrawerOpen, ...form }: Props) {
  const { t } = useTranslation('product')
  const { booking, actions } = form
  const seePrices = () => {
    onDrawerOpen(true)
    // The later one of two modal layers lies above.
    requestAnimationFrame(() => form.onCalendarOpen(true))
  }
  // A refusal is shown in the sheet, where it can be mended.
  const book = () => {
    const problem = actions.book()
    if (problem) onDrawerOpen(true)
    return problem
  }
  return (
    <>
      <div className={styles.bar}>
        <CriteriaGate skeleton={<BarSkeleton />}>
          <div className={styles.price}>
            {shownPrice(booking) === 'none' ? (
              <span className={styles.details}>{t('booking.details')}</span>
            ) : (
              <BookingPrice booking={booking} size="m" tax />
            )}
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={t('booking.details')}
              onClick={() => onDrawerOpen(true)}
            />
          </div>
          <BookButton booking={booking} actions={{ ...actions, book }} onSeePrices={seePrices} wide={false} />
        </CriteriaGate>
      </div>
      {drawerOpen && (
        <Drawer title={t('booking.title')} onClose={() => onDrawerOpen(false)}>
          <div className={styles.sheet}>
            <BookingForm {...form} />
          </div>
        </Drawer>
      )}
    </>
  )
}

const BarSkeleton = () => (
  <>
    <span className={styles.price}>
      <Skeleton width={5} shape="price" />
      <Skeleton width={8} shape="small" />
    </span>
    <span className={styles.button}>
      <Skeleton shape="button" />
    </span>
  </>
)
