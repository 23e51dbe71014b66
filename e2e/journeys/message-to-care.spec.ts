import type { Page } from '@playwright/test'
import { expectNoViolation, settled } from '../src/accessibility'
import { signIn } from '../src/desk'
import { mailsTo } from '../src/mailbox'
import { careHomeOf, homeOf } from '../src/market-urls'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

/** As large as the photographs of a telephone: noise that no encoder makes small. */
const photograph = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 2000
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D
    for (let y = 0; y < 2000; y += 4)
      for (let x = 0; x < 3000; x += 4) {
        drawing.fillStyle = `hsl(${(x * y * 7919) % 360} 80% 50%)`
        drawing.fillRect(x, y, 4, 4)
      }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1))
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? [])
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  })

test('[CO-032] [CO-034] [SH-017] a message with a photograph passes the bot check, is read at the desk and answered by mail', async ({
  page,
}) => {
  test.slow()
  const say = textsOf('es_ES')
  const email = 'marta.message@example.com'
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${homeOf.es_ES}/contact`)
  await settled(page)
  await page.getByRole('button', { name: say('shell', 'consent.refuse') }).click()
  await page.getByRole('button', { name: say('content', 'contact.form.open') }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('combobox', { name: pattern(say('content', 'contact.form.reason')) })
    .selectOption('avv_info')
  for (const [name, text] of Object.entries({
    name: 'Marta Message',
    email,
    phone: '+34612345678',
    description: '¿Es esta la habitación?',
  }))
    await dialog
      .getByRole('textbox', { name: pattern(say('content', `contact.form.fields.${name}`)) })
      .fill(text)
  const buffer = Buffer.from(await photograph(page), 'base64')
  expect(buffer.length).toBeGreaterThan(2_000_000)
  await dialog
    .getByLabel(say('content', 'contact.form.files.add'))
    .setInputFiles({ name: 'habitación.jpeg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'habitación.jpg' })).toBeVisible()
  await expectNoViolation(page)
  await dialog.getByRole('button', { name: say('content', 'contact.form.send') }).click()
  await page.waitForURL(/ref=contact_thank_you&case=/)
  const number = new URL(page.url()).searchParams.get('case') ?? ''
  await expect(page.getByText(number)).toBeVisible()

  await signIn(page, say, 'agent', `${careHomeOf('es_ES')}/desk/cases`)
  const row = page.getByRole('link', { name: number })
  await expect(row).toBeVisible()
  await expectNoViolation(page)
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Message' })).toBeVisible()
  await expectNoViolation(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'habitación.jpg' }).click()
  expect((await saved).suggestedFilename()).toBe('habitación.jpg')
  await page.getByRole('textbox').last().fill('Sí, es esa.')
  await page.getByRole('button', { name: say('desk', 'case.send') }).click()
  await expect(page.getByText(say('desk', 'case.sent').replace('{{email}}', email))).toBeVisible()
  await expect(async () => {
    expect((await mailsTo(page.request, email)).join()).toContain('Sí, es esa.')
  }).toPass()
})
