import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { settled } from '../src/accessibility'
import { shopUrl } from '../src/addresses'
import { checkoutLink } from '../src/checkout'
import { careHomeOf } from '../src/market-urls'
import { firstOnSale } from '../src/on-sale'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')

test('[SH-006] the address of a hotel shows it with the dates and the party of the hash', async ({
  page,
}) => {
  const { stay, checkin } = await firstOnSale({ locale: 'fr_FR', ahead: 20, nights: 1 })
  await page.goto(paths.product({ id: stay.id }))
  const hotel = await page.locator('main a[href*="/hotel/"]').first().getAttribute('href')
  const path = new URL(hotel ?? '', page.url()).pathname
  expect(path).toMatch(/^\/hotel\/[^/]+$/)
  const asks = page.waitForRequest(
    (asked) => asked.url().includes('/api/hotel/') && asked.url().includes(checkin),
  )
  await page.goto(`${path}#checkin=${checkin}&checkout=${addDays(checkin, 1)}&a=3`)
  const { pathname, searchParams } = new URL((await asks).url())
  expect(pathname).toBe(`/api${path}/detail.json`)
  expect(searchParams.get('adult')).toBe('3')
})

test('[SH-007] the address of an activity names it', async ({ page }) => {
  await page.goto(paths.search({ flow: 'activity' }))
  const link = page.locator('main a[href*="/activity/"]').first()
  await expect(link).toHaveAttribute('href', /\/activity\/[^/?#]+/)
  const card = page.getByRole('article').filter({ has: page.locator('a[href*="/activity/"]') })
  const title = await card.first().getByRole('heading').textContent()
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('[CO-007] the home page leads to stays and to gifts', async ({ page }) => {
  for (const flow of ['gifting', 'booking'] as const) {
    await page.goto('/')
    const flows = page.getByRole('navigation', { name: say('search', 'box.flows') })
    await flows.getByRole('link', { name: say('search', `flow.${flow}`), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/search\\?flow=${flow}\\b`))
  }
})

test('[SH-051] visitors without any cookie may search, give and check out; profile and trips ask them to sign in', async ({
  page,
  context,
}) => {
  const stay = await checkoutLink('fr_FR', 25)
  for (const address of [
    '/',
    paths.search({ flow: 'booking' }),
    paths.giftCard(),
    paths.box({ id: 'green-night' }),
    stay,
  ]) {
    await context.clearCookies()
    const answer = await page.goto(address)
    expect([address, answer?.status()]).toEqual([address, 200])
    expect(new URL(page.url()).pathname).not.toContain('signin')
  }
  for (const address of [paths.profile(), paths.trips()]) {
    await context.clearCookies()
    await page.goto(address)
    await expect(page).toHaveURL(/\/account\/signin/)
  }
})

test('[SH-053] [CO-003] the themes of the season stand on the home page, not in customer care', async ({
  page,
}) => {
  const themes = page.getByRole('region', { name: say('content', 'home.thematics.title') })
  await page.goto('/')
  await expect(themes.getByRole('link').first()).toHaveAttribute('href', /\/search\?|\/[a-z]/)
  await page.goto(`${careHomeOf('fr_FR')}/`)
  await page.getByRole('button', { name: say('shell', 'careSignIn.button') }).click()
  await page.getByRole('button', { name: pattern(say('care', 'signIn.demo.agent')) }).click()
  await expect(page.getByRole('combobox', { name: say('ui', 'destination.label') }).first()).toBeVisible()
  await settled(page)
  await expect(themes).toHaveCount(0)
})

test('[SH-046] the footer takes an address for the newsletter', async ({ page }) => {
  await page.goto(paths.contact())
  await createShopper(page, say).refuseCookies()
  const footer = page.getByRole('contentinfo')
  // Until the client is there, which a press asks for, the browser sends the form itself.
  await expect(async () => {
    await footer.getByRole('textbox').click()
    await expect(page.locator('form[data-newsletter][novalidate]')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const sent = page.waitForRequest((asked) => asked.url().endsWith('/front-gateway/marketing/newsletter'))
  await footer.getByRole('textbox').fill(`footer-${Date.now()}@example.com`)
  await footer.getByRole('button', { name: say('shell', 'footer.newsletter.button') }).click()
  expect((await sent).postDataJSON()).toMatchObject({ source: 'footer' })
  await expect(footer.getByRole('status')).toBeVisible()
})

test('[SH-084] a press on a part of the page leaves 70 px above it on a wide screen', async ({ page }) => {
  const { stay } = await firstOnSale({ locale: 'fr_FR', ahead: 20, nights: 1 })
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.product({ id: stay.id }))
  await page.locator('main a[href*="/hotel/"]').first().click()
  await createShopper(page, say).refuseCookies()
  const tabs = page.getByRole('navigation', { name: say('hotel', 'tabs.label') })
  await tabs.getByRole('link', { name: say('hotel', 'tabs.offers'), exact: true }).click()
  const top = () => page.locator('#offers').evaluate((section) => section.getBoundingClientRect().top)
  await expect.poll(async () => Math.round(await top())).toBe(70)
})

test.describe('an address that leads nowhere', () => {
  for (const [width, columns] of [
    [1280, 4],
    [375, 1],
  ] as const)
    test(`[SH-061] [SH-065] [SH-070] [SH-071] helps on at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/no-such-page')
      await expect(page.getByRole('heading', { name: say('content', 'notFound.help') })).toBeVisible()
      const selection = page.getByRole('region', { name: say('content', 'notFound.selection') })
      const cards = selection.getByRole('listitem')
      await expect(cards).toHaveCount(4)
      for (const card of await cards.all()) {
        await expect(card.locator('img')).toHaveCount(1)
        await expect(card.getByRole('link')).toHaveAttribute('href', /^\//)
      }
      await settled(page)
      await expect(page.locator('main > [data-taken-over="shown"]')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const list = await selection.getByRole('list').evaluate((element) => ({
        tops: new Set([...element.children].map((card) => card.getBoundingClientRect().top)).size,
        swipes: element.scrollWidth > element.clientWidth,
        seen: [...element.children].filter((card) => card.getBoundingClientRect().right <= innerWidth).length,
      }))
      expect(list).toEqual({ tops: 1, swipes: columns === 1, seen: columns })
      await page.getByRole('link', { name: say('content', 'notFound.home') }).click()
      await expect(page).toHaveURL(`${shopUrl}/`)
    })
})
