import { shopUrl } from '../src/addresses'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

test('[SH-059] [SH-060] [SH-062] an unknown address answers 404, says so and is not indexed', async ({
  page,
}) => {
  const response = await page.goto('/no-such-page?lang=en')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops' })).toBeVisible()
  await expect(
    page.getByText("We can't seem to find the page you are looking for. Error code: 404"),
  ).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('[SH-063] the failing address is reported once', async ({ page }) => {
  const report = page.waitForRequest(
    (request) => request.url().endsWith('/error') && request.method() === 'POST',
  )
  await page.goto('/no-such-page')
  expect((await report).postDataJSON()).toEqual({ uri: '/no-such-page', locale: 'fr_FR' })
})

test('[SH-008] a static page needs an id', async ({ page }) => {
  await page.goto('/static/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answer = await page.goto('/static')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: say('content', 'notFound.title') })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('pages are complete without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shopUrl}/search?flow=booking`)
  await expect(page.getByRole('article')).toHaveCount(24)
  await context.close()
})

test('the content security policy allows no inline code and is never broken', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("'strict-dynamic'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('[SH-001] each page names its address and its other languages', async ({ page }) => {
  await page.goto('/search?flow=booking')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(7)
  await expect(page).toHaveTitle(say('search', 'head.booking.title'))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  const places = { name: say('content', 'home.places.title') }

  test('what stands below the first view is shown though the client never comes', async ({ page }) => {
    await page.route('**/assets/shell.*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', places)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('the whole page is laid out in the end, and at once after a reload', async ({ page }) => {
    const held = page.locator('html[data-view]')
    await page.goto('/')
    await expect(page.getByRole('heading', places)).toBeVisible()
    await expect(held).toHaveCount(0)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', places)).toBeVisible()
    await expect(held).toHaveCount(0)
  })
})
