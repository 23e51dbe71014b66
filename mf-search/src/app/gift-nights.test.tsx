import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getGiftPrices } from '@escapade/shared-contracts/api/gifts/gifts'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { StayList } from './testing/lists'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

/** As the gateway: a voucher is priced for its nights. */
const search = ({ searchCriterias: { night = 1 } }: OffersRequest) =>
  found(30, [stay(`gift${night}`, { nights: night, sellPrice: 15_000 * night, priceType: 'from-price' })])

const show = (hash: string, page = 0) =>
  renderInShell(<StayList flow="gifting" page={page} />, {
    texts: { search: en },
    hash,
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) => search(body)),
      answer(getGiftPrices, () => [1, 2, 3].map((nights) => ({ nights, sellPrice: 9_000 * nights }))),
    ],
  })
const nights = async () => within(await screen.findByRole('group', { name: 'Vouchers for two' }))
const chosen = async () => (await nights()).getByRole('button', { pressed: true }).textContent

describe('nights of a gift', () => {
  it('[SC-068] [SE-030] are chosen with what they cost at least, and every card costs them', async () => {
    const { hash } = show('city=75&giftAdult=2&giftNights=1')
    expect(await chosen()).toMatch(/^1 night from 90\s€$/)
    expect(await screen.findByRole('article')).toHaveTextContent(/150\s€/)
    await userEvent.click((await nights()).getByRole('button', { name: /^3 nights from 270\s€$/ }))
    expect(hash()).toBe('city=75&giftAdult=2&giftNights=3')
    await screen.findByText('Stay gift3')
    const card = screen.getByRole('article')
    expect(card).toHaveTextContent(/3 nights/)
    expect(card).toHaveTextContent(/450\s€/)
    expect(await chosen()).toMatch(/^3 nights/)
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringContaining('giftNights=3'))
  })

  it('[SE-030] begin with the first page again', async () => {
    const { record } = show('giftNights=1', 2)
    await userEvent.click((await nights()).getByRole('button', { name: /^2 nights/ }))
    expect(record.navigations).toEqual([{ uri: '/search?flow=gifting#giftNights=2', replace: false }])
  })

  it.each(['', 'giftNights=99', 'giftNights=1.5'])('are one at "%s"', async (hash) => {
    const { record } = show(hash)
    expect(await chosen()).toMatch(/^1 night /)
    expect(record.calls.find(({ endpoint }) => endpoint === searchOffers)?.input.body).toMatchObject({
      searchCriterias: { night: 1 },
    })
  })
})
