import type { Shipment } from '../records/shipments-repository'
import { addressFact } from './address-fact'
import type { GiftMail } from './gift-mail'
import { baseOf, orderFact, type Told } from './gift-mail-facts'

export function shippedMail(told: Told & { shipment: Shipment }): GiftMail {
  const { order, gifts, shipment } = told
  const base = baseOf(told, 'shipped')
  return {
    ...base,
    paragraphs: [base.t('shipped.intro')],
    gifts: gifts
      .filter(({ format }) => format === 'physical')
      .map(({ label }) => ({ label, facts: [], code: null, links: null })),
    facts: [
      orderFact(base.t, order),
      addressFact(order.locale, shipment),
      ...(shipment.tracking ? [{ label: base.t('shipped.tracking'), value: shipment.tracking }] : []),
    ],
    links: [],
  }
}
