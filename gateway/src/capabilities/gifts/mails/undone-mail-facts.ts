import { euros, type GiftMail } from './gift-mail'
import { baseOf, orderFact, type Told } from './gift-mail-facts'

type Undone = Told & { cents: number }

/** Customer care has cancelled the order: nothing of it is good any more. */
export function cancelledMail(told: Undone): GiftMail {
  const { order, gifts, cents } = told
  const base = baseOf(told, 'cancelled')
  const isDated = gifts.some(({ visitDay }) => visitDay)
  return {
    ...base,
    paragraphs: [base.t('cancelled.intro'), ...(isDated ? [base.t('cancelled.places')] : [])],
    gifts: gifts.map(({ label }) => ({ label, facts: [], code: null, links: null })),
    facts: [
      orderFact(base.t, order),
      { label: base.t('total'), value: euros(order.locale, order.totalCents) },
      {
        label: base.t('withdrawn.refund'),
        value: cents > 0 ? euros(order.locale, cents) : base.t('cancelled.noRefund'),
      },
    ],
    link: null,
  }
}

/** The money has left for the card. */
export function refundedMail(told: Undone): GiftMail {
  const amount = euros(told.order.locale, told.cents)
  const base = baseOf(told, 'refunded', { amount })
  return {
    ...base,
    paragraphs: [base.t('refunded.intro', { amount })],
    gifts: [],
    facts: [orderFact(base.t, told.order), { label: base.t('withdrawn.refund'), value: amount }],
    link: null,
  }
}
