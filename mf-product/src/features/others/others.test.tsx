import { answer } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { product } from '../../testing/product-fixture'
import { installObserver, renderProduct } from '../../testing/render-product'

let view: ReturnType<typeof installObserver>
beforeEach(() => {
  view = installObserver()
})
const comeNear = () =>
  act(() => {
    for (const { elements } of view.observers) for (const element of [...elements]) view.report(element, true)
  })

const hash = 'checkin=2026-12-04&checkout=2026-12-06&nights=2&a=2'
const stays = ['7', '8'].map((id) => product({ id, uri: `/product/${id}`, headwords: `Stay ${id}` }))
const found = answer(searchOffers, () => ({ exactMatch: [{ packages: stays }] }) as never)

describe('other stays', () => {
  it('[PR-034] of the hotel, without this one, keep the criteria', async () => {
    const { record } = renderProduct({ hash: `${hash}&activityDates=12_0`, api: [found] })
    const asksForOthers = () => record.calls.some(({ endpoint }) => endpoint.path === searchOffers.path)
    await screen.findByRole('heading', { level: 1 })
    expect(asksForOthers()).toBe(false)
    comeNear()
    const carousel = within(await screen.findByRole('region', { name: 'Also at Domaine des Charmilles' }))
    expect(carousel.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(carousel.getByRole('link', { name: /^Stay 8 / }))
    expect(record.navigations).toEqual([{ uri: `/product/8#${hash}`, replace: false }])
    const asked = record.calls.find(({ endpoint }) => endpoint.path === searchOffers.path)
    expect(asked?.input.body).toMatchObject({
      searchCriterias: { hotelId: 'h1', checkin: '2026-12-04', night: 2, adult: 2 },
    })
  })
})
