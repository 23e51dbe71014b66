import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { giftButtonPrice } from '@escapade/shared-contracts/rules/gifts/gift-button-price'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useTranslation } from 'react-i18next'
import styles from './GiftSetup.module.scss'
import { centsOf } from './gift-setup'
import type { GiftBeingMade } from './use-gift-setup'

/** For how many nights, with what each costs in whole euros (GI-002, GI-009). */
export function NightsChoice({ gift }: { gift: GiftBeingMade }) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  const { prices = [], price, format, setNights } = gift
  const show = (cents: number) =>
    formatCents({ cents: giftButtonPrice({ sellPriceCents: cents }) * 100, locale })
  return (
    <fieldset className={styles.choice}>
      <legend>{t('setup.nights')}</legend>
      <div className={styles.nights}>
        {prices.map((entry) => (
          <label key={entry.nights} className={styles.option}>
            <input
              type="radio"
              name="giftNights"
              className="vh"
              checked={entry.nights === price?.nights}
              onChange={() => setNights(entry.nights)}
            />
            <span>
              {t('setup.night', { count: entry.nights })} <b>{show(centsOf(entry, format))}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
