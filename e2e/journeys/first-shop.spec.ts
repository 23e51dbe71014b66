import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { ports } from '../src/addresses'
import { dayAhead } from '../src/days'
import { homesAt } from '../src/market-urls'
import { type OperatedShop, openOperatedShop } from '../src/operated-shop'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const homes = homesAt(ports.operated)
const names = {
  fr: 'Une nuit au bord de l’eau',
  es: 'Una noche junto al agua',
  nl: 'Een nacht aan het water',
  it: 'Una notte sull’acqua',
}

let shop: OperatedShop
test.describe.configure({ mode: 'serial', timeout: 300_000 })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  shop = await openOperatedShop()
})
test.afterAll(() => shop?.stop())

test('an empty shop says that nothing is on sale, and claims nothing', async ({ page }) => {
  await page.goto(homes.fr_FR)
  const say = textsOf('fr_FR')
  await expect(page.getByText(say('content', 'home.why.price.title'))).toBeVisible()
  await expect(page.getByText(say('content', 'home.why.years.title'))).toHaveCount(0)
  await expect(page.getByText(pattern(say('shell', 'footer.rating')))).toHaveCount(0)
  await page.goto(`${homes.fr_FR}/search?flow=booking`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('0')
})

test('the guide for operators leads to a hotel in six locales, and to a paid booking', async ({ page }) => {
  await page.goto(homes.fr_FR)
  for (const name of ['front', 'room'])
    await shop.put(
      `my-shop/pictures/${name}.jpg`,
      await page.screenshot({ type: 'jpeg', clip: pictureOf(name) }),
    )
  await shop.writeFiles(/hotels|captions|labels|rates/)
  expect(await shop.follow('towns')).toMatch(/3021372\s.*Dijon/)
  expect(await shop.follow('hotel')).toMatch(/maison-du-canal +new +0 +0 +0\n.*\n(.* new .*\n){2}A dry run/)
  expect(await shop.follow('nights')).toMatch(/maison-du-canal-double/)

  for (const locale of locales) {
    await page.goto(`${homes[locale]}/search?flow=booking`)
    const card = page.getByRole('article').first()
    await expect(card).toContainText(names[locale.slice(0, 2) as keyof typeof names])
    await expect(card).toContainText('Dijon')
  }

  await page.goto(`${homes.es_ES}/hotel/maison-du-canal`)
  await expect(page.getByText('Barca a disposición').first()).toBeVisible()

  const say = textsOf('fr_FR')
  const shopper = createShopper(page, say)
  await page.goto(homes.fr_FR)
  await shopper.refuseCookies()
  await shopper.chooseDestination('Dijon')
  await shopper.chooseNight(dayAhead(40))
  await shopper.search()
  await shopper.openFirstStay()
  await expect(page.getByRole('button', { name: /La façade sur le canal/ })).toBeVisible()
  await shopper.book()
  await shopper.fillBuyer()
  await shopper.fillCard(goodCard)
  await shopper.pay()
  await expect(
    page.getByRole('heading', { level: 1, name: say('checkout', 'confirmation.title') }),
  ).toBeVisible()
  expect(await shop.follow('orders')).toMatch(/confirmed/)
})

test('the guide goes on to an activity of that hotel, and to a gift card of its own', async ({ page }) => {
  const card = `${homes.nl_NL}/giftcard/customization`
  await page.goto(card)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shop.writeFiles(/centers|cards/)
  const said = await shop.follow('gifts')
  for (const row of [/canal-baths.json +canal-baths +new/, /canal.json +canal +new/])
    expect(said).toMatch(row)
  await page.goto(`${homes.it_IT}/search?flow=activity`)
  await expect(page.getByRole('article').first()).toContainText('Una mattina alle terme')
  await expect(page.getByRole('article').first()).toContainText('39')
  // Pages that are kept know of an import after seconds.
  await expect(async () => {
    await page.goto(card)
    await expect(page.getByRole('radio', { name: 'Het kanaal' })).toBeChecked({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('img', { name: 'Het kanaal' }).first()).toBeVisible()
})

/** Two pictures that differ. */
const pictureOf = (name: string) => ({ x: name === 'front' ? 0 : 200, y: 0, width: 900, height: 600 })
