import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import {
  getActivityAvailabilities,
  getActivityDetail,
} from '@escapade/shared-contracts/api/activities/activities'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import {
  createCardToken,
  createOrder,
  getOrder,
  payOrder,
} from '@escapade/shared-contracts/api/orders/orders'
import type { OrderRequest, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { cardAlone } from '../testing/checkout-answers'
import { loadPages } from '../testing/load-pages'
import { fillEverything } from '../testing/render-checkout'
import { App } from './App'

const orderUUID = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'
const price = (adults: number, sellPrice: number) => ({
  paxComposition: { adults },
  sellPrice,
  barPrice: null,
  refPrice: null,
  promoPercentageRounded: 0,
  moneySaved: 0,
})
const activity = {
  id: '7',
  label: 'Steam bath and scrub',
  activities: [{ title: 'Steam bath ritual', composition: ['Two hours of steam bath'] }],
  imagesBySize: [{ base: '/images/hammam/7', sizes: {}, alt: '', url: '' }],
  prices: { '1': price(1, 4900), '2': price(2, 4500) },
  published: true,
  mainActivityCenter: { label: 'Bains du Lavoir', star: null, location: { label: 'Beaune' } },
} as unknown as ActivityOnlyDetail

const held = {
  order: { orderUUID, bookingNumber: '12345678', totalAmount: 9000, expiresAt: '' },
  payment: {
    provider: 'sandbox',
    paymentIntentId: 'pi_1',
    amount: 9000,
    currency: 'EUR' as const,
    payee: 'Escapade',
  },
}

const days = { '2026-12-01': { amount: 2 }, '2026-12-05': { amount: 3 }, '2026-12-12': { amount: 2 } }

type Answers = { detail?: () => ActivityOnlyDetail; order?: () => unknown }

const show = (hash: string, { detail = () => activity, order = () => held }: Answers = {}) =>
  renderInShell(<App />, {
    texts: { checkout: en },
    hash,
    location: { path: '/checkout/activity' },
    api: [
      answer(getActivityDetail, detail),
      answer(getActivityAvailabilities, () => ({ days, minMonth: '2026-11', maxMonth: '2027-11' })),
      answer(createOrder, order as () => typeof held),
      answer(getPaymentMethods, cardAlone),
      answer(createCardToken, () => ({ paymentMethod: 'pm_1', brand: 'visa', last4: '4242' })),
      answer(payOrder, () => ({ booking: { orderUUID, bookingNumber: '12345678' } })),
    ],
  })

async function fillAndPay() {
  await fillEverything()
  await userEvent.click(screen.getByRole('button', { name: /^Order and pay/ }))
}

beforeAll(loadPages)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'key-1', configurable: true })
})

describe('the checkout of an activity', () => {
  it.each([
    [
      'id=7&a=2&customType=OWN_USE',
      'For yourself',
      { productId: '7', adults: 2, customType: 'OWN_USE' },
      9000,
    ],
    ['id=7&a=1', 'To give', { productId: '7', adults: 1, customType: 'GIFT' }, 4900],
  ])(
    '[CH-001] [AC-015] [AC-016] orders and pays #%s',
    async (hash, words, item, amount) => {
      const { record } = show(hash)
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getByText('Valid 12 months, no date needed now')).toBeVisible()
      expect(screen.getByText('Two hours of steam bath')).toBeVisible()
      expect(screen.queryByRole('textbox', { name: 'A word for the hotel' })).toBeNull()
      await fillAndPay()
      await waitFor(() =>
        expect(record.navigations).toEqual([
          { uri: `/confirmation/${orderUUID}?status=success`, replace: false },
        ]),
      )
      const placed = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
      expect(placed?.input.body as OrderRequest).toMatchObject({
        expectedAmount: amount,
        items: { activityOnlyItem: item },
      })
    },
    20_000,
  )

  it('[CH-001] [AC-016] shows the day of the address, changes it, and orders it', async () => {
    const { record, hash } = show('id=7&a=2&checkin=2026-12-05')
    await userEvent.click(await screen.findByRole('button', { name: 'Change the day' }))
    await userEvent.click(await screen.findByRole('button', { name: /12 décembre 2026, 2 places left/ }))
    expect(hash()).toContain('checkin=2026-12-12')
    await fillAndPay()
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const placed = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(placed?.input.body).toMatchObject({
      buyer: { phoneNumber: '+33612345678', addressLine: '' },
      items: { activityOnlyItem: { productId: '7', date: '2026-12-12' } },
    })
  }, 20_000)

  it('[CH-001] orders no day whose places are gone', async () => {
    const { record } = show('id=7&a=2&checkin=2026-12-24')
    expect(await screen.findByText(/There are no places left for you/)).toBeVisible()
    await fillAndPay()
    expect(record.calls.some(({ endpoint }) => endpoint.path === createOrder.path)).toBe(false)
  }, 20_000)

  it('[AC-014] sends what is given to its recipient before the visit, with words and a picture', async () => {
    const views = ['/images/hammam/7', '/images/hammam/8'].map((base) => ({
      base,
      alt: `View ${base.at(-1)}`,
    }))
    const { record } = show('id=7&a=2&checkin=2026-12-05', {
      detail: () => ({ ...activity, imagesBySize: views as ActivityOnlyDetail['imagesBySize'] }),
    })
    await userEvent.type(await screen.findByRole('textbox', { name: /^From/ }), 'Julie & Tom')
    await userEvent.type(screen.getByRole('textbox', { name: /^Your message/ }), 'For you 🎉')
    await userEvent.click(screen.getByRole('radio', { name: 'View 8' }))
    await userEvent.click(screen.getByRole('radio', { name: /^To the recipient/ }))
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail of the recipient' }), 'lea@example.com')
    const day = within(screen.getByRole('group', { name: 'Day' }))
    await userEvent.click(day.getByRole('button', { name: 'Change the day' }))
    const next = day.getByRole('button', { name: 'Next month' })
    await userEvent.click(next)
    expect(day.getByRole('button', { name: /^samedi 5 décembre 2026, not available/ })).toBeVisible()
    await userEvent.click(day.getByRole('button', { name: /^vendredi 4 décembre 2026$/ }))

    expect(screen.getByText(/^By e-mail to lea@example.com on December 4, 2026 at 9:00$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Preview the voucher' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The voucher' }))
    for (const words of ['Julie & Tom is giving you', 'For you 🎉', 'Steam bath and scrub'])
      expect(await dialog.findByText(words)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /close/i }))

    await fillAndPay()
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const placed = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    const gift = {
      customisation: { fromName: 'Julie & Tom', message: 'For you 🎉' },
      picture: 1,
      delivery: { name: null, email: 'lea@example.com', day: '2026-12-04', hour: 9 },
    }
    expect(placed?.input.body).toMatchObject({ items: { activityOnlyItem: { gift } } })
  }, 30_000)

  it('[AC-014] does not order a gift that would arrive after its visit', async () => {
    const { record } = show('id=7&a=2&checkin=2026-12-05')
    await userEvent.click(await screen.findByRole('radio', { name: /^To the recipient/ }))
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail of the recipient' }), 'lea@example.com')
    const day = within(screen.getByRole('group', { name: 'Day' }))
    await userEvent.click(day.getByRole('button', { name: 'Change the day' }))
    await userEvent.click(day.getByRole('button', { name: 'Next month' }))
    await userEvent.click(day.getByRole('button', { name: /^vendredi 4 décembre 2026$/ }))
    const visit = within(screen.getByRole('region', { name: 'Day of your visit' }))
    await userEvent.click(visit.getByRole('button', { name: 'Change the day' }))
    await userEvent.click(await visit.findByRole('button', { name: /^mardi 1(er)? décembre/ }))
    await fillAndPay()
    expect(await screen.findByText(/has to arrive before the day of the visit/)).toBeVisible()
    expect(record.calls.some(({ endpoint }) => endpoint.path === createOrder.path)).toBe(false)
  }, 30_000)

  it('is for two when the address does not say', async () => {
    show('id=7')
    expect(await screen.findByRole('button', { name: /^Order and pay 90/ })).toBeVisible()
  })

  it('[CH-010] says in its own words what stopped the order', async () => {
    show('id=7&a=2', {
      order: () => ({ error: { code: 'not-bookable', reason: 'ACTIVITY_NOT_AVAILABLE', newAmount: null } }),
    })
    await fillAndPay()
    expect(await screen.findByText('This activity cannot be bought any more')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the activity' })).toHaveAttribute(
      'href',
      '/activity/7#a=2',
    )
  }, 20_000)

  it.each([
    ['a party without a price', 'id=7&a=9', activity],
    ['an activity that is no longer sold', 'id=7&a=2', { ...activity, published: false }],
  ])('sells no %s', async (_what, hash, detail) => {
    show(hash, { detail: () => detail })
    expect(await screen.findByText('The offer is not bookable with these criterias')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull()
  })

  it('leads to the activities when the address names none', async () => {
    show('a=2')
    expect(await screen.findByRole('link', { name: 'Find an activity' })).toHaveAttribute(
      'href',
      '/search?flow=activity',
    )
  })

  it('offers another try when the gateway fails', async () => {
    show('id=7', {
      detail: () => {
        throw new ApiError({ kind: 'http', status: 500 })
      },
    })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('the confirmation of an activity', () => {
  it('[CH-038] says where the voucher went, what it cost and how it is used', async () => {
    const order = {
      orderUUID,
      bookingNumber: '12345678',
      status: 'confirmed',
      state: 'booked',
      payLater: null,
      localTaxOnSite: 0,
      money: {
        paidByCard: 2000,
        paidByGift: 7000,
        due: [],
        returnedToCard: 0,
        returnedToGift: 0,
        uncollected: 0,
      },
      locale: 'fr_FR',
      kind: 'activity',
      stay: null,
      totalAmount: 9000,
      lines: [{ kind: 'activity', label: 'Steam bath · 3 rue du Moulin', amountCents: 9000 }],
      maskedEmail: 'a…@example.fr',
    } as unknown as OrderView
    renderInShell(<App />, {
      texts: { checkout: en },
      location: { path: `/confirmation/${orderUUID}`, query: { status: 'success' } },
      api: [answer(getOrder, () => order)],
    })
    expect(await screen.findByRole('heading', { name: 'Thank you, your voucher is ready' })).toBeVisible()
    expect(screen.getByText('The voucher is on its way to a…@example.fr.')).toBeVisible()
    expect(screen.getByText('Steam bath · 3 rue du Moulin')).toBeVisible()
    expect(screen.getByText(/You have 12 months/)).toBeVisible()
    expect(screen.getByText('Paid with gifts').nextSibling).toHaveTextContent('70')
    expect(screen.getByText('Paid by card or online').nextSibling).toHaveTextContent('20')
  })
})
