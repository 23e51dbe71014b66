import type { Page } from '@playwright/test'
import { expectNoViolation, settled } from '../src/accessibility'
import { careHomeOf, homeOf } from '../src/market-urls'
import { expect, test } from '../src/test'
import { pattern, type Say, textsOf } from '../src/texts'

const signInPage = (page: Page, say: Say) =>
  page.getByRole('heading', { level: 1, name: say('shell', 'careSignIn.title') })

async function signIn(page: Page, say: Say, role: 'agent' | 'lead') {
  await page.getByRole('button', { name: say('shell', 'careSignIn.button') }).click()
  await expect(page.getByRole('heading', { name: say('care', 'signIn.demo.title') })).toBeVisible()
  await expect(page.getByText(say('care', 'signIn.demo.notice'))).toBeVisible()
  await expectNoViolation(page)
  await page.getByRole('button', { name: pattern(say('care', `signIn.demo.${role}`)) }).click()
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** A browser says of each page with the status 401 that it has one, and of the provider's that it has no icon. */
const besidesSignIn = (complaints: string[]) =>
  complaints.filter((each) => !/^Failed to load resource: .* status of 40[14]\b/.test(each))

for (const locale of ['es_ES', 'nl_BE'] as const) {
  for (const width of [360, 1280]) {
    test(`[SH-017] an agent signs in and out, back to the criteria: ${locale} at ${width} px`, async ({
      page,
      complaints,
    }) => {
      const say = textsOf(locale)
      await page.setViewportSize({ width, height: 800 })
      const wanted = `${careHomeOf(locale)}/search?flow=booking#night=2`
      await page.goto(wanted)
      await expect(signInPage(page, say)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expectNoViolation(page)
      await signIn(page, say, 'agent')
      await page.waitForURL(wanted)
      await settled(page)
      await page.getByRole('button', { name: say('shell', 'consent.refuse') }).click()
      expect(await isTooWide(page)).toBe(false)
      await expectNoViolation(page)
      await page.getByRole('button', { name: say('shell', 'header.careSignOut') }).click()
      await expect(signInPage(page, say)).toBeVisible()
      expect(besidesSignIn(complaints)).toEqual([])
    })
  }
}

test('[SH-017] a token that ends mid-session leads to the sign-in and back', async ({ page }) => {
  const say = textsOf('es_ES')
  await page.goto(`${careHomeOf('es_ES')}/contact`)
  await signIn(page, say, 'lead')
  await settled(page)
  await page.getByRole('button', { name: say('shell', 'consent.refuse') }).click()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoViolation(page)
  }
  await page.context().clearCookies({ name: 'google_token' })
  await page.reload()
  await expect(signInPage(page, say)).toBeVisible()
  await signIn(page, say, 'lead')
  await page.waitForURL(/\/contact$/)
})

test('[SH-017] [SH-054] by ?cc=1 an agent signs in too, and writes without the bot check', async ({
  page,
}) => {
  const say = textsOf('es_ES')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${homeOf.es_ES}/contact?cc=1`)
  await signIn(page, say, 'agent')
  await settled(page)
  await page.getByRole('button', { name: say('shell', 'consent.refuse') }).click()
  await page.getByRole('button', { name: say('content', 'contact.form.open') }).click()
  const field = (name: string) =>
    page
      .locator('form[action="/crm/web-to-case"]')
      .getByRole('textbox', { name: pattern(say('content', `contact.form.fields.${name}`)) })
  await page
    .getByRole('combobox', { name: pattern(say('content', 'contact.form.reason')) })
    .selectOption('avv_info')
  await field('name').fill('Anne Moreau')
  await field('email').fill('anne@example.com')
  await field('phone').fill('+34612345678')
  await field('description').fill('Una pregunta')
  await page.getByRole('button', { name: say('content', 'contact.form.send') }).click()
  await page.waitForURL(/ref=contact_thank_you/)
  expect(scripts.filter((each) => each.includes('/captcha/'))).toEqual([])
})
