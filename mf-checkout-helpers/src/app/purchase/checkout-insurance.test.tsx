import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getInsuranceQuote } from '@escapade/shared-contracts/api/orders/insurance'
import { createOrder } from '@escapade/shared-contracts/api/orders/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { quote } from '../../testing/checkout-answers'
import { fillEverything, payButton, showCheckout } from '../../testing/render-checkout'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const flags = { insurance: true }
const hash = 'checkin=2026-12-05&checkout=2026-12-06&activityDates=12_0'
type Options = Parameters<typeof showCheckout>[0]
const show = (options: Options = {}) => showCheckout({ flags, ...options })
type Shown = ReturnType<typeof showCheckout>
const callsOf = ({ record }: Shown, path: string) =>
  record.calls.filter(({ endpoint }) => endpoint.path === path)
const block = () => screen.findByRole('region', { name: 'Insure your stay?' })
const option = async (name: RegExp) => within(await block()).findByRole('radio', { name })
const insured = () => option(/^Insured/)
const flexible = () => option(/^No insurance/)

describe('insurance at the checkout', () => {
  it('[CH-023] [CH-024] preselects neither, and orders nothing before one is chosen', async () => {
    const shown = show()
    expect(await flexible()).not.toBeChecked()
    expect(await insured()).not.toBeChecked()
    await fillEverything()
    await userEvent.click(await payButton())
    expect(await screen.findByText('Please choose an option')).toBeVisible()
    await waitFor(async () => expect(await flexible()).toHaveFocus())
    expect(callsOf(shown, createOrder.path)).toEqual([])
  })

  it('[CH-028] [CH-029] [CH-030] says what it covers and what each choice adds', async () => {
    show()
    expect(await insured()).toHaveAccessibleName(/72h.*25\+/)
    expect(await flexible()).toHaveAccessibleName(/\+0.€/)
    await waitFor(async () => expect(await insured()).toHaveAccessibleName(/\+6,50.€/))
  })

  it('[CH-027] asks for the price once, with the conditions and the price of the stay in cents', async () => {
    const shown = show()
    await waitFor(() => expect(callsOf(shown, getInsuranceQuote.path)).toHaveLength(1))
    expect(callsOf(shown, getInsuranceQuote.path)[0]?.input.query).toEqual({
      cancellationType: 'FLEXIBLE',
      orderAmount: 12_990,
    })
  })

  it.each([
    ['a stay of 0 €', { ...quote, priceInfo: { ...quote.priceInfo, sellPrice: 0 } }],
    ['a stay without a cancellation type', { ...quote, cancellationPolicy: null }],
  ])('[CH-027] neither offers nor asks it for %s', async (_what, price) => {
    const shown = show({ answers: { price: () => price } })
    await screen.findByRole('heading', { name: 'Your details' })
    expect(screen.queryByRole('region', { name: 'Insure your stay?' })).toBeNull()
    expect(callsOf(shown, getInsuranceQuote.path)).toEqual([])
  })

  it('[CH-023] [CH-031] [CH-035] adds the insured amount to the total, the order and the hash', async () => {
    const shown = show()
    await fillEverything()
    await userEvent.click(await insured())
    expect(shown.hash()).toContain('hasInsurance=true')
    await userEvent.click(await screen.findByRole('button', { name: /^Order and pay 136,40/ }))
    await waitFor(() => expect(shown.record.navigations).toHaveLength(1))
    expect(callsOf(shown, createOrder.path)[0]?.input.body).toMatchObject({
      expectedAmount: 13_640,
      items: { insuranceItem: true },
    })
  })

  it('[CH-023] [CH-031] adds nothing for the flexible choice', async () => {
    const shown = show()
    await fillEverything()
    await userEvent.click(await insured())
    await userEvent.click(await flexible())
    expect(shown.hash()).toContain('hasInsurance=false')
    await userEvent.click(await payButton())
    await waitFor(() => expect(shown.record.navigations).toHaveLength(1))
    expect(callsOf(shown, createOrder.path)[0]?.input.body).toMatchObject({
      expectedAmount: 12_990,
      items: { insuranceItem: false },
    })
  })

  it('[CH-023] takes the choice from the address', async () => {
    show({ hash: `${hash}&hasInsurance=true` })
    expect(await insured()).toBeChecked()
    expect(await screen.findByRole('button', { name: /^Order and pay 136,40/ })).toBeVisible()
  })

  it('[CH-030] holds the place of the price while it is fetched', async () => {
    show({ answers: { insurance: () => new Promise<never>(() => {}) } })
    expect(await block()).toHaveAttribute('aria-busy', 'true')
    expect(await insured()).not.toHaveAccessibleName(/€/)
  })

  it('[CH-025] says that the price cannot be had, tries again, and lets the stay be bought without', async () => {
    let tries = 0
    const insurance = () => {
      tries += 1
      if (tries === 1) throw new ApiError({ kind: 'http', status: 500 })
      return { amount: 650 }
    }
    show({ answers: { insurance } })
    expect(await within(await block()).findByText('Oops, something went wrong')).toBeVisible()
    expect(await insured()).toBeDisabled()
    expect(await flexible()).toBeEnabled()
    await userEvent.click(within(await block()).getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await insured()).toBeEnabled())
  })

  it('[CH-028] names the insurer, its documents and the way to claim before the choice', async () => {
    const insurer = {
      name: 'Insurer',
      informationUrl: '/static/insurance#information',
      conditionsUrl: 'https://insurer.example/conditions',
      claimsUrl: 'https://insurer.example/claims',
    }
    show({ answers: { insurance: () => ({ amount: 650, insurer }) } })
    expect(await within(await block()).findByText(/Insurer: Insurer/)).toBeVisible()
    for (const [name, href] of [
      ['Information document', insurer.informationUrl],
      ['Conditions', insurer.conditionsUrl],
      ['How to claim', insurer.claimsUrl],
    ] as const)
      expect(within(await block()).getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('[CH-023] says until when an insurance adds nothing', async () => {
    show()
    expect(await within(await block()).findByText(/can be cancelled free until Dec 1, 18:00/)).toBeVisible()
  })

  it('[CH-026] offers and asks nothing where the shop has no insurer', async () => {
    show({ answers: { insurance: () => ({ amount: 0, insurer: null }) } })
    await screen.findByRole('heading', { name: 'Your details' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Insure your stay?' })).toBeNull())
  })

  it('[CH-031] says beside the price that an insured stay keeps its premium', async () => {
    show()
    const summary = within(await screen.findByRole('complementary', { name: 'Summary of the order' }))
    expect(summary.getByText(/^Free cancellation/)).toBeVisible()
    await userEvent.click(await insured())
    expect(await summary.findByText(/^Stay free to cancel/)).toBeVisible()
    expect(summary.getByText(/premium of 6,50\s€ is not refunded/)).toBeVisible()
  })

  it('[CH-026] shows and requires nothing where it is off, whatever the address says', async () => {
    const shown = showCheckout({ flags: { insurance: false }, hash: `${hash}&hasInsurance=true` })
    await fillEverything()
    expect(screen.queryByRole('region', { name: 'Insure your stay?' })).toBeNull()
    await userEvent.click(await payButton())
    await waitFor(() => expect(shown.record.navigations).toHaveLength(1))
    expect(callsOf(shown, createOrder.path)[0]?.input.body).toMatchObject({ items: { insuranceItem: false } })
    expect(callsOf(shown, getInsuranceQuote.path)).toEqual([])
  })
})

describe('the information on package travel', () => {
  const form = { name: 'Standard information form for package travel contracts' }

  it('[CH-005] stands before payment where the stay has an activity', async () => {
    showCheckout()
    const section = await screen.findByRole('region', form)
    expect(within(section).getByRole('link', { name: /key rights/ })).toHaveAttribute(
      'href',
      '/static/package-travel',
    )
  })

  it('[CH-005] is not claimed for a room with breakfast', async () => {
    const [, room] = quote.programLineList
    showCheckout({ answers: { price: () => ({ ...quote, programLineList: [room] }) } })
    await payButton()
    expect(screen.queryByRole('region', form)).toBeNull()
    expect(
      screen.getByText(/is not a package within the meaning of Directive \(EU\) 2015\/2302/),
    ).toBeVisible()
  })

  it('[CH-005] stands above the word that fixed dates know no withdrawal', async () => {
    showCheckout()
    expect(await screen.findByText(/There is no right of withdrawal/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'What this means' })).toHaveAttribute(
      'href',
      '/static/withdrawal',
    )
  })
})
