import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { creditNotePath } from '@escapade/shared-contracts/api/orders/order-changes'
import type { ModificationConditions } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import type { BookingAccess } from '../../common/booking-access'

type Props = { access: BookingAccess; returns: NonNullable<ModificationConditions['returns']> }

/** A credit note for each time that something went back, beside the invoice. */
export function CreditNotes({ access, returns }: Props) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  return returns.map(({ returnUUID, amount }) => (
    <form key={returnUUID} method="post" action={creditNotePath(access.orderUUID, returnUUID)}>
      <input type="hidden" name="key" value={access.key} />
      <Button type="submit" variant="line" icon="card">
        {t('booking.creditNote', { amount: formatCents({ cents: amount, locale }) })}
      </Button>
    </form>
  ))
}
