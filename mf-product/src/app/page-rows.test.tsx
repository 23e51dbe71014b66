import { answer } from '@escapade/remote-kit/runtime/testing'
import { getCheckoutNights } from '@escapade/shared-contracts/api/stays/availability'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findCard } from '../testing/booking-card'
import { hotel } from '../testing/product-fixture'
import { installObserver, renderProduct } from '../testing/render-product'

beforeEach(() => {
  installObserver()
  localStorage.clear()
})
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

/** No media query of a wide screen matches; jsdom has none at all, which counts as wide. */
const pretendPhone = () =>
  Object.assign(window, {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  })

describe('the head of the page', () => {
  it('[PR-014] shows title, hotel with its stars, and score', async () => {
    renderProduct()
    const title = await screen.findByRole('heading', { level: 1, name: 'Two days of harvest' })
    const head = within(title.closest('header') as HTMLElement)
    expect(head.getByRole('link', { name: 'Domaine des Charmilles' })).toHaveAttribute('href', '/hotel/h1')
    expect(head.getByRole('img', { name: /4/ })).toBeVisible()
    expect(title.closest('header')).toHaveTextContent(/9[.,]2\/10/)
  })

  it.each([
    ['fr_FR', false],
    ['nl_BE', false],
    ['es_ES', true],
    ['it_IT', true],
  ] as const)('[PR-013] reads the hotel before the title in %s: %s', async (locale, isFirst) => {
    renderProduct({ visit: { locale } })
    const title = await screen.findByRole('heading', { level: 1 })
    const link = within(title.closest('header') as HTMLElement).getByRole('link', {
      name: 'Domaine des Charmilles',
    })
    const isBefore = link.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(Boolean(isBefore)).toBe(isFirst)
  })

  it('[PR-014] shows no score of a hotel without reviews', async () => {
    renderProduct({ stay: { hotel: { ...hotel, review: { count: 0, score: null } } } })
    const title = await screen.findByRole('heading', { level: 1 })
    expect(within(title.closest('header') as HTMLElement).queryByText('9.2')).toBeNull()
  })
})

describe('where a stay is booked', () => {
  it('[PR-024] is beside the page on a wide screen, and no drawer', async () => {
    renderProduct()
    expect((await findCard()).getByRole('button', { name: 'See prices' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[PR-024] is a drawer that the bar of a phone opens', async () => {
    pretendPhone()
    renderProduct()
    await findCard()
    await userEvent.click(screen.getByRole('button', { name: 'See what the price includes' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Book this stay' }))
    expect(drawer.getByRole('button', { name: /Travellers/ })).toBeVisible()
    expect(drawer.getByRole('button', { name: 'See prices' })).toBeVisible()
  })
})

describe('the check-out of a picked check-in', () => {
  const day = (name: RegExp) => screen.findByRole('button', { name })
  const pick = async () => {
    await userEvent.click((await findCard()).getByRole('button', { name: 'See prices' }))
    await userEvent.click(await day(/ 4 décembre/))
  }

  it('[PR-053] is one of the nights that the gateway answers', async () => {
    const { record } = renderProduct({ api: [answer(getCheckoutNights, () => [1, 3])] })
    await pick()
    await waitFor(async () => expect(await day(/ 5 décembre/)).not.toHaveAttribute('aria-disabled', 'true'))
    expect(await day(/ 6 décembre/)).toHaveAttribute('aria-disabled', 'true')
    expect(await day(/ 7 décembre/)).not.toHaveAttribute('aria-disabled', 'true')
    const asked = record.calls.find(({ endpoint }) => endpoint.path === getCheckoutNights.path)
    expect(asked?.input).toMatchObject({ params: { key: '7' }, query: { checkin: '2026-12-04', adult: 2 } })
  })
})
