import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'
import { gatewayUrl } from './addresses'
import { dayAhead } from './days'
import { homeOf } from './market-urls'
import type { Say } from './texts'

const api = createApiClient({ baseUrl: gatewayUrl })

/** Least amount that an order needs for the promotion code of the demo. */
const promotionLeast = 10_000

/** A checkout by deep link: two nights that the promotion is for, without the days of activities. */
export async function checkoutLink(locale: MarketLocale, daysAhead: number, rooms = 1): Promise<string> {
  const checkin = dayAhead(daysAhead)
  const night = 2
  const { exactMatch } = await api.send(searchOffers, {
    body: { locale, searchCriterias: { adult: 2, child: 0, baby: 0, checkin, night } },
  })
  const stay = exactMatch
    .flatMap(({ packages }) => packages)
    .find(({ sellPrice, availableRooms }) => sellPrice >= promotionLeast && (availableRooms ?? 0) >= rooms)
  if (!stay) throw new Error(`No stay of ${promotionLeast} cents with ${rooms} rooms in ${locale}`)
  const query = new URLSearchParams({ productId: stay.id, locale, selectedOffer: stay.id })
  const hash = new URLSearchParams({ checkin, checkout: addDays(checkin, night), a: '2' })
  return `${homeOf[locale]}/checkout/booking?${query}#${hash}`
}

/** The first free day of each activity that wants one. */
export async function chooseDays(page: Page, say: Say) {
  const days = page.getByRole('region', { name: say('checkout', 'days.title') })
  await page.getByRole('heading', { name: say('checkout', 'buyer.title') }).waitFor()
  for (const select of await days.getByRole('combobox').all()) {
    const open = select.locator('option:not([disabled]):not([value=""])').first()
    await select.selectOption(await open.getAttribute('value'))
  }
}
