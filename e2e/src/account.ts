import { expect, type Page } from '@playwright/test'
import { mailsTo } from './mailbox'
import type { Say } from './texts'

/** Code and address of the newest mail to sign in. */
export async function signInMail(page: Page, email: string): Promise<{ code: string; link: string }> {
  let found = { code: '', link: '' }
  await expect(async () => {
    for (const mail of await mailsTo(page.request, email)) {
      const link = /href="([^"]*\/account\/signin[^"]*)"/.exec(mail)?.[1]
      const code = /\b(\d{6}|\d{9})\b/.exec(mail.replace(/<style[\s\S]*?<\/style>/, ''))?.[1]
      if (!link || !code) continue
      found = { code, link: link.replaceAll('&amp;', '&') }
      break
    }
    expect(found.code).not.toBe('')
  }).toPass()
  return found
}

/** Types the address into the sign-in page that is open. */
export async function askForCode(page: Page, say: Say, email: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: say('account', 'signIn.email') }).fill(email)
  await main.getByRole('button', { name: say('account', 'signIn.send') }).click()
  await main.getByRole('textbox', { name: say('account', 'signIn.code') }).waitFor()
}

/** Signs in where the sign-in page is open; the page goes on by itself. */
export async function signIn(page: Page, say: Say, email: string): Promise<void> {
  await askForCode(page, say, email)
  const { code } = await signInMail(page, email)
  await page.getByRole('textbox', { name: say('account', 'signIn.code') }).pressSequentially(code)
  await page.waitForURL((url) => !url.pathname.endsWith('/signin'))
}

/** Marks the mails that ask for a code of a mailbox, in French. */
export const mailboxMails = /vingt minutes/

/** Code of the newest mail to an address that a pattern fits. */
export async function newestCode(page: Page, email: string, ofMail: RegExp): Promise<string> {
  let code = ''
  await expect(async () => {
    const mails = (await mailsTo(page.request, email)).map((mail) =>
      mail.replace(/<style[\s\S]*?<\/style>/, ''),
    )
    code = /\b\d{6}\b/.exec(mails.find((mail) => ofMail.test(mail)) ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

/** Proves the mailbox of a booking on its page, by the code that is sent there. */
export async function proveMailbox(page: Page, say: Say, email: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('checkout', 'booking.code.send') }).click()
  const code = main.getByRole('textbox', { name: say('checkout', 'booking.code.label') })
  await code.waitFor()
  await code.fill(await newestCode(page, email, /<h1>[^<]*\b\d{6}\b/))
  await main.getByRole('button', { name: say('checkout', 'booking.code.check') }).click()
}
