import { nightIn } from '../src/on-sale'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

test('a weekend is booked by touch at 360 px, and nothing is wider than the screen', async ({
  page,
  complaints,
}) => {
  const say = textsOf('fr_FR')
  const shopper = createShopper(page, say, { touch: true })
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.goto('/')
  await shopper.refuseCookies()
  await fits()
  await shopper.chooseDestination('lyo')
  await shopper.chooseNight(await nightIn('fr_FR', 'lyo', 20))
  await shopper.search()
  await page.getByRole('article').first().waitFor()
  await fits()
  await shopper.openFirstStay()
  await shopper.book()
  await fits()
  await shopper.fillBuyer()
  await shopper.fillCard(goodCard)
  await shopper.pay()
  await page.waitForURL(/\/confirmation\//)
  await fits()
  expect(complaints).toEqual([])
})
