import { checkoutUri } from './checkout-uri'

it('[PR-028] carries product, days and criteria to the checkout', () => {
  const uri = checkoutUri({
    productId: '7',
    locale: 'fr_FR',
    activityDates: ['12_0', '15_1'],
    hasBestPrice: true,
    criteria: { checkin: '2026-12-04', checkout: '2026-12-05', nights: 1, a: 2 },
  })
  expect(uri).toBe(
    '/checkout/booking?productId=7&locale=fr_FR&selectedOffer=7&selectedDates=12_0-15_1&hasBestPrice=true' +
      '#checkin=2026-12-04&checkout=2026-12-05&nights=1&a=2&activityDates=12_0-15_1',
  )
})
