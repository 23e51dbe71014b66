import { answer, type InShellOptions, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getAnnouncementBanners, getMarketingBlocks } from '@escapade/shared-contracts/api/content/cms'
import { getStaticPage } from '@escapade/shared-contracts/api/content/content'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { App } from './App'

type Search = (request: OffersRequest) => OffersAnswer | Promise<OffersAnswer>

const rankingPage = {
  id: 'how-we-rank',
  title: 'How we rank',
  html: '<h2>Best value</h2><p>The travellers’ score first.</p>',
  pageModel: { title: '', description: '', index: true, follow: true },
}

const open = (search: Search, { location, api = [], ...options }: InShellOptions = {}) =>
  renderInShell(<App />, {
    texts: { search: en },
    location: { path: '/search', query: { flow: 'booking' }, ...location },
    ...options,
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) => search(body)),
      answer(getStaticPage, () => rankingPage),
      ...api,
    ],
  })
const never = () => new Promise<OffersAnswer>(() => {})
const setOnline = (online: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => setOnline(true))

describe('page of results', () => {
  it('[SE-061] is there at once on return, with the prices as they were shown', async () => {
    const left = open(() => found(30, [stay('back')]), { hash: 'city=back' })
    await userEvent.click(await screen.findByRole('button', { name: en.view.night }))
    left.unmount()
    open(never, { hash: 'city=back' })
    expect(screen.getByRole('article')).toHaveTextContent('Stay back')
    expect(screen.getByRole('button', { name: en.view.night })).toHaveAttribute('aria-pressed', 'true')
  })

  it('[PR-060] shows prices as they were shown before a reload', async () => {
    sessionStorage.setItem('escapade.price-view', 'person')
    open(() => found(30, [stay('reload')]), { hash: 'city=reload' })
    const person = await screen.findByRole('button', { name: en.view.person })
    await waitFor(() => expect(person).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(screen.getByRole('button', { name: en.view.total }))
    expect(sessionStorage.getItem('escapade.price-view')).toBe('total')
  })

  it('[SE-061] never shows the answer to an older wish', async () => {
    const waiting = new Map<string, (answer: OffersAnswer) => void>()
    const { setHash } = open(
      ({ searchCriterias: { theme = '' } }) => new Promise((resolve) => void waiting.set(theme, resolve)),
      { hash: 'theme=1' },
    )
    setHash('theme=2')
    await act(async () => waiting.get('1')?.(found(30, [stay('older')])))
    expect(screen.queryByText('Stay older')).not.toBeInTheDocument()
    await act(async () => waiting.get('2')?.(found(30, [stay('newer')])))
    expect(await screen.findByText('Stay newer')).toBeInTheDocument()
  })

  it('[SE-061] says that one is offline, and goes on when the connection is back', async () => {
    const { setHash } = open(() => found(30, [stay('1')]), { hash: 'city=online' })
    await screen.findByRole('article')
    setOnline(false)
    setHash('city=offline')
    expect(await screen.findByRole('alert')).toHaveTextContent(en.offline.title)
    setOnline(true)
    expect(await screen.findByRole('article')).toBeInTheDocument()
  })

  it('[SE-061] says so when it takes long', () => {
    jest.useFakeTimers()
    open(never, { hash: 'city=slow' })
    expect(screen.queryByText(en.results.slow)).not.toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(6000))
    expect(screen.getByText(en.results.slow, { selector: '[role=status]' })).toBeInTheDocument()
    expect(screen.getByText(en.results.slow, { selector: '.slow' })).toBeVisible()
    jest.useRealTimers()
  })

  it('tells how it ranks one press away, without leaving', async () => {
    open(() => found(30, [stay('1')]), { hash: 'city=rank' })
    const link = await screen.findByRole('link', { name: en.results.howWeRank })
    expect(link).toHaveAttribute('href', '/static/how-we-rank')
    await userEvent.click(link)
    const dialog = within(await screen.findByRole('dialog', { name: en.results.howWeRank }))
    expect(await dialog.findByText('The travellers’ score first.')).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: en.ranking.page })).toBeInTheDocument()
  })

  it('[SE-071] keeps a stay without an account, says where, and takes back what was taken out', async () => {
    const { record } = open(() => found(30, [stay('heart')]), { hash: 'city=heart' })
    const heart = await screen.findByRole('button', { name: /Add to favourites/ })
    const saved = () => JSON.parse(localStorage.getItem('escapade.wishlist') ?? '[]').length
    await userEvent.click(heart)
    expect(saved()).toBe(1)
    await userEvent.click(await screen.findByRole('button', { name: en.wish.see }))
    expect(record.navigations).toEqual([{ uri: '/account/wishlist', replace: false }])
    await userEvent.click(heart)
    expect(saved()).toBe(0)
    await userEvent.click(await screen.findByRole('button', { name: en.wish.undo }))
    expect(saved()).toBe(1)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByText(en.wish.removed)).not.toBeInTheDocument()
  })
})

describe('words of the editors', () => {
  const announced = (flow: 'stay' | 'single_voucher', content: string) => ({
    flow,
    localizations: [
      {
        locale: 'fr_FR' as const,
        announcementBanner: { content, colorVariation: 'red' as const, link: { url: '/static/how-we-rank' } },
      },
    ],
  })
  const banners = {
    homePages: [announced('stay', 'Home')],
    searchPages: [
      announced('stay', '<strong>Prices</strong> that hold'),
      announced('single_voucher', 'Given'),
    ],
    productPages: [],
  }
  const block = (internalCode: string, position: number, locale: 'fr_FR' | 'es_ES' = 'fr_FR') => ({
    internalCode,
    position,
    locale,
    imageUrl: '/b.webp',
    imageAlt: '',
    url: '/idees',
    newTab: false,
    title: `Block ${internalCode}`,
    subtitle: '',
    buttonLabel: 'Go',
    tag: null,
  })
  const withWords = [
    answer(getAnnouncementBanners, () => banners),
    answer(getMarketingBlocks, () => [block('b', 2), block('a', 1), block('c', 0, 'es_ES')]),
  ]
  const show = (query: Record<string, string>, options: InShellOptions = {}) =>
    open(() => found(0, []), { ...options, location: { query }, api: withWords })

  it.each([
    [{ flow: 'booking' }, 'Prices that hold'],
    [{ flow: 'hotel' }, 'Prices that hold'],
    [{ flow: 'gifting' }, 'Given'],
  ])('[CO-043] [CO-044] announces above the results of %j: %s', async (query, words) => {
    show(query)
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/static/how-we-rank')
  })

  it('[CO-045] announces in the words of the market in the variation', async () => {
    const { record } = show({ flow: 'booking' }, { flags: { announcementVariation: true } })
    expect(screen.getByRole('link', { name: en.announcement.variation })).toBeInTheDocument()
    expect(record.calls.some(({ endpoint }) => endpoint.path === getAnnouncementBanners.path)).toBe(false)
  })

  it('[CO-046] shows the blocks of the locale in their order', async () => {
    show({ flow: 'booking' })
    const blocks = within(await screen.findByRole('region', { name: en.marketing.title }))
    expect(blocks.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Block a',
      'Block b',
    ])
  })

  it('[SH-056] [SH-052] spares agents all of it', async () => {
    show({ flow: 'booking' }, { visit: { customerCare: true } })
    await screen.findByText(en.none.text)
    expect(screen.queryByRole('link', { name: 'Prices that hold' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: en.marketing.title })).not.toBeInTheDocument()
  })
})

describe('for customer care', () => {
  const care = { visit: { customerCare: true } }

  it('[SH-055] shows the ids, the provider and what was asked for', async () => {
    open(() => found(30, [stay('42')]), { ...care, hash: 'city=care' })
    const panel = within(await screen.findByRole('complementary', { name: 'Customer care' }))
    expect(await panel.findByText('42')).toBeInTheDocument()
    for (const text of ['h42', 'Provider found by the search', 'Adults / children / babies', '2 / 0 / 0'])
      expect(panel.getByText(text)).toBeInTheDocument()
    expect(panel.queryByText(/NCNR|FLEXIBLE|totalCount|booking/)).toBeNull()
  })

  it('[SH-055] shows its panel although the search failed, and visitors never', async () => {
    const failing = () => {
      throw new ApiError({ kind: 'http', status: 500 })
    }
    const { unmount } = open(failing, { ...care, hash: 'city=failed' })
    expect(await screen.findByRole('complementary', { name: 'Customer care' })).toBeInTheDocument()
    unmount()
    open(failing, { hash: 'city=failed' })
    await screen.findByText('Oops, something went wrong')
    expect(screen.queryByRole('complementary', { name: 'Customer care' })).not.toBeInTheDocument()
  })
})
