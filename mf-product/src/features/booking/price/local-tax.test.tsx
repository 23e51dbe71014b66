import { answer } from '@escapade/remote-kit/runtime/testing'
import { getProductPrice, getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fromPrice, quote } from '../../../testing/booking-fixture'
import { installObserver, renderProduct } from '../../../testing/render-product'

beforeEach(() => void installObserver())

const onSite = {
  amount: null,
  currency: 'EUR' as const,
  toBePaidAtHotel: true,
  type: 'BOOKING_PERCENTAGE' as const,
  percentage: 3,
}
const show = (localTax: typeof onSite | null, localTaxTotalAmount: number | null) =>
  renderProduct({
    hash: 'checkin=2026-12-04&checkout=2026-12-06&nights=2',
    stay: { localTax },
    api: [answer(getQuote, () => quote({ localTaxTotalAmount }))],
  })

describe('local tax', () => {
  it('[PR-047] [PR-048] is shown as due on site, and explained', async () => {
    show(onSite, 460)
    expect(
      await screen.findByText(/The price does not include the local tax, to be paid on site\./),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'What is the local tax?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Local tax' }))
    expect(await dialog.findByRole('heading', { name: 'What is it?' })).toBeVisible()
    expect(dialog.getByRole('heading', { name: 'For this stay' })).toBeVisible()
    expect(dialog.getByText('3 % of the package price')).toBeVisible()
    expect(
      dialog.getAllByRole('definition').map((amount) => amount.textContent?.replace(/\s/g, ' ')),
    ).toEqual(['300 €', '4,60 €', '304,60 €'])
    await userEvent.click(dialog.getByRole('button', { name: 'I understood' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[PR-047] is shown as included when it is', async () => {
    show({ ...onSite, toBePaidAtHotel: false }, 460)
    expect(await screen.findByText(/The price includes the local tax\./)).toBeVisible()
    expect(screen.queryByText('Local tax, to be paid on site')).toBeNull()
  })

  it.each([
    ['', '+ 9 € local tax on site'],
    ['a=3&c=1&b=1', '+ 22,50 € local tax on site'],
  ])('[PR-047] stands beside the lowest price, for the party of %p', async (hash, text) => {
    renderProduct({
      hash,
      stay: {
        localTax: { ...onSite, type: 'PERSON_NIGHT', percentage: null, amount: 225 },
        localTaxOnSite: 450,
      },
      api: [answer(getProductPrice, () => fromPrice({ nights: 2 }))],
    })
    const card = within(await screen.findByRole('region', { name: 'Book this stay' }))
    expect(await card.findByText((shown) => shown.replace(/\s/g, ' ') === text)).toBeVisible()
  })

  it('is not mentioned where there is none', async () => {
    show(null, null)
    expect(await screen.findByText('To pay now')).toBeVisible()
    expect(screen.queryByText(/local tax/)).toBeNull()
  })
})
