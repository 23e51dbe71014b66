import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { activitiesFound } from '../../search/testing/activities-fixture'
import { found, stay } from '../../search/testing/offers-fixture'
import type { ResultCarouselProps } from './carousel-query'
import { ResultCarousel } from './ResultCarousel'

const show = (
  props: Partial<ResultCarouselProps> = {},
  hash = '',
  search: () => OffersAnswer = () => found(30, [stay('1'), stay('2')]),
) =>
  renderInShell(<ResultCarousel title="Nearby" linkLabel="See all" count={3} {...props} />, {
    texts: { search: en },
    hash,
    api: [answer(searchOffers, search), answer(searchActivities, () => activitiesFound(1))],
  })
const asked = ({ record }: ReturnType<typeof show>) => record.calls[0]?.input.body

describe('result carousel on another page', () => {
  it('[CO-015] shows stays of the town its title names, and leads to the whole search', async () => {
    const shown = show({ city: '75', theme: '985' })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/search?flow=booking#theme=985&city=75&distanceMax=0',
    )
    expect(asked(shown)).toMatchObject({
      searchCriterias: { city: '75', theme: '985', adult: 2, distanceMax: 0 },
      pagination: { limit: 3 },
    })
  })

  it('[CO-004] shows what the country of the market has, as the whole search that it leads to', async () => {
    const shown = show({ country: 'IT', checkin: '2026-12-04', checkout: '2026-12-05' })
    await screen.findAllByRole('article')
    expect(asked(shown)).toMatchObject({ searchCriterias: { country: 'IT', checkin: '2026-12-04' } })
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      expect.stringContaining('country=IT'),
    )
  })

  it('[CO-015] shows gifts', async () => {
    const shown = show({ type: 'gifts' })
    await screen.findAllByRole('article')
    expect(asked(shown)).toMatchObject({ performGiftableSearch: true, type: 'gift', flow: 'gifting' })
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/search?flow=gifting')
  })

  it('[CO-015] shows activities', async () => {
    const shown = show({ type: 'activities', theme: '986' })
    expect(await screen.findByRole('link', { name: /^Two hours of steam / })).toBeInTheDocument()
    expect(asked(shown)).toMatchObject({ searchCriterias: { theme: '986' }, limit: 3 })
  })

  it('[CO-015] opens results in a tab of their own where the editor wants it', async () => {
    const { record } = show({ newTab: true })
    const link = await screen.findByRole('link', { name: /^Stay 1 / })
    expect(link).toHaveAttribute('target', '_blank')
    await userEvent.click(link)
    expect(record.navigations).toEqual([])
  })

  it('takes dates and party of the page, but not its place, and leaves out what the page shows', async () => {
    const place = { lat: 47, lng: 4.8, distanceMax: 30, withoutHotels: ['h9'], followsStay: true }
    const shown = show(place, 'city=12&checkin=2026-12-05&checkout=2026-12-07&a=3')
    await screen.findAllByRole('article')
    expect(asked(shown)).toMatchObject({
      searchCriterias: {
        latitude: 47,
        longitude: 4.8,
        distanceMax: 30,
        checkin: '2026-12-05',
        night: 2,
        adult: 3,
      },
      withoutHotels: ['h9'],
    })
    expect(asked(shown)).not.toHaveProperty('searchCriterias.city', '12')
    expect(screen.getByRole('link', { name: /^Stay 1 / })).toHaveAttribute(
      'href',
      expect.stringContaining('checkin=2026-12-05'),
    )
  })

  it.each([
    ['nothing is found', () => found(0, [])],
    [
      'the search fails',
      () => {
        throw new ApiError({ kind: 'http', status: 500 })
      },
    ],
  ])('[CO-016] leaves no gap when %s', async (_, search) => {
    const shown = show({}, '', search)
    await waitFor(() => expect(shown.record.calls).toHaveLength(1))
    expect(screen.queryByRole('heading', { name: 'Nearby' })).not.toBeInTheDocument()
  })
})
