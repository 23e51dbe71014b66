import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'
import { homeOf } from './market-urls'
import { firstOnSale } from './on-sale'
import type { Say } from './texts'

/** Least amount that an order needs for the promotion code of the demo. */
const promotionLeast = 10_000

/** A checkout by deep link: two nights that the promotion is for, without the days of activities. */
export async function checkoutLink(locale: MarketLocale, ahead: number, rooms = 1): Promise<string> {
  const nights = 2
  const { stay, checkin } = await firstOnSale({
    locale,
    ahead,
    nights,
    isWanted: ({ sellPrice, availableRooms }) =>
      sellPrice >= promotionLeast && (availableRooms ?? 0) >= rooms,
  })
  const query = new URLSearchParams({ productId: stay.id, locale, selectedOffer: stay.id })
  const hash = new URLSearchParams({ checkin, checkout: addDays(checkin, nights), a: '2' })
  return `${homeOf[locale]}/checkout/booking?${query}#${hash}`
}

/** The first free day of each activity that wants one. `buyerTitle`: heading below them, another one in customer care. */
export async function chooseDays(page: Page, say: Say, buyerTitle = say('checkout', 'buyer.title')) {
  const days = page.getByRole('region', { name: say('checkout', 'days.title') })
  await page.getByRole('heading', { name: buyerTitle }).waitFor()
  for (const select of await days.getByRole('combobox').all()) {
    const open = select.locator('option:not([disabled]):not([value=""])').first()
    await select.selectOption(await open.getAttribute('value'))
  }
}
