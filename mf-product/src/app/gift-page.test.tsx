import { answer } from '@escapade/remote-kit/runtime/testing'
import { getAvailabilities } from '@escapade/shared-contracts/api/stays/availability'
import { getProductPrice, getUpsells } from '@escapade/shared-contracts/api/stays/quotes'
import { screen } from '@testing-library/react'
import { line } from '../testing/product-fixture'
import { installObserver, renderProduct } from '../testing/render-product'

const upsell = (id: string, priceDifferencePerLos: Record<string, number>) => ({
  id,
  label: `Extra ${id}`,
  priceDifference: 8400,
  priceDifferencePerLos,
  programLines: [],
  activityIds: [],
  imagesBySize: {},
})
const show = (hash = '') =>
  renderProduct({
    location: { path: '/product/7', query: { flow: 'gifting' } },
    hash,
    stay: { programLine: [line({ title: 'Massage', activityId: '12', hasDates: true })] },
    api: [answer(getUpsells, () => [upsell('8', { 1: 2000 }), upsell('9', { 2: 3000 })])],
  })

beforeEach(() => {
  installObserver()
  localStorage.clear()
})

it('[PR-069] [PR-019] sets up a gift where dates are picked and booked otherwise', async () => {
  const { record } = show('checkin=2026-12-04&checkout=2026-12-06&nights=2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Two days of harvest' })).toBeVisible()
  expect(record.fragments).toContainEqual(
    expect.objectContaining({
      fragment: 'mf-gifting/gift-setup',
      grade: 'essential',
      props: {
        productId: '7',
        label: expect.stringMatching(/^Two days of harvest · /),
        imageBase: expect.any(String),
        sellPrice: expect.any(Number),
        nights: expect.any(Number),
      },
    }),
  )
  expect(screen.queryByRole('region', { name: 'Book this stay' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Choose a day|See prices|^Book$/ })).toBeNull()
  expect(screen.queryByText(/15 years of partnerships|Add your dates/)).toBeNull()
  expect(screen.getByText('Valid 1 year, for 2 people, on dates chosen later.')).toBeVisible()
  const asked = record.calls.map(({ endpoint }) => endpoint)
  expect(asked).not.toContain(getAvailabilities)
  expect(asked).not.toContain(getProductPrice)
})

it('[GI-033] offers the extras of which the difference for these nights is known', async () => {
  show()
  expect(await screen.findByRole('heading', { name: 'Extra 8' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Extra 9' })).toBeNull()
})
