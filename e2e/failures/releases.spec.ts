import { writeFile } from 'node:fs/promises'
import { ports } from '../src/addresses'
import type { Running } from '../src/processes'
import { startShell } from '../src/shop'
import { copyReleases, publishChanged, registryFile, releasesDir } from '../src/spoilt-releases'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const shop = `http://localhost:${ports.failing}`
const say = textsOf('fr_FR')
let shell: Running

test.beforeEach(async () => {
  await copyReleases()
  shell = await startShell({ port: ports.failing, registry: registryFile, releasesDir, name: 'failing' })
})
test.afterEach(() => shell.stop())

test('a new release is picked up without touching the shell, and an open tab keeps working', async ({
  browser,
}) => {
  const openTab = await (await browser.newContext()).newPage()
  await openTab.goto(`${shop}/contact`)
  const title = say('content', 'contact.title')
  await expect(openTab.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await publishChanged('mf-content', 'next', (file, content) =>
    file === 'server.cjs' ? content.replaceAll(`"${title}"`, '"Nouvelle version"') : content,
  )
  await expect(async () => {
    const document = await (
      await openTab.context().request.get(`${shop}/contact`, { headers: { cookie: 'none=1' } })
    ).text()
    expect(document).toContain('/remotes/mf-content/next/')
  }).toPass({ timeout: 20_000 })

  await openTab
    .getByRole('link', { name: say('content', 'contact.banner.faq') })
    .first()
    .click()
  await expect(openTab).toHaveURL(/\/static\/faq/)
  await expect(openTab.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a broken registry changes nothing: the last good one is used', async ({ page }) => {
  await writeFile(registryFile, '{ "broken": ')
  await expect(async () => {
    const response = await page.goto(`${shop}/contact`)
    expect(response?.status()).toBe(200)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
