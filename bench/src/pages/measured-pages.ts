import { systemClock } from '@escapade/gateway/platform/clock'
import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'

import { signIn } from './sign-in'

export type MeasuredPage = {
  name: string
  path: string
  /** The page is of use when each of these is there, and those that can be pressed have their handlers. */
  usable: string[]
  /** The plain bundle has this page too. */
  isPlain?: boolean
  /** Of an account: cookies of its session. */
  cookie?: string
}

const searchButton = 'search form [type="submit"]'
const anyButton = ['main h1']

/** Every kind of page of the shop; those of offers are of the first that a search finds. */
export async function measuredPages(gateway: string): Promise<MeasuredPage[]> {
  const { stay, hotel, activity } = await firstOffers(gateway)
  const cookie = await signIn(gateway)
  const alone = (name: string, path: string) => ({ name, path, usable: anyButton })
  return [
    { name: 'home', path: paths.home(), usable: [searchButton], isPlain: true },
    ...(['gifting', 'activity', 'hotel'] as const).map((flow) => ({
      name: `home-${flow}`,
      path: paths.home({ flow }),
      usable: [searchButton],
    })),
    {
      name: 'search',
      path: paths.search({ flow: 'booking' }),
      usable: [searchButton, `main a[href*="${paths.product({ id: '' })}"]`],
      isPlain: true,
    },
    { name: 'product', path: stay, usable: ['main h1', 'main button'], isPlain: true },
    alone('hotel', hotel),
    alone('activity', activity),
    alone('box', paths.box({ id: 'green-night' })),
    alone('gift-card', paths.giftCard()),
    alone('landing', paths.landing({ locale: 'fr_FR', kind: 'city', slug: 'paris' })),
    alone('ideas', paths.ideas()),
    alone('faq', paths.staticPage({ id: 'faq' })),
    alone('contact', paths.contact()),
    alone('lookup', paths.bookingLookup()),
    alone('checkout', await firstCheckout(gateway)),
    alone('sign-in', paths.signIn()),
    { ...alone('trips', paths.trips()), cookie },
    { ...alone('profile', paths.profile()), cookie },
    { ...alone('wishlist', paths.wishlist()), cookie },
    alone('not-found', '/no-such-page'),
  ]
}

async function firstOffers(gateway: string) {
  const api = createApiClient({ baseUrl: gateway })
  const { exactMatch } = await api.send(searchOffers, { body: { locale: 'fr_FR', searchCriterias: {} } })
  const { activityOnlyPackages } = await api.send(searchActivities, { body: { locale: 'fr_FR' } })
  const stay = exactMatch[0]?.packages[0]
  const [activity] = activityOnlyPackages
  if (!exactMatch[0] || !stay || !activity) throw new Error('The searches find nothing to measure')
  return { stay: stay.uri, hotel: exactMatch[0].hotel.uri, activity: activity.uri }
}

/** Checkout of a stay that is free a month from now, as its page leads there. */
async function firstCheckout(gateway: string) {
  const checkin = addDays(systemClock.today(), 30)
  const dates = { checkin, checkout: addDays(checkin, 1) }
  const { exactMatch } = await createApiClient({ baseUrl: gateway }).send(searchOffers, {
    body: { locale: 'fr_FR', searchCriterias: { adult: 2, child: 0, baby: 0, checkin, night: 1 } },
  })
  const [stay] = exactMatch.flatMap(({ packages }) => packages)
  if (!stay) throw new Error(`No stay is free on ${checkin}`)
  const hash = String(new URLSearchParams({ ...dates, a: '2' }))
  return paths.stayCheckout({ productId: stay.id, selectedOffer: stay.id, hash })
}
