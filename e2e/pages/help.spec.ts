import * as paths from '@escapade/shared-contracts/paths'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { expectNoViolation } from '../src/accessibility'
import { homeOf } from '../src/market-urls'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

/** Typed with an error, and the article that answers. */
const typed = {
  fr_FR: ['anuler', 'how-to-cancel'],
  es_ES: ['factrua', 'invoice'],
  fr_BE: ['remboursment', 'refund'],
  nl_NL: ['terugbetalling', 'refund'],
  nl_BE: ['kinderbed', 'family'],
  it_IT: ['rimborsso', 'refund'],
} as const

for (const locale of locales) {
  test(`[SH-008] the help centre of ${locale} answers what is typed with an error, by keyboard on a phone`, async ({
    page,
  }) => {
    const say = textsOf(locale)
    const [text, id] = typed[locale]
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`${homeOf[locale]}/static/faq`)
    await page.locator('main > [data-taken-over="shown"]').waitFor()
    await page.getByRole('searchbox', { name: say('content', 'help.search') }).focus()
    await page.keyboard.type(text)
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible()
    const answers = page.getByRole('region', { name: say('content', 'help.results') })
    const article = answers.locator(`#${id}`)
    await expect(article).toBeVisible()
    await article.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(article.getByRole('link').last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectNoViolation(page)
  })
}

test('a question that an address names is open, below what stays at the top', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(`${homeOf.fr_FR}/contact`)
    await page.locator(`main a[href$="${paths.staticPage({ id: 'faq', hash: 'gift' })}"]`).click()
    const article = page.locator('#gift')
    await expect(article).toHaveAttribute('open')
    await expect(article.getByRole('heading', { level: 3 })).toBeInViewport()
    const atTop = await article.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + 5, y + 10))
    })
    expect(atTop).toBe(true)
  }
})

test('the search is fetched when it is wanted, and says so where there is no answer', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${homeOf.fr_FR}/static/faq`, { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => url.includes('help-search'))).toEqual([])
  const say = textsOf('fr_FR')
  const field = page.getByRole('searchbox', { name: say('content', 'help.search') })
  await field.fill('xyzzyqwert')
  await expect(page.getByText(say('content', 'help.none'))).toBeVisible()
  expect(fetched.filter((url) => url.includes('help-search'))).toHaveLength(1)
  await field.fill('')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('without a script every answer can be opened', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${homeOf.it_IT}/static/faq#refund`)
  await page.locator('#refund summary').click()
  await expect(page.locator('#refund').getByRole('paragraph').first()).toBeVisible()
  await context.close()
})

test('an answer that did not help leads to where it can be said', async ({ page }) => {
  const say = textsOf('nl_BE')
  await page.goto(`${homeOf.nl_BE}/static/faq#refund`)
  const group = page.locator('#refund').getByRole('group', { name: say('content', 'help.vote.ask') })
  const sent = page.waitForResponse(/\/cms\/help\/refund\/votes$/)
  await group.getByRole('button', { name: say('content', 'help.vote.no') }).click()
  expect((await sent).status()).toBe(204)
  await expect(group.getByRole('status')).toContainText(say('content', 'help.vote.missed'))
  await expect(group.getByRole('link')).toHaveAttribute('href', /\/contact$/)
})
