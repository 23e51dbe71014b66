import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getTargetedBanners } from '@escapade/shared-contracts/api/content/cms'
import type { TargetedBanner } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Flags } from '@escapade/shared-contracts/api/content/content-schemas'
import { getBoxesBlock, getGiftBlocks } from '@escapade/shared-contracts/api/gifts/gifts'
import type { BoxesBlock } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import { giftDrawerClosed } from '@escapade/shared-contracts/events/events'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { activitiesFound } from '../search/testing/activities-fixture'
import { found, stay } from '../search/testing/offers-fixture'
import { ActivityList, StayList } from './testing/lists'

type Setup = { hash?: string; flow?: Flow; singleVoucher?: true; visit?: Partial<Visit>; flags?: Flags }

const show = (search: () => OffersAnswer, { flow = 'booking', singleVoucher, ...setup }: Setup = {}) =>
  renderInShell(<StayList flow={flow} page={0} singleVoucher={singleVoucher} />, {
    texts: { search: en },
    ...setup,
    api: [
      answer(searchOffers, search),
      answer(getGiftBlocks, () => ({ fr_FR: giftBlock, it_IT: giftBlock })),
      answer(getBoxesBlock, ({ params: { locale } }: { params: { locale: string } }) => {
        if (locale === 'nl_NL') throw new ApiError({ kind: 'http', status: 500, message: 'down' })
        return boxesBlock
      }),
      answer(getTargetedBanners, () => banners),
    ],
  })

const image = { base: '/images/gifts/1', sizes: {}, alt: '', url: '' }
const giftBlock = {
  title: 'Give a stay',
  subtitle: 'Valid one year',
  imageS: image,
  imageL: image,
  boxURL: '/box',
  singleVoucherURL: '/gift/voucher',
  giftcardURL: '/giftcard/customization',
  activityOnlyURL: '/search?flow=activity',
  campaign: 'gifts',
  category: 'gift',
}
const boxesBlock: BoxesBlock = {
  locale: 'fr_FR',
  title: 'A box full of weekends',
  subtitle: 'Dozens of hotels in one box',
  campaign: 'best-boxes',
  buttonLabel: 'See the gift boxes',
  buttonURL: '/search?flow=gifting',
  results: [
    {
      id: '1',
      title: 'Green night',
      image: { ...image, base: '/images/boxes/1' },
      handle: 'green-night',
      price: 9900,
      promoPrice: null,
      discount: 0,
      rating: null,
      includedContent: [],
      url: '/boxes/green-night',
      position: 1,
      campaign: 'best-boxes',
    },
  ],
}
const spaBanner: TargetedBanner = {
  title: 'The same spa, as a gift',
  subtitle: '',
  imageUrl: '/spa/1500x736.webp',
  imageMobile: '/spa/750x528.webp',
  imagePosition: 'right',
  imageAlt: '',
  url: null,
  newTab: false,
  ctas: [{ label: 'Give a stay', url: 'https://elsewhere.test/', newTab: true, category: null }],
  campaign: 'spa-gift',
  category: 'banner',
  locale: 'fr_FR',
  page: 'search',
  theme: '986',
}
const banners = [{ ...spaBanner, locale: 'es_ES' as const, title: 'El mismo spa' }, spaBanner]
const stays = (count: number) => Array.from({ length: count }, (_, index) => stay(String(index + 1)))
const promos = () => screen.queryAllByRole('complementary').map((promo) => promo.getAttribute('aria-label'))

describe('what stands between the results', () => {
  it('[SE-010] [SE-019] stands one promotion after each of the first two blocks and the gift cross-sell last', async () => {
    show(() => found(60, stays(4)), { hash: 'city=75&theme=985' })
    await waitFor(() =>
      expect(promos()).toEqual([en.promo.giftStay.title, boxesBlock.title, en.promo.crossSell.title]),
    )
    expect(screen.getByRole('link', { name: en.promo.crossSell.link })).toHaveAttribute(
      'href',
      '/search?flow=gifting#city=75',
    )
  })

  it('[SE-010] [CO-046] [CO-047] gives the first place to a banner of the editors for this search', async () => {
    const { record } = show(() => found(60, stays(4)), { hash: 'theme=986' })
    await waitFor(() => expect(promos().slice(0, 2)).toEqual([spaBanner.title, boxesBlock.title]))
    const banner = screen.getByRole('complementary', { name: spaBanner.title })
    expect(banner).toHaveAttribute('data-position', 'right')
    const link = within(banner).getByRole('link', { name: 'Give a stay' })
    expect(link).toHaveAttribute('target', '_blank')
    await userEvent.click(link)
    expect(record.tracked).toContainEqual(expect.objectContaining({ name: 'select_promotion' }))
  })

  it.each([
    [{ boxes: false }, [en.promo.giftStay.title, en.promo.giftCard.title]],
    [{}, [en.promo.giftStay.title, boxesBlock.title]],
  ])('[SE-010] with the flags %j offers %j', async (flags, titles) => {
    show(() => found(60, stays(4)), { flags })
    await waitFor(() => expect(promos().slice(0, 2)).toEqual(titles))
  })

  it('[SE-010] tells gifts which block they were found in', async () => {
    show(() => found(60, stays(4)))
    const link = await screen.findByRole('link', { name: boxesBlock.buttonLabel })
    expect(link).toHaveAttribute('href', '/search?flow=gifting&utm_medium=website&utm_campaign=best-boxes')
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('[CO-049] with errors shown: %s, says of a boxes block that failed', async (errors, shown) => {
    const { record } = show(() => found(60, stays(4)), { flags: { errors }, visit: { locale: 'nl_NL' } })
    await waitFor(() => expect(record.errors).toHaveLength(1))
    expect(screen.queryAllByText('Error: down')).toHaveLength(shown)
  })

  it('[SE-010] [SE-019] shows customer care the results alone', async () => {
    show(() => found(60, stays(4)), { visit: { customerCare: true } })
    await screen.findAllByRole('article')
    expect(promos()).toEqual([])
  })

  it.each([
    ['fr_FR', en.promo.singleVoucher.title],
    ['it_IT', en.promo.giftCard.title],
  ] as const)('[SE-011] offers in %s its own gift between gifts', async (locale, title) => {
    show(() => found(60, stays(4)), { flow: 'gifting', visit: { locale } })
    await waitFor(() => expect(promos()).toEqual([title, title]))
  })

  it('[SE-002] [SE-011] never leads from single vouchers to single vouchers', async () => {
    show(() => found(60, stays(4)), { flow: 'gifting', singleVoucher: true })
    await waitFor(() => expect(promos()).toEqual([en.promo.giftCard.title, en.promo.giftCard.title]))
  })

  it.each([
    ['booking', 'c=1', true],
    ['booking', 'b=1', true],
    ['booking', 'c=1&theme=39', false],
    ['booking', 'a=2', false],
    ['gifting', 'c=1', false],
  ] as const)('[SE-017] leads families to their theme in %s at %s: %s', async (flow, hash, shown) => {
    show(() => found(60, stays(2)), { flow, hash })
    await screen.findAllByRole('article')
    expect(promos().includes(en.promo.family.title)).toBe(shown)
  })
})

describe('around activities', () => {
  const answerOf = (count: number) => {
    const [one] = activitiesFound(1).activityOnlyPackages
    const packages = one
      ? Array.from({ length: count }, (_, index) => ({ ...one, id: String(index + 1) }))
      : []
    const { searchDetails, ...rest } = activitiesFound(count)
    const around = [
      { label: 'France', uri: '/search?flow=activity#country=FR' },
      { label: 'Beaune', uri: '/search?flow=activity#city=75' },
    ]
    const pageModel = { title: '', description: '', index: true, follow: true, text: ['Baths of stone.'] }
    return {
      ...rest,
      activityOnlyPackages: packages,
      pageModel,
      searchDetails: { ...searchDetails, locationHierarchy: around },
    }
  }

  it('[SE-008] [SE-010] [SE-015] [SE-016] stand promotions between the blocks, and the place below', async () => {
    renderInShell(<ActivityList flow="activity" page={0} />, {
      texts: { search: en },
      api: [
        answer(searchActivities, () => answerOf(5)),
        answer(getGiftBlocks, () => ({ fr_FR: giftBlock })),
        answer(getBoxesBlock, () => boxesBlock),
      ],
    })
    await waitFor(() => expect(promos()).toEqual([en.promo.giftCard.title, boxesBlock.title]))
    const lists = screen.getAllByRole('list').map((list) => within(list).queryAllByRole('article').length)
    expect(lists.filter((cards) => cards > 0)).toEqual([3, 2])
    expect(screen.getByText('Baths of stone.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'France' })).toHaveAttribute(
      'href',
      '/search?flow=activity#country=FR',
    )
  })
})

it('[GI-001] has the boxes among the gifts that were found, after the first of them', async () => {
  const { record } = show(() => found(2, [stay('1'), stay('2')]), { flow: 'gifting' })
  await waitFor(() =>
    expect(record.fragments.map(({ fragment }) => fragment)).toContain('mf-gifting/gift-boxes'),
  )
})

it.each(['fr_FR', 'es_ES', 'fr_BE', 'nl_NL', 'nl_BE', 'it_IT'] as const)(
  '[GI-035] opens the ways to give a stay from its card in %s, and takes them away again',
  async (locale) => {
    const result = stay('1')
    const [pack] = result.packages
    const { record, channel } = show(() => found(1, [result]), { visit: { locale } })
    await userEvent.click(await screen.findByRole('button', { name: /^Give: / }))
    const drawer = record.fragments.find(({ fragment }) => fragment === 'mf-gifting/gift-drawer')
    expect(drawer?.props).toMatchObject({ productId: pack?.id, label: pack?.label })
    expect(document.querySelectorAll('[data-slot]')).toHaveLength(1)
    act(() => channel.emit(giftDrawerClosed, { productId: pack?.id ?? '' }))
    expect(document.querySelectorAll('[data-slot]')).toHaveLength(0)
  },
)
