import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getAnnouncementBanners } from '@escapade/shared-contracts/api/content/cms'
import { getHomeContent } from '@escapade/shared-contracts/api/content/content'
import { getBoxesBlock, getGiftBlocks } from '@escapade/shared-contracts/api/gifts/gifts'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { writeLastSearch } from '@escapade/shared-contracts/visitor/last-search'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import { HomePage } from './HomePage'

const picture = (base: string) => ({ base, alt: base, placeholder: null })
const home = {
  hero: {
    title: 'Two days',
    subtitle: '',
    image: picture('/images/hero'),
    imageNight: picture('/images/night'),
  },
  banner: { title: 'Autumn', text: '', uri: '/search', buttonLabel: 'Look', image: picture('/images/band') },
  thematics: [],
  popularPlaces: [],
  pageModel: { title: 'Home', description: '' },
}
const gifts = (title: string) => ({
  title,
  subtitle: '',
  imageS: picture('/images/small'),
  imageL: picture('/images/large'),
  boxURL: '/boxes/sea',
  singleVoucherURL: '/search?flow=gifting&type=singleVoucher',
  giftcardURL: '/giftcard',
  activityOnlyURL: '/search?flow=activity',
  campaign: 'gift-block',
  category: 'gift',
})
const box = {
  id: 'sea',
  title: 'Sea',
  url: '/boxes/sea',
  image: picture('/b'),
  includedContent: [],
  rating: null,
  price: 100,
  promoPrice: null,
  discount: 0,
}
const boxes = {
  locale: 'fr_FR',
  results: [box],
  campaign: 'best-boxes',
  title: 'Best boxes',
  subtitle: '',
  buttonLabel: 'All gifts',
  buttonURL: '/search?flow=gifting',
}
const announced = (flow: string, content: string) => ({
  flow,
  localizations: [
    {
      locale: 'fr_FR',
      announcementBanner: { content, colorVariation: 'red', link: { url: '/static/ranking' } },
    },
  ],
})

type How = {
  flow?: Flow
  locale?: Locale
  customerCare?: boolean
  flags?: Record<string, boolean>
  boxes?: () => unknown
  waits?: boolean
  /** Home's own words cannot be had. */
  fails?: boolean
  rating?: null
}

function show({
  flow = 'booking',
  locale = 'fr_FR',
  customerCare = false,
  flags = {},
  boxes: reply = () => boxes,
  waits = false,
  fails = false,
  rating,
}: How = {}) {
  const say = (value: () => unknown) => (waits ? () => new Promise(() => {}) : value) as never
  return renderInShell(<HomePage flow={flow} />, {
    texts: { content: en },
    visit: { locale, customerCare, ...(rating === undefined ? {} : { rating }) },
    flags,
    api: [
      answer(
        getHomeContent,
        say(() => {
          if (fails) throw new ApiError({ kind: 'http', status: 500, message: 'down' } as never)
          return home
        }),
      ),
      answer(getBoxesBlock, say(reply)),
      answer(
        getGiftBlocks,
        say(() => ({ fr_FR: gifts('Give in France'), it_IT: gifts('Give in Italy') })),
      ),
      answer(
        getAnnouncementBanners,
        say(() => ({
          homePages: [announced('stay', 'New stays'), announced('single_voucher', 'New gifts')],
          searchPages: [],
          productPages: [],
        })),
      ),
    ],
  })
}

describe('the home page', () => {
  it('[CO-005] has its blocks in the documented order', async () => {
    const { container, record } = show()
    const marks = [
      'Two days',
      'New stays',
      en.home.strip.care,
      'Autumn',
      en.home.why.title,
      'Give in France',
      'Best boxes',
    ]
    await screen.findByText('Best boxes')
    const text = container.textContent ?? ''
    const places = marks.map((mark) => text.indexOf(mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(record.fragments[0]?.fragment).toBe('mf-search/search-box')
    const slots = [...container.querySelectorAll('[data-slot]')]
    expect(slots.at(-1)).toHaveAttribute('data-when', 'seen')
  })

  it('claims neither years nor reviews in a shop without reviews', async () => {
    show({ rating: null })
    await screen.findByText('Best boxes')
    expect(screen.getByText(en.home.why.price.title)).toBeVisible()
    expect(screen.queryByText(en.home.why.years.title)).toBeNull()
  })

  it.each<[Flow, string | null]>([
    ['booking', 'New stays'],
    ['hotel', 'New stays'],
    ['gifting', 'New gifts'],
    ['activity', null],
  ])('[CO-043] [CO-044] announces in the flow %s: %s', async (flow, words) => {
    show({ flow })
    await screen.findByText('Best boxes')
    await waitFor(() => expect(screen.queryByText(/^New /)?.textContent ?? null).toBe(words))
    if (words) expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/static/ranking')
  })

  it.each<[Locale, string]>([
    ['fr_FR', 'Give in France'],
    ['it_IT', 'Give in Italy'],
  ])(
    '[CO-051] [SH-080] gives in the words of %s by four links, which tell their block',
    async (locale, title) => {
      show({ locale })
      const block = within(await screen.findByRole('region', { name: title }))
      expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/boxes/sea?utm_medium=website&utm_campaign=gift-block',
        '/search?flow=gifting&type=singleVoucher&utm_medium=website&utm_campaign=gift-block',
        '/giftcard?utm_medium=website&utm_campaign=gift-block',
        '/search?flow=activity&utm_medium=website&utm_campaign=gift-block',
      ])
      const [phone] = [...(block.getByRole('img').closest('picture')?.querySelectorAll('source') ?? [])]
      expect(phone).toHaveAttribute('media', '(max-width: 599px)')
      expect(phone?.srcset).toContain('/images/small/')
      expect(block.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/images/large/'))
    },
  )

  it('[SH-080] leads to boxes and to all gifts with the campaign of their block', async () => {
    show()
    const block = within(await screen.findByRole('region', { name: 'Best boxes' }))
    expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search?flow=gifting&utm_medium=website&utm_campaign=best-boxes',
      '/boxes/sea?utm_medium=website&utm_campaign=best-boxes',
    ])
  })

  it('[CO-001] has the headline of the editors, and the name of the shop where theirs cannot be had', async () => {
    const { unmount } = show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Two days' })).toBeVisible()
    unmount()
    show({ fails: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'Escapade' })).toBeVisible()
  })

  describe('stays near what was searched for', () => {
    const keep = (uri: string, locale: Locale = 'fr_FR') =>
      writeLastSearch(localStorage, { uri, locale, where: 'Beaune', when: null, until: null })
    afterEach(() => localStorage.clear())
    const nearOf = ({ record }: ReturnType<typeof show>) =>
      record.fragments.find(({ props }) => String(props?.title).startsWith('Around'))

    it('[CO-005] are around its town', async () => {
      keep('/search?flow=booking#city=75&checkin=2027-01-08')
      const shown = show()
      await screen.findByText('Best boxes')
      expect(nearOf(shown)?.props).toMatchObject({ title: 'Around Beaune', city: '75', distanceMax: 50 })
    })

    it.each<[string, Parameters<typeof keep>, How]>([
      ['a region', ['/search?flow=booking#region=FR.27'], {}],
      ['no place', ['/search?flow=booking#theme=985'], {}],
      ['another market', ['/search?flow=booking#city=75', 'es_ES'], {}],
      ['an agent’s page', ['/search?flow=booking#city=75'], { customerCare: true }],
      ['a page of gifts', ['/search?flow=booking#city=75'], { flow: 'gifting' }],
    ])('are not shown for %s', async (_, kept, how) => {
      keep(...kept)
      const shown = show(how)
      await waitFor(() => expect(shown.record.calls.length).toBeGreaterThan(0))
      expect(nearOf(shown)).toBeUndefined()
    })
  })

  it('[CO-050] keeps the place of banner and gifts while they are under way', () => {
    show({ waits: true })
    expect(screen.getByTestId('banner-waiting')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByTestId('gifts-waiting')).toHaveAttribute('aria-busy', 'true')
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('[CO-049] with errors shown: %s, says of boxes that failed', async (errors, shown) => {
    const { record } = show({
      flags: { errors },
      boxes: () => {
        throw new ApiError({ kind: 'http', status: 500, message: 'down' } as never)
      },
    })
    await waitFor(() => expect(record.errors).toHaveLength(1))
    expect(screen.queryAllByText(/^Error: /)).toHaveLength(shown)
    expect(screen.queryByText('Best boxes')).not.toBeInTheDocument()
  })

  it('[SH-085] has no boxes where they are switched off', async () => {
    show({ flags: { boxes: false } })
    await screen.findByText('Give in France')
    expect(screen.queryByText('Best boxes')).not.toBeInTheDocument()
  })
})
