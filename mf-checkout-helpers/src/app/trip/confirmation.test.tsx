import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { OrderState, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { createBookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import { type GiftInBasket, readGift, writeGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { act, screen, waitFor, within } from '@testing-library/react'
import { newDelivery } from '../../features/gift/gift-delivery'
import { newParcel } from '../../features/gift/gift-parcel'
import { readDelivery, readParcel, writeDelivery, writeParcel } from '../../features/gift/gift-typed-store'
import en from '../../locales/en.json'
import { found, orderUUID } from '../../testing/checkout-answers'
import { loadPages } from '../../testing/load-pages'
import { App } from '../App'

const money = {
  paidByCard: 20_000,
  paidByGift: 0,
  due: [],
  returnedToCard: 0,
  returnedToGift: 0,
  uncollected: 0,
}
const line = { icon: 'wine', repeated: 1, schedules: [], activityId: null, duration: null, hasDates: false }
const stay = {
  offerId: '12',
  label: 'Vines and table',
  hotelLabel: 'Domaine',
  hotelStars: 4,
  address: 'Beaune',
  image: { base: '/images/vineyard/1', sizes: {}, alt: '', url: '' },
  checkin: '2027-01-08',
  checkout: '2027-01-10',
  nights: 2,
  checkinHour: '15:00',
  adult: 2,
  child: 0,
  baby: 0,
  position: { latitude: 47, longitude: 4.8 },
  programLineList: [
    { ...line, type: 'ROOM', title: 'Room with a view' },
    { ...line, type: 'BREAKFAST', title: 'Breakfast', repeated: 2, schedules: ['from 07:30 to 10:00'] },
    { ...line, type: 'ACTIVITY', title: 'Cellar visit', activityId: '7', duration: 90, hasDates: true },
    { ...line, type: 'EXTRA', title: 'Spa' },
  ],
  activityDates: [{ activityId: '7', date: '2027-01-09' }],
}

type Shown = Partial<Omit<OrderView, 'stay'>> & { stay?: null }
const show = (state: OrderState, more: Shown = {}, query: Record<string, string> = {}) =>
  renderInShell(<App />, {
    texts: { checkout: en },
    location: { path: `/confirmation/${orderUUID}`, query },
    api: [
      answer(
        getOrder,
        () =>
          ({
            orderUUID,
            bookingNumber: '48213076',
            kind: 'stay',
            totalAmount: 20_000,
            localTaxOnSite: 0,
            maskedEmail: 'a…@example.fr',
            lines: [],
            payLater: null,
            specialRequest: null,
            state,
            stay,
            money,
            ...more,
          }) as unknown as OrderView,
      ),
    ],
  })

const value = (name: string) => screen.getByText(name).nextSibling
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeAll(loadPages)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the confirmation', () => {
  it('[CH-038] shows a paid stay with its programme, map and calendar, also without status=success', async () => {
    show('booked')
    expect(await title('Thank you, your stay is booked')).toBeVisible()
    expect(value('Paid')).toHaveTextContent('200')
    const days = within(screen.getByRole('region', { name: 'Your stay includes' }))
    const told = days.getAllByRole('listitem').map((item) => item.textContent)
    expect(days.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Friday, January 8',
      'Saturday, January 9',
      'Sunday, January 10',
      'At any time',
    ])
    expect(told).toEqual([
      'Room with a viewfrom 15:00',
      'Breakfastfrom 7:30 to 10:00',
      'Cellar visit1 h 30',
      'Breakfastfrom 7:30 to 10:00',
      'Departure',
      'Spa',
    ])
    expect(screen.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
      'href',
      `/front-gateway/orders/${orderUUID}/calendar.ics`,
    )
    expect(screen.getByRole('link', { name: 'See on the map' })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=47&mlon=4.8'),
    )
  })

  it('[CH-038] says that the mail was refused, and whom to give another address', async () => {
    show('booked', { mailsRefused: true })
    expect(await title('Thank you, your stay is booked')).toBeVisible()
    expect(screen.getByText(/our mail to a…@example.fr was refused/)).toBeVisible()
    expect(screen.queryByText(/on its way/)).toBeNull()
    expect(screen.getByRole('link', { name: en.outcome.care })).toHaveAttribute('href', '/contact')
  })

  it('[SH-020] is at the address that a payment leads to', async () => {
    show('booked', {}, { status: 'success', gaId: 'GA1' })
    expect(await title('Thank you, your stay is booked')).toBeVisible()
    expect(screen.getByText('48213076')).toBeVisible()
  })

  it('[CH-038] tells who chose the day of a visit to come then, and others to agree on one', async () => {
    const ofActivity = { kind: 'activity' as const, stay: null }
    const { unmount } = show('booked', {
      ...ofActivity,
      visit: { productId: '42', adults: 2, day: '2027-01-12' },
    })
    expect(await screen.findByText(/Come with the voucher on the day you chose/)).toBeVisible()
    expect(screen.queryByText(/choose a day/)).toBeNull()
    unmount()
    show('booked', { ...ofActivity, visit: { productId: '42', adults: 2, day: null } })
    expect(await screen.findByText(/give the code and choose a day/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Withdraw within 14 days' })).toHaveAttribute(
      'href',
      '/static/withdrawal',
    )
  })

  it('[CH-038] opens the voucher of an activity to the tab that has paid it, and to no other', async () => {
    const ofActivity = {
      kind: 'activity' as const,
      stay: null,
      visit: { productId: '42', adults: 2, day: null },
    }
    const { unmount } = show('booked', ofActivity)
    expect(await screen.findByText(/Open the mail/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open the voucher' })).toBeNull()
    unmount()
    show('booked', { ...ofActivity, vouchers: [{ page: '/gifts/1/voucher', pdf: '/gifts/1/voucher.pdf' }] })
    expect(await screen.findByRole('link', { name: 'Open the voucher' })).toHaveAttribute(
      'href',
      '/gifts/1/voucher',
    )
    await expectAccessible()
  })

  it('[CH-038] speaks of several gifts as several, and of a recipient without a name once', async () => {
    const card = {
      label: 'Gift card 65 €',
      format: 'digital' as const,
      nights: null,
      fromName: null,
      message: null,
      image: stay.image,
      delivery: { name: null, maskedEmail: 'l…@example.fr', day: '2027-12-24', hour: 9 },
    }
    show('booked', {
      kind: 'gift',
      stay: null,
      gifts: [card, { ...card, delivery: null }] as unknown as OrderView['gifts'],
    })
    expect(await title('Thank you, your gifts are ready')).toBeVisible()
    expect(screen.getByText(/^To l…@example\.fr: the mail/)).toBeVisible()
    expect(screen.getByText(/holds the code of each gift/)).toBeVisible()
    await expectAccessible()
  })

  it('[CH-038] has the telephone of the hotel to press, where it is known', async () => {
    const { unmount } = show('booked', { hotelPhone: { number: '+33353010012', text: '+33 3 53 01 00 12' } })
    const link = await screen.findByRole('link', { name: 'Call the hotel: +33 3 53 01 00 12' })
    expect(link).toHaveAttribute('href', 'tel:+33353010012')
    unmount()
    show('booked')
    await title('Thank you, your stay is booked')
    expect(screen.queryByRole('link', { name: /Call the hotel/ })).toBeNull()
  })

  it.each(['success', 'pending'])('tells of a stay that was paid once, %s or not yet', async (status) => {
    const paid = {
      lines: [{ kind: 'stay' as const, label: 'Stay', amountCents: 20_000 }],
      status: 'confirmed' as const,
    }
    const confirm = async (query: Record<string, string>) => {
      const shown = show('booked', paid, query)
      await title('Thank you, your stay is booked')
      const { tracked } = shown.record
      shown.unmount()
      return tracked
    }
    expect(await confirm({})).toEqual([])
    const params = {
      transaction_id: orderUUID,
      value: 200,
      currency: 'EUR',
      item_category: 'stay',
      item_name: 'Stay',
    }
    expect(await confirm({ status })).toEqual([{ name: 'purchase', params }])
    expect(await confirm({ status })).toEqual([])
  })

  it.each([
    ['gift', 'success', false],
    ['gift', undefined, true],
    ['stay', 'success', true],
  ] as const)(
    'keeps nothing of a gift that was bought for the next one (%s, %s)',
    async (kind, status, isKept) => {
      const gift = { label: 'Gift card' } as GiftInBasket
      writeGift(sessionStorage, gift)
      writeParcel(sessionStorage, newParcel('FR'))
      writeDelivery(sessionStorage, newDelivery('2999-01-01'))
      show('booked', { kind, ...(kind === 'gift' && { stay: null }) }, status ? { status } : {})
      await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
      const kept = [
        readGift(sessionStorage),
        readParcel(sessionStorage),
        readDelivery(sessionStorage, '2026-11-20'),
      ]
      expect(kept.map((each) => each !== null)).toEqual([isKept, isKept, isKept])
    },
  )

  it('[CH-038] says what the card paid, what gifts paid and what is due when', async () => {
    const due = [{ date: '2027-02-01', amount: 5_000 }]
    show('booked', { money: { ...money, paidByCard: 5_375, paidByGift: 9_625, due } })
    await title('Thank you, your stay is booked')
    expect(value('Total')).toHaveTextContent('200')
    expect(value('Paid by card or online')).toHaveTextContent('53,75')
    expect(value('Paid with gifts')).toHaveTextContent('96,25')
    expect(value('To be taken on Monday, February 1')).toHaveTextContent('50')
  })

  it('[GI-037] says what is left on the gift that paid, and until when', async () => {
    const giftsLeft = [{ codeEnding: 'PQRS', balance: 2_600, validUntil: '2027-11-20' }]
    show('booked', { money: { ...money, paidByCard: 0, paidByGift: 15_000 }, giftsLeft })
    await title('Thank you, your stay is booked')
    expect(value('Left on your gift ending in PQRS')).toHaveTextContent(/26\s€, until November 20, 2027/)
  })

  it('[CH-038] says of a cancelled order what came back where, and wishes no good trip', async () => {
    show('partly-refunded', { money: { ...money, returnedToCard: 4_000, returnedToGift: 1_000 } })
    expect(await title('This booking is cancelled')).toBeVisible()
    expect(value('Returned the way you paid')).toHaveTextContent('40')
    expect(value('Returned to your gifts')).toHaveTextContent('10')
    expect(screen.queryByText('What happens next')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Add to my calendar' })).toBeNull()
  })

  it.each([
    ['changed', 'Your booking is changed'],
    ['cancelled', 'This booking is cancelled'],
    ['refunded', 'This booking is cancelled'],
    ['paying', 'Your order is being confirmed'],
    ['held', 'This order waits for payment'],
    ['refused', 'Your bank refused the payment'],
    ['expired', 'This order has lapsed'],
  ] as const)('[CH-038] has words of its own for an order that is %s', async (state, words) => {
    show(state)
    expect(await title(words)).toBeVisible()
  })

  it('[CH-038] leads on to the stay where nothing was booked', async () => {
    show('expired')
    expect(await screen.findByRole('link', { name: 'Order again' })).toHaveAttribute(
      'href',
      expect.stringContaining('/product/12'),
    )
  })

  it('[CH-038] shows the word to the hotel to the tab that opened the booking, asking with its key', async () => {
    sessionStorage.setItem('escapade.booking', JSON.stringify({ access: found }))
    const { record } = show('booked', { specialRequest: 'A quiet room, please' })
    expect(await screen.findByText('A quiet room, please')).toBeVisible()
    const headers = record.calls.map(({ input }) => (input as { headers?: object }).headers)
    expect(headers).toContainEqual({ 'order-key': found.key })
  })

  it('[CH-038] is there before the booking that was just paid is opened, and then asks with its key', async () => {
    const { record } = show('booked')
    await title('Thank you, your stay is booked')
    const headers = () => record.calls.map(({ input }) => (input as { headers?: object }).headers)
    expect(headers()).toEqual([undefined])
    act(() => createBookingStore(sessionStorage).write({ access: found }))
    await waitFor(() => expect(headers()).toContainEqual({ 'order-key': found.key }))
  })
})
