import { clockAfterDay, frenchFirst } from '@escapade/shared-contracts/rules/dates/format-clock'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { clockFrom } from '../../../platform/clock'
import type { Withdrawal } from '../records/withdrawals-repository'
import { euros } from '../texts/gift-words'
import type { GiftMail } from './gift-mail'
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
    links: [],
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
    links: [],
  }
}

/** Says when the declaration was received: the law wants date and time on a durable medium. */
export function withdrawnMail(told: Told & { withdrawal: Withdrawal }): GiftMail {
  const { order, gifts, withdrawal } = told
  const { locale } = order
  const base = baseOf(told, 'withdrawn')
  const given = gifts.filter(({ giftUUID }) => withdrawal.giftUUIDs.includes(giftUUID))
  const receivedAt = withdrawal.receivedAt ?? withdrawal.requestedAt
  return {
    ...base,
    paragraphs: [base.t('withdrawn.intro', { date: wallClock(locale, receivedAt) })],
    gifts: given.map(({ label, paidCents }) => ({
      label,
      code: null,
      links: null,
      facts: [{ label: base.t('total'), value: euros(locale, paidCents) }],
    })),
    facts: [
      orderFact(base.t, order),
      { label: base.t('withdrawn.refund'), value: euros(locale, withdrawal.refundCents) },
    ],
    links: [],
  }
}

const wallClock = (locale: Locale, instant: Date) => {
  const language = bcp47(locale)
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(`${clockFrom(() => instant).now()}Z`))
  return frenchFirst({ text: clockAfterDay({ text, language }), language })
}
