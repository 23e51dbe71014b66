import type { OrderedStay, ReservationCriteria } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays, dayOf, diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { PartySelector } from '@escapade/shared-ui/party/PartySelector'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Booking.module.scss'
import { type ChangeWish, reservationOf, wishOf } from './change-wish'

type Props = {
  stay: OrderedStay
  now: string
  busy: boolean
  onAsk: (criteria: ReservationCriteria) => void
}

/** Other dates, another party; asked for a price before anything is changed. */
export function ChangeForm({ stay, now, busy, onAsk }: Props) {
  const { t } = useTranslation('checkout')
  const [wish, setWish] = useState<ChangeWish>(() => wishOf(stay))
  const [submitted, setSubmitted] = useState(false)
  const nights = diffDays(wish.checkin, wish.checkout)
  const arrivalError = wish.checkin > dayOf(now) ? null : t('booking.change.past')
  const departureError = nights >= 1 && nights <= longestSoldStay ? null : t('booking.change.order')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!arrivalError && !departureError && !busy) onAsk(reservationOf(stay, wish))
  }
  const arrive = (checkin: string) =>
    setWish({ ...wish, checkin, checkout: checkin && nights >= 1 ? addDays(checkin, nights) : wish.checkout })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t('booking.change.arrival')}
          value={wish.checkin}
          onChange={arrive}
          error={arrivalError}
          submitted={submitted}
        />
        <TextField
          type="date"
          label={t('booking.change.departure')}
          value={wish.checkout}
          onChange={(checkout) => setWish({ ...wish, checkout })}
          error={departureError}
          submitted={submitted}
        />
      </div>
      <PartySelector
        party={wish.party}
        onChange={({ adult, child, baby }) => setWish({ ...wish, party: { adult, child, baby } })}
      />
      <Button type="submit" busy={busy}>
        {t('booking.change.ask')}
      </Button>
    </form>
  )
}
