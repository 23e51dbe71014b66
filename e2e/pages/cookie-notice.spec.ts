import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { expectNoViolation, settled } from '../src/accessibility'
import { firstStay } from '../src/first-offers'
import { homeOf } from '../src/market-urls'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const notice = '[data-consent-notice]'
const say = textsOf('fr_FR')

for (const locale of locales)
  test(`[SH-045] the cookie notice of ${locale} is in the document and has no accessibility violation`, async ({
    page,
  }) => {
    const text = textsOf(locale)('shell', 'consent.notice')
    const answer = await page.goto(`${homeOf[locale]}/contact`)
    expect(await answer?.text()).toContain(text)
    await settled(page)
    await expect(page.locator(notice)).toContainText(text)
    await expectNoViolation(page)
  })

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`[SH-045] the cookie notice covers no control at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/search?flow=booking', await firstStay(), '/contact', '/booking/lookup']) {
      await page.goto(path)
      await settled(page)
      expect(await page.locator(notice).boundingBox()).toMatchObject({ height: expect.any(Number) })
      expect(await page.evaluate(controlsUnder, notice), path).toEqual([])
    }
  })

test('[SH-045] the cookie notice is never the largest paint of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const path of [
    '/',
    '/contact',
    '/booking/lookup',
    '/static/faq',
    '/idees',
    '/beneficiary/login',
    '/no-such-page',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(isLargestWithin, notice), path).toBe(false)
  }
})

test('[SH-045] a visitor who has chosen gets documents without the cookie notice', async ({ page }) => {
  await page.goto('/contact')
  await createShopper(page, say).refuseCookies()
  await expect(page.locator(notice)).toHaveCount(0)
  expect(await (await page.reload())?.text()).not.toContain('data-consent-notice')
})

test('[SH-045] the dialog of the cookie notice keeps each choice by itself', async ({ page, context }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: say('shell', 'consent.choose') }).click()
  const dialog = page.getByRole('dialog', { name: say('shell', 'consent.title') })
  await dialog.getByRole('checkbox', { name: say('shell', 'consent.marketing.title') }).check()
  await dialog.getByRole('button', { name: say('shell', 'consent.save') }).click()
  await expect(page.locator(notice)).toHaveCount(0)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'consent')?.value).toMatch(/^v1\.a0m1\./)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SH-045] the cookie notice can be read, and shows no button that does nothing', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText(say('shell', 'consent.notice'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('shell', 'consent.accept') })).toBeHidden()
  })
})

/** Controls outside the notice that lie, with some part of them, where it is. */
function controlsUnder(selector: string): string[] {
  const element = document.querySelector(selector)
  const box = element?.getBoundingClientRect()
  if (!element || !box) return ['no notice']
  return [...document.querySelectorAll('a, button, input, select, textarea')]
    .filter((control) => !element.contains(control) && control.checkVisibility())
    .filter((control) => {
      const { top, bottom, left, right, width } = control.getBoundingClientRect()
      return width > 1 && top < box.bottom && bottom > box.top && left < box.right && right > box.left
    })
    .map((control) => control.outerHTML.slice(0, 120))
}

/** The browser's last candidate for the largest paint stands inside. */
const isLargestWithin = (selector: string) =>
  new Promise<boolean>((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
      resolve(last?.element?.closest(selector) != null)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
