import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ModificationConditions } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { BookingAccess } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'

type Props = { access: BookingAccess; returns: NonNullable<ModificationConditions['returns']> }

/** A credit note for each time that something went back, beside the invoice. */
export function CreditNotes({ access, returns }: Props) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  return returns.map(({ returnUUID, amount }) => {
    const address = paths.creditNote({ orderUUID: access.orderUUID, returnUUID })
    const label = t('booking.creditNote', { amount: formatCents({ cents: amount, locale }) })
    if (!access.key)
      return (
        <Button key={returnUUID} variant="line" icon="card" href={address}>
          {label}
        </Button>
      )
    return (
      <form key={returnUUID} method="post" action={address}>
        <input type="hidden" name="key" value={access.key} />
        <Button type="submit" variant="line" icon="card">
          {label}
        </Button>
      </form>
    )
  })
}
