import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Fact } from './Facts'

/** Parts of the price where it is more than the stay: its insurance, a promotion (CH-031). */
export const lineFacts = ({ lines }: Pick<OrderView, 'lines'>, locale: Locale): Fact[] =>
  lines.length > 1
    ? lines.map(({ label, amountCents }) => [label, formatCents({ cents: amountCents, locale })])
    : []
