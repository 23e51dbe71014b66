import type { Page } from '@playwright/test'
import { expectNoViolation, settled } from '../src/accessibility'
import { askForCode, mailboxMails, newestCode, signIn, signInMail } from '../src/account'
import { checkoutLink, chooseDays } from '../src/checkout'
import { homeOf } from '../src/market-urls'
import { createShopper, goodCard, newEmail } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, type Say, textsOf } from '../src/texts'

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Books a stay without an account; answers with its number. */
async function bookAsStranger(page: Page, say: Say, { link, email }: { link: string; email: string }) {
  const shopper = createShopper(page, say)
  await page.goto(link)
  await shopper.refuseCookies()
  await chooseDays(page, say)
  await shopper.fillBuyer({ email })
  await shopper.fillCard(goodCard)
  await shopper.pay()
  await page.waitForURL(/\/confirmation\//)
  const number = page.getByText(/^\d{8}$/).first()
  return (await number.textContent()) ?? ''
}

/** A browser says of each call with the status 401 that it has failed. */
const besidesSignedOut = (complaints: string[]) =>
  complaints.filter((each) => !/^Failed to load resource: .* status of 401\b/.test(each))

for (const [locale, width, ahead] of [
  ['fr_FR', 360, 50],
  ['nl_BE', 1280, 52],
  ['it_IT', 360, 54],
] as const)
  test(`[SH-022] [SH-023] [SH-025] what a stranger has booked is a trip of the account, until it is erased: ${locale} at ${width} px`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000)
    const say = textsOf(locale)
    const main = page.getByRole('main')
    const email = newEmail()
    await page.setViewportSize({ width, height: 800 })
    const number = await bookAsStranger(page, say, { link: await checkoutLink(locale, ahead), email })

    await page.goto(`${homeOf[locale]}/account/trips`)
    await page.waitForURL(/\/account\/signin\?origin=/)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await settled(page)
    await expectNoViolation(page)
    await askForCode(page, say, email)
    await expectNoViolation(page)
    const { code } = await signInMail(page, email)
    await main.getByRole('textbox', { name: say('account', 'signIn.code') }).pressSequentially(code)
    await page.waitForURL(/\/account\/trips$/)

    await expect(main.getByText(number)).toBeVisible()
    await settled(page)
    expect(await isTooWide(page)).toBe(false)
    await expectNoViolation(page)

    await page.goto(`${homeOf[locale]}/account/settings/profile`)
    await main
      .getByRole('textbox', { name: say('account', 'profile.firstName') })
      .first()
      .fill('Anne')
    await main.getByRole('button', { name: say('account', 'profile.add') }).click()
    await page.keyboard.type('Zoé')
    await main.getByRole('button', { name: say('account', 'profile.save') }).click()
    await expect(main.getByText(say('account', 'profile.saved'))).toBeVisible()
    expect(await isTooWide(page)).toBe(false)
    await expectNoViolation(page)

    // Checkouts begin with it.
    await page.goto(await checkoutLink(locale, ahead + 20))
    const typed = (name: string) =>
      main.getByRole('textbox', { name: say('checkout', `buyer.${name}`), exact: true })
    await expect(typed('email')).toHaveValue(email)
    await expect(typed('firstName')).toHaveValue('Anne')

    // Without number and mail: the key of the account opens it.
    await page.goto(`${homeOf[locale]}/account/trips`)
    await main.getByRole('button', { name: say('account', 'trips.acts.cancel'), exact: true }).click()
    await page.waitForURL(/\/booking\/lookup/)
    await main.getByRole('button', { name: say('checkout', 'booking.cancel.confirm') }).click()
    await expect(main.getByText(say('checkout', 'booking.cancel.doneTitle'))).toBeVisible()

    await page.goto(`${homeOf[locale]}/account/trips`)
    const cancelled = main.getByRole('region', { name: say('account', 'trips.groups.cancelled') })
    await expect(cancelled.getByText(pattern(number))).toBeVisible()
    await settled(page)
    await expectNoViolation(page)

    await page.goto(`${homeOf[locale]}/account/settings/security`)
    await expect(main.getByText(pattern(say('account', 'security.thisDevice')))).toBeVisible()
    await main.getByRole('button', { name: say('account', 'data.erase') }).click()
    await expectNoViolation(page)
    await main.getByRole('textbox', { name: say('account', 'data.typeEmail') }).fill(email)
    await main.getByRole('button', { name: say('account', 'data.eraseNow') }).click()
    await expect(main.getByText(say('account', 'data.erased'))).toBeVisible()
    await page.goto(`${homeOf[locale]}/account/trips`)
    await page.waitForURL(/\/account\/signin/)
    expect(besidesSignedOut(complaints)).toEqual([])
  })

test('[SH-025] the link of the mail signs in on the device that asked, and its waiting tab goes on', async ({
  page,
  browser,
}) => {
  const say = textsOf('fr_FR')
  const email = newEmail()
  await page.goto(`${homeOf.fr_FR}/account/signin?origin=${encodeURIComponent('/contact')}`)
  await askForCode(page, say, email)
  const { link } = await signInMail(page, email)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: say('account', 'signIn.deviceTitle') })).toBeVisible()
  expect(stranger.url()).not.toContain('link=')

  const beside = await page.context().newPage()
  await beside.goto(link)
  await beside.waitForURL(/\/contact$/)
  await page.waitForURL(/\/contact$/)
})

test('[SH-042] [SH-043] an unknown token leads to the sign-in; Back shows no page of the account after signing out', async ({
  page,
  context,
}) => {
  const say = textsOf('fr_FR')
  const main = page.getByRole('main')
  await context.addCookies([{ name: 'accessToken', value: 'x', url: homeOf.fr_FR }])
  await page.goto(`${homeOf.fr_FR}/account/settings/security`)
  await page.waitForURL(/\/account\/signin\?origin=%2Faccount%2Fsettings%2Fsecurity$/)
  expect((await context.cookies(homeOf.fr_FR)).map(({ name }) => name)).not.toContain('accessToken')
  await signIn(page, say, newEmail())
  await page.waitForURL(/\/account\/settings\/security$/)
  await expect(main.getByText(pattern(say('account', 'security.thisDevice')))).toBeVisible()
  await page.getByRole('button', { name: say('shell', 'consent.refuse') }).click()

  const menu = page.getByRole('banner').getByRole('button', { name: say('shell', 'header.account.label') })
  await menu.click()
  const links = page
    .getByRole('banner')
    .getByRole('navigation', { name: say('shell', 'header.account.label') })
  for (const name of ['profile', 'trips', 'wishlist'])
    await expect(
      links.getByRole('link', { name: say('shell', `header.account.${name}`) }).first(),
    ).toBeVisible()
  await links.getByRole('button', { name: say('shell', 'header.account.signOut') }).click()
  await page.waitForURL(`${homeOf.fr_FR}/`)
  await page.goBack()
  await page.waitForURL(/\/account\/signin/)
  await expect(main.getByText(pattern(say('account', 'security.thisDevice')))).toBeHidden()
})

test('[SH-024] [CO-060] a wish of one device is on the other after signing in, and gone from both when it is signed out', async ({
  page,
  browser,
}) => {
  const say = textsOf('fr_FR')
  const email = newEmail()
  await page.goto(`${homeOf.fr_FR}/search?flow=booking`)
  const wish = page.getByRole('article').first().getByRole('button', { pressed: false }).first()
  await wish.click()
  await page.goto(`${homeOf.fr_FR}/account/wishlist`)
  const title = (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  await page.goto(`${homeOf.fr_FR}/account/signin`)
  await signIn(page, say, email)
  await page.goto(`${homeOf.fr_FR}/account/wishlist`)
  await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await phone.goto(`${homeOf.fr_FR}/account/signin`)
  await signIn(phone, say, email)
  await phone.goto(`${homeOf.fr_FR}/account/wishlist`)
  await expect(phone.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
  await phone
    .getByRole('main')
    .getByRole('button', { name: say('account', 'frame.signOut') })
    .click()
  await phone.goto(`${homeOf.fr_FR}/account/wishlist`)
  await expect(phone.getByText(say('account', 'wishlist.empty'))).toBeVisible()
})

test('[SH-025] [SH-022] a passkey is made after the first code, and signs in the next time', async ({
  page,
  context,
  complaints,
}) => {
  const say = textsOf('fr_FR')
  const main = page.getByRole('main')
  const email = newEmail()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${homeOf.fr_FR}/account/signin`)
  await askForCode(page, say, email)
  const { code } = await signInMail(page, email)
  await main.getByRole('textbox', { name: say('account', 'signIn.code') }).pressSequentially(code)
  await expect(main.getByRole('heading', { name: say('account', 'passkeys.offerTitle') })).toBeVisible()
  await expectNoViolation(page)
  await main.getByRole('button', { name: say('account', 'passkeys.make') }).click()
  await page.waitForURL(/\/account\/trips$/)

  await main.getByRole('button', { name: say('account', 'frame.signOut') }).click()
  await page.waitForURL(`${homeOf.fr_FR}/`)
  await page.goto(`${homeOf.fr_FR}/account/signin?origin=%2Faccount%2Fsettings%2Fsecurity`)
  await page.locator('main > [data-taken-over="shown"]').waitFor()
  await main.getByRole('button', { name: say('account', 'passkeys.signIn') }).click()
  await page.waitForURL(/\/account\/settings\/security$/)
  const passkeys = main.getByRole('region', { name: say('account', 'passkeys.title') })
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await settled(page)
  await expectNoViolation(page)
  await passkeys.getByRole('button', { name: pattern(say('account', 'passkeys.removeOf')) }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('[SH-022] the address is changed by a code of each mailbox, and other devices are out at their next click', async ({
  page,
  browser,
}) => {
  const say = textsOf('fr_FR')
  const main = page.getByRole('main')
  const before = newEmail()
  const after = before.replace('anne', 'louise')
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  for (const device of [page, phone]) {
    await device.goto(`${homeOf.fr_FR}/account/signin?origin=%2Faccount%2Fsettings%2Fprofile`)
    await signIn(device, say, before)
    await device.waitForURL(/\/settings\/profile$/)
  }
  await main.getByRole('button', { name: say('account', 'mailbox.change') }).click()
  await main.getByRole('textbox', { name: say('account', 'mailbox.next') }).fill(after)
  await main.getByRole('button', { name: say('account', 'mailbox.send') }).click()
  const codes = await Promise.all([before, after].map((email) => newestCode(page, email, mailboxMails)))
  for (const [at, email] of [before, after].entries())
    await main.getByRole('textbox', { name: email }).fill(codes[at] ?? '')
  await settled(page)
  await expectNoViolation(page)
  await main.getByRole('button', { name: say('account', 'mailbox.prove') }).click()
  await expect(main.getByText(say('account', 'mailbox.changed'))).toBeVisible()
  await expect(page.getByRole('navigation', { name: say('account', 'frame.label') })).toContainText(after)

  await phone
    .getByRole('main')
    .getByRole('link', { name: say('account', 'frame.trips') })
    .click()
  await phone.waitForURL(/\/account\/signin\?origin=/)
})

test('[SH-025] a browser without cookies is told that signing in needs one', async ({ page }) => {
  const say = textsOf('fr_FR')
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }))
  await page.goto(`${homeOf.fr_FR}/account/signin`)
  await expect(page.getByText(say('account', 'signIn.cookies'))).toBeVisible()
  await settled(page)
  await expectNoViolation(page)
})

test('[SH-022] [SH-023] the document of an account page says nothing of its holder, and no cache keeps it', async ({
  page,
}) => {
  const say = textsOf('fr_FR')
  const email = newEmail()
  await page.goto(`${homeOf.fr_FR}/account/signin`)
  await signIn(page, say, email)
  for (const path of ['/account/trips', '/account/settings/profile', '/account/settings/security']) {
    const answer = await page.goto(homeOf.fr_FR + path)
    expect(await answer?.text()).not.toContain(email)
    expect(answer?.headers()['cache-control']).toMatch(/no-store|private/)
  }
  const calls = ['', '/trips?group=upcoming', '/sessions', '/gifts', '/export.json']
  const kept = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) =>
          (await fetch(`/front-gateway/account${path}`)).headers.get('cache-control'),
        ),
      ),
    calls,
  )
  for (const header of kept) expect(header).toMatch(/no-store/)
})

test('[SH-024] mails are chosen in the profile, and a link that is none says so', async ({ page }) => {
  const say = textsOf('nl_BE')
  const main = page.getByRole('main')
  await page.goto(`${homeOf.nl_BE}/account/signin?origin=%2Fnl%2Faccount%2Fsettings%2Fprofile`)
  await signIn(page, say, newEmail())
  const wishes = main.getByRole('checkbox', { name: say('account', 'mails.kinds.wishes') })
  await wishes.check()
  await main.getByRole('button', { name: say('account', 'profile.save') }).click()
  await expect(main.getByText(say('account', 'profile.saved'))).toBeVisible()
  await page.reload()
  await expect(wishes).toBeChecked()
  await page.goto(`${homeOf.nl_BE}/account/mails?stop=of-no-mail-at-all.mark`)
  await settled(page)
  await expectNoViolation(page)
  await main.getByRole('button', { name: say('account', 'mails.stop') }).click()
  await expect(main.getByText(say('account', 'mails.broken'))).toBeVisible()
  await expectNoViolation(page)
})
