import type { Page } from '@playwright/test'
import { settled } from '../src/accessibility'
import { dayAhead } from '../src/days'
import { firstActivity, firstHotel, firstStay } from '../src/first-offers'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')

const pages: [name: string, address: () => string | Promise<string>][] = [
  ['home', () => '/'],
  ['results', () => '/search?flow=booking#country=FR'],
  ['a stay', () => firstStay()],
  ['a hotel', firstHotel],
  ['an activity', firstActivity],
  ['questions', () => '/static/faq'],
  ['terms', () => '/static/terms'],
  ['contact', () => '/contact'],
  ['the gift card', () => '/giftcard/customization'],
  ['the booking lookup', () => '/booking/lookup'],
]

async function open(page: Page, address: string) {
  await page.goto(address)
  await createShopper(page, say).refuseCookies()
  await settled(page)
  await page.waitForLoadState('networkidle')
}

/** Elements of a printed page that float, stick or are pressed, by their names. */
const outOfPlace = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetHeight > 2)
      .filter(
        (element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) || element.matches('button'),
      )
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`),
  )

/** States that colour alone tells where colours are the page's own. */
const states = [
  '[aria-pressed="true"]',
  ':is(a, button)[aria-current="true"]',
  ':is(a, button)[aria-current="page"]',
  '[data-role="checkin"]',
  '[data-role="checkout"]',
  '[data-role="inside"]',
  'label:has(:checked)',
].join(',')

/** Outlines of what is chosen on a page. */
const outlinesOf = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          what: `${element.tagName} ${element.textContent?.slice(0, 20)}`,
          outline: getComputedStyle(element).outlineStyle,
        })),
    states,
  )

/** Lines of the accessibility tree without a name or content. */
async function emptyIn(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const isEmpty = /^\s*- (listitem|list|link|button|heading|cell|row|region|group|article)( \[[^\]]*\])*$/
  return tree.split('\n').filter((line) => isEmpty.test(line))
}

/** Names by which links of the page's content lead to several stays, hotels or activities. */
async function ambiguousIn(page: Page): Promise<string[]> {
  const tree = await page.locator('main').ariaSnapshot()
  const addresses = new Map<string, Set<string>>()
  for (const [, name = '', path = ''] of tree.matchAll(
    /- link "((?:[^"\\]|\\.)*)"[^\n]*:\n\s*- \/url: "?(\/(?:product|hotel|activity)\/[^\s"#?]*)/g,
  ))
    addresses.set(name, (addresses.get(name) ?? new Set()).add(path))
  return [...addresses].filter(([, paths]) => paths.size > 1).map(([name]) => name)
}

for (const [name, address] of pages)
  test(`${name}: nothing is announced without a name or content, links of one name lead to one offer, chosen things are outlined in forced colours, nothing floats, sticks or is pressed on paper`, async ({
    page,
  }) => {
    await open(page, await address())
    expect(await emptyIn(page)).toEqual([])
    expect(await ambiguousIn(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    const outlines = await outlinesOf(page)
    expect(outlines.filter(({ outline }) => outline === 'none')).toEqual([])
    await page.emulateMedia({ media: 'print', forcedColors: 'none' })
    for (const width of [794, 1280]) {
      await page.setViewportSize({ width, height: 1100 })
      expect(await outOfPlace(page), `at ${width} px`).toEqual([])
    }
  })

test('a chosen range differs from the other days in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/#checkin=${dayAhead(45)}&checkout=${dayAhead(48)}&a=2`)
  await createShopper(page, say).refuseCookies()
  await page.getByRole('combobox', { name: pattern(say('ui', 'calendar.label')) }).click()
  const day = (ahead: number) => page.locator(`[data-day="${dayAhead(ahead)}"]`).first()
  await expect(day(45)).toHaveCSS('outline-style', 'solid')
  await expect(day(46)).toHaveCSS('outline-style', 'dashed')
  await expect(day(48)).toHaveCSS('outline-style', 'solid')
  await expect(day(50)).toHaveCSS('outline-style', 'none')
})
