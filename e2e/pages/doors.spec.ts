import { mailsTo } from '../src/mailbox'
import { asksCookie, expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const words = {
  title: say('content', 'newsletter.title'),
  email: pattern(say('content', 'newsletter.email')),
  button: say('content', 'newsletter.button'),
}

test.describe('the dialog that asks for an address', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: asksCookie, value: '1', url: baseURL ?? '' }])
  })

  test('[CO-041] comes ten seconds after a move from home to the search, and once closed by Back never again', async ({
    page,
    complaints,
  }) => {
    await page.goto('/')
    await page.waitForFunction(() => sessionStorage.getItem('escapade.pageType') === 'home')
    await page.getByRole('link', { name: 'Activités', exact: true }).first().click()
    await expect(page).toHaveURL(/\/search/)
    const dialog = page.getByRole('dialog', { name: words.title })
    await expect(dialog).toBeVisible({ timeout: 20_000 })
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/search/)
    expect(await page.evaluate(() => localStorage.getItem('escapade.newsletterAsked'))).toBe('1')
    expect(complaints).toEqual([])
  })

  test('[CO-040] [CO-041] takes an address, whose owner gets a mail, and closes by itself', async ({
    page,
    request,
  }) => {
    await page.goto('/contact')
    // The shell has noted where the visit is: a press before that leads on without it.
    await page.waitForFunction(() => sessionStorage.getItem('escapade.pageType') === 'contact')
    await page
      .getByRole('link', { name: /Escapade/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: words.title })
    await expect(dialog).toBeVisible({ timeout: 20_000 })
    const email = `asked-${Date.now()}@example.com`
    await dialog.getByLabel(words.email).fill(email)
    await dialog.getByRole('button', { name: words.button }).click()
    await expect(dialog.getByRole('status')).toContainText(email)
    await expect(dialog).toBeHidden()
    const [mail = ''] = await mailsTo(request, email)
    expect(mail).toContain('/front-gateway/marketing/newsletter')
  })
})

test.describe('the newsletter on pages', () => {
  for (const [source, address] of [
    ['home', '/'],
    ['ideas', '/idees'],
    ['wishlist', '/account/wishlist'],
    ['search', '/search?flow=booking'],
  ] as const)
    test(`[CO-005] [CO-062] stands on ${source}, and says so`, async ({ page, complaints }) => {
      await page.goto(address)
      const card = page.getByRole('region', { name: words.title })
      await expect(async () => {
        await page.mouse.wheel(0, 2000)
        await expect(card).toBeVisible({ timeout: 500 })
      }).toPass()
      const sent = page.waitForRequest((asked) => asked.url().endsWith('/front-gateway/marketing/newsletter'))
      await card.getByLabel(words.email).fill(`${source}-${Date.now()}@example.com`)
      await card.getByRole('button', { name: words.button }).click()
      expect((await sent).postDataJSON()).toMatchObject({ source, country: 'FR', language: 'fr' })
      await expect(card.getByRole('status')).toBeVisible()
      expect(complaints).toEqual([])
    })
})

test.describe('the page of a partner', () => {
  for (const [address, partner] of [
    ['/club-horizon', 'Club Horizon'],
    ['/fr/cercle-ardenne', 'Cercle Ardenne'],
    ['/nl/vrije-tijd-plus', 'Vrije Tijd Plus'],
  ] as const)
    test(`[SH-014] [CO-063] [CO-064] [CO-065] is at ${address}, with banner, mark and conditions`, async ({
      page,
      complaints,
    }) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(partner)
      await expect(page.getByRole('img', { name: partner })).toBeVisible()
      await expect(page.locator('picture img[src*="3840x700"]')).toBeVisible()
      await expect(page.getByRole('complementary').last()).toContainText(/2/)
      expect(complaints).toEqual([])
    })

  test('[SH-014] is not found in a locale without it, nor at an unknown address', async ({ page }) => {
    for (const address of ['/nl/club-horizon', '/no-such-partner'])
      expect((await page.goto(address))?.status()).toBe(404)
  })
})

test('[SH-018] Belgium asks for a language where the flag is set, and remembers the choice', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const home = `http://be.localhost:${port}`
  await page.goto(`${home}/?ff=splash:on`)
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(`${home}/nl?ff=splash:on`)
  await page.goto(home)
  await expect(page).toHaveURL(`${home}/nl`)
})
