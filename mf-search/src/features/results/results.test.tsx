import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { searchOffers } from '@escapade/shared-contracts/api/search'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search-schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { found, stay } from '../../search/testing/offers-fixture'
import { Results } from './Results'

const texts = { search: en }

const show = (result: () => unknown, { hash = '', page = 0 } = {}) =>
  renderInShell(<Results flow="booking" page={page} />, {
    texts,
    hash,
    api: [answer(searchOffers, result as () => OffersAnswer)],
  })

describe('results', () => {
  it('[SE-061] [SE-062] shows three loading cards until the answer is there', async () => {
    show(() => new Promise(() => {}))
    expect(screen.getByText(en.results.loading)).toBeInTheDocument()
    expect(screen.getByTestId('loading-cards').children).toHaveLength(3)
  })

  it('[SE-006] [SE-070] shows the count and cards with every documented value', async () => {
    show(() => found(37, [stay('1')]))
    expect(await screen.findByRole('heading', { name: '37 results' })).toBeInTheDocument()
    const card = screen.getByRole('article')
    for (const text of ['Stay 1', 'Hotel 1', 'Beaune, Burgundy', 'Fantastic', '189 €', '248 €', '−24%'])
      expect(card).toHaveTextContent(text.replace(' ', ' '))
    expect(within(card).getByRole('img', { name: '4 stars' })).toBeInTheDocument()
    expect(card).toHaveTextContent('3,30 € local tax on site')
  })

  it('[SE-070] says From for a price without dates', async () => {
    show(() => found(1, [stay('1', { priceType: 'from-price' })]))
    expect(await screen.findByText('From')).toBeInTheDocument()
  })

  it('opens the product with the same criteria', async () => {
    show(() => found(1, [stay('1')]), { hash: 'checkin=2026-12-05&checkout=2026-12-06&a=3' })
    const link = await screen.findByRole('link', { name: 'Stay 1' })
    expect(link).toHaveAttribute('href', '/product/1#checkin=2026-12-05&checkout=2026-12-06&a=3')
  })

  it('[SE-063] says that the search failed, keeps the criteria and tries again', async () => {
    let tries = 0
    const { hash } = show(
      () => {
        tries += 1
        if (tries === 1) throw new ApiError({ kind: 'http', status: 500 })
        return found(1, [stay('1')])
      },
      { hash: 'city=75' },
    )
    expect(await screen.findByText('Oops, something went wrong')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: en.failed.retry }))
    expect(await screen.findByRole('article')).toBeInTheDocument()
    expect(hash()).toBe('city=75')
  })

  it('[SE-064] [SE-065] says what to change when nothing matches, and starts over', async () => {
    const { record } = show(() => found(0, []), { hash: 'city=75&theme=985' })
    expect(await screen.findByText(en.none.text)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove all filters' }))
    expect(record.navigations).toEqual([{ uri: '/search?flow=booking', replace: false }])
  })

  it('[SE-012] shows pages only when there is more than one', async () => {
    show(() => found(24, [stay('1')]))
    await screen.findByRole('article')
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).not.toBeInTheDocument()
  })

  it('[SE-013] links pages with flow, zero-based page and hash', async () => {
    show(() => found(60, [stay('1')]), { hash: 'city=75' })
    const third = await screen.findByRole('link', { name: 'Page 3' })
    expect(third).toHaveAttribute('href', '/search?flow=booking&page=2#city=75')
  })

  it('[SE-071] keeps a stay in the wishlist and takes it out again', async () => {
    show(() => found(1, [stay('wish')]))
    const heart = await screen.findByRole('button', { name: /Add to favourites/ })
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  it('[SE-073] shows two badges at most, paid placement first', async () => {
    const message = { color: 'social', icon: 'eye', emoji: null } as const
    const stressMessages = ['one', 'two'].map((text) => ({ ...message, message: text }))
    show(() => found(1, [stay('1', { sponsored: true, stressMessages })]))
    expect(await screen.findByText('Sponsored')).toBeInTheDocument()
    expect(screen.getByText('one')).toBeInTheDocument()
    expect(screen.queryByText('two')).not.toBeInTheDocument()
  })
})
