import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftPrice } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
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
      {price?.covers && <Cover covers={price.covers} />}
    </fieldset>
  )
}

/** Dates that the voucher pays in full, and the most that the others ask: read before it is bought. */
function Cover({ covers: { dates, ofDates, mostToAdd } }: { covers: NonNullable<GiftPrice['covers']> }) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  return (
    <p className={styles.facts}>
      {mostToAdd === 0
        ? t('setup.coversAll', { count: ofDates })
        : t('setup.covers', { count: ofDates, dates, amount: formatCents({ cents: mostToAdd, locale }) })}
    </p>
  )
}
