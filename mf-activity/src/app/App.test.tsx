import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer } from '@escapade/remote-kit/runtime/testing'
import { getActivityDetail, searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { card, center, part } from '../testing/activity-fixture'
import { findBuy, renderActivity } from '../testing/render-activity'

beforeEach(() => localStorage.clear())

const refuse = (status: number) => () => {
  throw new ApiError({ kind: 'http', status })
}
const region = (name: string) => within(screen.getByRole('region', { name }))

describe('states of the page', () => {
  it('[AC-011] is a skeleton, then the activity', async () => {
    renderActivity()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Steam bath and scrub' })).toBeVisible()
  })

  it('[AC-021] says so when the gateway fails, with nothing to press', async () => {
    const { container } = renderActivity({ api: [answer(getActivityDetail, refuse(500))] })
    expect(await screen.findByText('Oops, something went wrong')).toBeVisible()
    expect(container.querySelectorAll('button, a')).toHaveLength(0)
  })

  it('[AC-006] shows what is no longer sold with a notice instead of prices', async () => {
    renderActivity({ detail: { published: false } })
    expect(await screen.findByRole('heading', { name: 'Too late!' })).toBeVisible()
    expect(screen.getByText(/^This offer has expired\.\.\. Fortunately/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other offers' })).toHaveAttribute(
      'href',
      '/search?flow=activity',
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Steam bath and scrub')
    expect(screen.queryByRole('button', { name: 'Offer' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'How it works' })).toBeNull()
  })

  it('[AC-006] sells what does not say whether it is published', async () => {
    renderActivity({ detail: { published: undefined } })
    await findBuy()
    expect(screen.queryByText('Too late!')).toBeNull()
  })

  it('shows an address that names nothing as too late', async () => {
    const { record } = renderActivity({ api: [answer(getActivityDetail, refuse(404))] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Too late!' })).toBeVisible()
    expect(record.errors).toEqual([])
  })

  it('[AC-025] has the breadcrumb and the title of the answer', async () => {
    renderActivity()
    const crumbs = await screen.findByRole('navigation', { name: 'You are here' })
    expect(within(crumbs).getByRole('link', { name: 'France' })).toHaveAttribute(
      'href',
      '/search?flow=activity#country=FR',
    )
    await waitFor(() => expect(document.title).toBe('Steam bath in Beaune'))
  })
})

describe('what the page tells', () => {
  it('[AC-002] [AC-004] shows pictures, title, house and town', async () => {
    renderActivity()
    const pictures = await screen.findByRole('region', { name: 'Pictures' })
    expect(
      within(pictures)
        .getAllByRole('img')
        .map((each) => each.getAttribute('alt')),
    ).toEqual(['hammam/7', 'spa/7', 'massage/7'])
    expect(within(pictures).getAllByRole('img')[0]).toHaveAttribute('loading', 'eager')
    const house = screen.getByRole('link', { name: 'Bains du Lavoir' })
    expect(house).toHaveAttribute('href', '/search?flow=activity#hotel=c1')
    expect(house.closest('header')).toHaveTextContent('Beaune')
  })

  it('[AC-005] has description, activities, schedules, locations, nice-to-know and important info', async () => {
    renderActivity()
    expect(await screen.findByRole('button', { name: 'See more' })).toBeVisible()
    expect(region('What you will do').getByText('Two hours of steam bath')).toBeVisible()
    expect(region('Opening hours').getByText('Every day, from 10:00 to 20:00')).toBeVisible()
    expect(region('Where it takes place').getByText('3 rue du Moulin, 21200 Beaune')).toBeVisible()
    expect(
      region('Where it takes place').getByRole('link', { name: 'See Bains du Lavoir on a map' }),
    ).toHaveAttribute('href', expect.stringContaining('mlat=47.02&mlon=4.84'))
    expect(region('Nice to know').getByText('Public car park nearby.')).toBeVisible()
    expect(region('Important information').getByText('Swimwear required.')).toBeVisible()
    expect(region('Important information').getByText('A booked slot can be moved.')).toBeVisible()
  })

  it('[AC-005] leaves out what is empty', async () => {
    const silent = part({ schedules: [], composition: [], importantInformation: [] })
    renderActivity({ detail: { activities: [silent], niceToKnow: [], importantInfos: [], description: '' } })
    await findBuy()
    for (const name of ['Opening hours', 'Nice to know', 'Important information'])
      expect(screen.queryByRole('region', { name })).toBeNull()
    expect(screen.queryByRole('button', { name: 'See more' })).toBeNull()
  })

  it('[AC-022] names each part with its kind, and every house once, the main one first', async () => {
    const hotel = center({ id: 'c2', label: 'Le Fourneau', main: false })
    const parts = [
      part(),
      part({ title: 'Dinner', univers: 'Gastronomy', activityCenter: [hotel, center()] }),
    ]
    renderActivity({ detail: { activities: parts } })
    await findBuy()
    expect(screen.getAllByText('Thermal baths')[0]).toBeVisible()
    expect(region('What you will do').getByText('Gastronomy')).toBeVisible()
    const links = region('Where it takes place').getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'See Bains du Lavoir on a map',
      'See Le Fourneau on a map',
    ])
  })

  it('[AC-009] [AC-020] explains in three steps how it works, and how long the voucher is valid', async () => {
    renderActivity()
    await findBuy()
    expect(region('How it works').getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('Voucher valid 12 months')).toBeVisible()
  })
})

describe('what else there is', () => {
  it('[AC-003] keeps the activity in the wishlist, and takes it out again', async () => {
    renderActivity()
    const heart = await screen.findByRole('button', { name: 'Add to favourites: Steam bath and scrub' })
    await userEvent.click(heart)
    expect(JSON.parse(localStorage.getItem('escapade.wishlist') ?? '')).toMatchObject([
      { id: '7', type: 'ACTIVITY', uri: '/activity/7', hotel: { label: 'Bains du Lavoir' } },
    ])
    await userEvent.click(heart)
    expect(localStorage.getItem('escapade.wishlist')).toBe('[]')
  })

  it('[AC-010] lists the activities seen before, and neither stays nor itself', async () => {
    const seen = (id: string, type: string) => ({
      id,
      type,
      label: `Seen ${id}`,
      imageUrl: '/images/a',
      uri: `/activity/${id}`,
      price: { sellPrice: 4500, refPrice: null, promo: 0, nights: 0 },
      hotel: {
        id: 'c',
        label: 'A house',
        stars: 0,
        location: { label: 'Lyon' },
        review: { count: 0, score: null },
      },
    })
    localStorage.setItem(
      'escapade.recentlyViewed',
      JSON.stringify([seen('7', 'ACTIVITY'), seen('3', 'STAY'), seen('4', 'ACTIVITY')]),
    )
    renderActivity()
    const viewed = within(await screen.findByRole('region', { name: 'Recently viewed activities' }))
    expect(viewed.getAllByRole('link').map((link) => link.textContent)).toEqual(['Seen 4'])
    expect(viewed.getByText('per adult')).toBeVisible()
    const stored = JSON.parse(localStorage.getItem('escapade.recentlyViewed') ?? '')
    expect(stored.map(({ id }: { id: string }) => id)).toEqual(['7', '3', '4'])
    expect(stored[0]).toMatchObject({ type: 'ACTIVITY', price: { sellPrice: 4500 } })
  })

  it('[AC-023] asks for one activity of each house around, and leaves out its own', async () => {
    const { record } = renderActivity({ nearby: [card('7'), card('8')] })
    const nearby = within(await screen.findByRole('region', { name: 'More to do around Beaune' }))
    expect(nearby.getAllByRole('link').map((link) => link.textContent)).toEqual(['Activity 8'])
    const call = record.calls.find(({ endpoint }) => endpoint.path === searchActivities.path)
    expect(call?.input.body).toMatchObject({
      numberOfPackagesPerHotel: 1,
      page: 0,
      searchCriterias: { latitude: 47.02, longitude: 4.84 },
    })
  })

  it('goes without what is around when it cannot be told', async () => {
    renderActivity({ api: [answer(searchActivities, refuse(503))] })
    await findBuy()
    expect(screen.queryByText(/More to do/)).toBeNull()
  })
})

describe('can be used by everyone', () => {
  it.each<[string, Parameters<typeof renderActivity>[0], string]>([
    ['as it is sold', { nearby: [card('8')] }, 'How it works'],
    ['when it is no longer sold', { detail: { published: false } }, 'See other offers'],
    ['when it is unknown', { api: [answer(getActivityDetail, refuse(404))] }, 'Too late!'],
    [
      'when the gateway does not answer',
      { api: [answer(getActivityDetail, refuse(500))] },
      'Oops, something went wrong',
    ],
  ])('%s', async (_, options, seen) => {
    renderActivity(options)
    await screen.findByText(seen)
    await expectAccessible()
  })

  it.each(['Offer', 'Buy for myself'])('with what "%s" opens', async (name) => {
    renderActivity()
    await userEvent.click(within(await findBuy()).getByRole('button', { name }))
    await expectAccessible(await screen.findByRole('dialog'))
  })
})
