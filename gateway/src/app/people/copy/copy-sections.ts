import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { exportPerson } from '../person'
import { copyTexts } from './texts/texts'

export type Person = Awaited<ReturnType<typeof exportPerson>>
/** A title, and its entries: the first line of each is what it is about. */
export type CopySection = { title: string; entries: string[][] }

const lines = (...texts: (string | null | undefined | false)[]) =>
  texts.filter((text): text is string => !!text)

/** Everything that is kept about a person, as one reads it; the JSON file has the same, field by field. */
export function copySections(person: Person, locale: Locale): CopySection[] {
  const t = copyTexts(locale)
  const language = bcp47(locale)
  const day = (moment: Date | string) =>
    formatDay({
      day: (typeof moment === 'string' ? moment : moment.toISOString()).slice(0, 10),
      language,
      style: 'full',
    })
  const money = (cents: number) => formatCents({ cents, locale })
  const { account } = person
  const numbers = new Map(person.orders.map(({ orderUUID, bookingNumber }) => [orderUUID, bookingNumber]))
  const ofOrder = (orderUUID: string) => t('order', { number: numbers.get(orderUUID) ?? '' })
  const sections: CopySection[] = [
    { title: t('titles.account'), entries: account ? [accountLines(account)] : [] },
    {
      title: t('titles.devices'),
      entries: (account?.sessions ?? []).map(({ browser, system, network, seenAt }) =>
        lines(
          [browser, system].filter(Boolean).join(' · ') || network,
          t('seen', { day: day(seenAt), network }),
        ),
      ),
    },
    {
      title: t('titles.wishes'),
      entries: [
        ...(account?.wishes ?? []).map(({ wish, savedAt }) =>
          lines(
            wish.label,
            `${wish.hotel.label}, ${wish.hotel.location.label}`,
            t('saved', { day: day(savedAt) }),
          ),
        ),
        ...(account?.searches ?? []).map(({ search, savedAt }) =>
          lines(search.title, search.words.join(', '), t('saved', { day: day(savedAt) })),
        ),
      ],
    },
    {
      title: t('titles.orders'),
      entries: person.orders.map((order) =>
        lines(
          t('order', { number: order.bookingNumber }),
          order.stay && `${order.stay.label}, ${order.stay.hotelLabel}`,
          order.checkin && order.checkout && `${day(order.checkin)} – ${day(order.checkout)}`,
          t('total', { amount: money(order.totalCents), day: day(order.createdAt) }),
          t(`status.${order.status}`),
          buyerLine(order.buyer),
          order.specialRequest,
          ...person.notes
            .filter(({ orderUUID }) => orderUUID === order.orderUUID)
            .map(({ text }) => t('note', { text })),
        ),
      ),
    },
    {
      title: t('titles.payments'),
      entries: [
        ...person.payments.map(({ orderUUID, amountCents, updatedAt }) =>
          lines(ofOrder(orderUUID), t('paid', { amount: money(amountCents), day: day(updatedAt) })),
        ),
        ...person.refunds.map(({ orderUUID, amountCents, createdAt }) =>
          lines(ofOrder(orderUUID), t('refunded', { amount: money(amountCents), day: day(createdAt) })),
        ),
      ],
    },
    {
      title: t('titles.gifts'),
      entries: [
        ...person.gifts.map(({ label, fromName, message, paidCents, validUntil }) =>
          lines(
            label,
            t('worth', { amount: money(paidCents), day: day(validUntil) }),
            fromName && t('from', { name: fromName }),
            message,
          ),
        ),
        ...person.shipments.map(({ orderUUID, recipient }) =>
          lines(ofOrder(orderUUID), Object.values(recipient).filter(Boolean).join(', ')),
        ),
      ],
    },
    {
      title: t('titles.reviews'),
      entries: person.reviews.map(({ orderUUID, askedAt, sentAt, score, positive, negative }) =>
        lines(
          ofOrder(orderUUID),
          sentAt
            ? t('reviewed', { day: day(sentAt), score: score ?? '' })
            : t('asked', { day: day(askedAt) }),
          positive,
          negative,
        ),
      ),
    },
    {
      title: t('titles.messages'),
      entries: person.cases.map(({ caseNumber, createdAt, description, answer }) =>
        lines(`${caseNumber}, ${day(createdAt)}`, description, answer),
      ),
    },
    {
      title: t('titles.newsletter'),
      entries: person.newsletter.map(({ email, country, askedAt }) =>
        lines(email, `${country}, ${day(askedAt)}`),
      ),
    },
    {
      title: t('titles.waiting'),
      entries: person.waiting.map(({ email, checkin, nights }) =>
        lines(email, t('waits', { day: day(checkin), nights: String(nights) })),
      ),
    },
    {
      title: t('titles.mails'),
      entries: person.mails.map(({ recipient, subject, sentAt }) =>
        lines(subject, `${recipient}, ${day(sentAt)}`),
      ),
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)

  function accountLines({ email, createdAt, profile, formerMailboxes }: NonNullable<Person['account']>) {
    const { firstName, lastName, phoneNumber, addressLine, postalCode, city, country, travellers } = profile
    return lines(
      email,
      t('since', { day: day(createdAt) }),
      [firstName, lastName].filter(Boolean).join(' '),
      phoneNumber,
      [addressLine, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
      ...travellers.map((one) =>
        [[one.firstName, one.lastName].filter(Boolean).join(' '), one.birthday && day(one.birthday)]
          .filter(Boolean)
          .join(', '),
      ),
      ...formerMailboxes.map(({ email: former, until }) => t('former', { email: former, day: day(until) })),
    )
  }
}

const buyerLine = ({ firstName, lastName, email, phoneNumber }: Person['orders'][number]['buyer']) =>
  [`${firstName} ${lastName}`, email, phoneNumber].filter(Boolean).join(', ')
