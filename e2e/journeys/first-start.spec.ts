import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ports } from '../src/addresses'
import { homesAt } from '../src/market-urls'
import { startShop } from '../src/started-shop'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

test('a stranger’s first `npm start` opens the demonstration, with stays on sale and its own rating', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(path.join(tmpdir(), 'escapade-started-'))
  const { SHOP_RATING: _, ...mine } = process.env
  const shop = await startShop('npm start', {
    port: ports.started,
    env: { ...mine, VAR_DIR: folder, STAGE: 'development', SEED_HOTELS: '160' },
  })
  try {
    const home = homesAt(ports.started).fr_FR
    await page.goto(home)
    await expect(page.getByText(pattern(textsOf('fr_FR')('shell', 'footer.rating'))).first()).toBeVisible()
    await page.goto(`${home}/search?flow=booking`)
    await expect(page.getByRole('article').first()).toContainText('€')
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
