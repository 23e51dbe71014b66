import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bringFiles } from '../src/brought-files'
import { useOlderPackages } from '../src/older-packages'
import { commandsOfGuide, hasPackages, type OwnRepository, openOwnRepository } from '../src/own-repository'
import type { Running } from '../src/processes'
import { openSearchMap } from '../src/search-map'
import { openSpoiltShop, spoiltRoot, spoiltShop } from '../src/spoilt-releases'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

let shell: Running
let own: OwnRepository

test.describe.configure({ mode: 'serial', timeout: 600_000 })
test.beforeAll(async () => {
  // The packages are built first.
  test.setTimeout(300_000)
  test.skip(
    !(await hasPackages()),
    'The package registry does not answer: what a repository installs is not to be had',
  )
  ;[shell, own] = await Promise.all([openSpoiltShop(), openOwnRepository()])
})
test.afterAll(async () => {
  await Promise.all([shell?.stop(), own?.stop()])
})

const publish = (folder: string) =>
  own.follow([`npx remote-kit publish --root ${spoiltRoot}`], { folder, env: { SHELL_URL: spoiltShop } })

test('a repository of its own, from an empty folder by npm to a live page', async ({ page }) => {
  await own.follow(await commandsOfGuide('repository'))
  expect(await publish('mf-journal')).toContain(`is live at ${spoiltShop}`)

  await page.goto(`${spoiltShop}/journal`)
  await expect(page.getByRole('heading', { level: 1, name: 'Une nouvelle page' })).toBeVisible()
  // The browser takes over what the server drew: a press before that is lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'Bonjour Ada' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Vous avez salué Ada.', {
      timeout: 500,
    })
  }).toPass({ timeout: 20_000 })
})

test('another one, by pnpm and Rspack, with an older patch of React than the shell brings', async ({
  page,
}) => {
  await own.follow([
    'pnpm create @escapade/remote@latest guides',
    'cd mf-guides',
    'sed -i \'s/"\\(react\\|react-dom\\)": "[^"]*"/"\\1": "19.3.0"/\' package.json',
    'pnpm add --save-dev @rspack/core@^2.3.0',
    'pnpm typecheck',
    'pnpm test',
    'pnpm build --rspack',
  ])
  expect(await own.follow(['node -p "require(\'react\').version"'], { folder: 'mf-guides' })).toBe('19.3.0\n')
  expect(await publish('mf-guides')).toContain(`is live at ${spoiltShop}`)
  await page.goto(`${spoiltShop}/guides`)
  await expect(page.locator('html[data-view]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('its own journey runs over its sources, in the shop', async () => {
  const env = { SHELL_URL: spoiltShop, PORT: '4190', DEV_URL: 'http://localhost:4190' }
  expect(await own.follow(['npm run e2e'], { folder: 'mf-journal', env })).toContain('1 passed')
})

test('what is changed in its sources is seen in the open page, which keeps its state', async ({ page }) => {
  const dev = 'http://localhost:4191'
  await own.start(`npx remote-kit dev --port 4191 --on ${spoiltShop}`, {
    folder: 'mf-journal',
    until: /runs inside the shop/,
  })
  const welcome = path.join(own.folder, 'mf-journal/src/features/welcome/Welcome.tsx')
  const heading = page.getByRole('heading', { level: 1 })
  const greeted = page.getByRole('main').getByRole('status')
  const answer = await page.goto(`${dev}/journal`)
  // Drawn by the server from the sources, under the policy of the shop.
  expect(await answer?.text()).toMatch(/<h1[^>]*>Une nouvelle page<\/h1>/)
  expect(await answer?.headerValue('content-security-policy')).toContain("script-src 'nonce-")
  await expect(async () => {
    await page.getByRole('button', { name: 'Bonjour Ada' }).click()
    await expect(greeted).toHaveText('Vous avez salué Ada.', { timeout: 500 })
  }).toPass()

  const source = await readFile(welcome, 'utf8')
  await writeFile(welcome, source.replace("{t('welcome.heading')}", "{t('welcome.heading')}, changée"))
  await expect(heading).toHaveText('Une nouvelle page, changée')
  await expect(greeted).toHaveText('Vous avez salué Ada.')
  expect(await (await fetch(`${dev}/journal`)).text()).toContain('changée')
  await writeFile(welcome, source)
})

test('where no shop runs, it is worked on in the emulator, with recorded calls', async ({ page }) => {
  await own.start('npx remote-kit dev --port 4192', {
    folder: 'mf-journal',
    until: /runs inside the shop of the emulator/,
    env: { SHELL_URL: 'http://localhost:9' },
  })
  await page.goto('http://localhost:4192/journal')
  await expect(page.getByRole('heading', { level: 1, name: 'Une nouvelle page' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Escapade' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('http://localhost:4192/')
})

test('pictures, styles and a worker that it brings come with the release, under the policy of the shop', async ({
  page,
}) => {
  await bringFiles(path.join(own.folder, 'mf-journal/src/app/App.tsx'))
  await own.follow(['npm run typecheck', 'npm run build'], { folder: 'mf-journal' })
  await publish('mf-journal')
  const html = await (await fetch(`${spoiltShop}/journal`)).text()
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  await page.goto(`${spoiltShop}/journal`)
  const answer = page.getByRole('main').getByRole('status')
  await expect(answer).toHaveText('42')
  await expect(answer).toHaveCSS('color', 'rgb(1, 2, 3)')
  for (const name of ['imported', 'named']) {
    const picture = page.getByRole('img', { name, exact: true })
    await expect(picture).toHaveJSProperty('naturalWidth', 1)
    // The browser has taken over what the server drew: an address that differed would be another attribute.
    expect(html).toContain(`<img src="${await picture.getAttribute('src')}" alt="${name}"`)
  }
  await expect(page.getByRole('paragraph').filter({ has: page.getByAltText('named') })).toHaveCSS(
    'outline-color',
    'rgb(4, 5, 6)',
  )
  expect(troubles).toEqual([])
})

test('with contracts a minor behind and a map a major behind, it stands beside the remotes of the shop', async ({
  page,
}) => {
  const say = textsOf('fr_FR')
  await useOlderPackages(path.join(own.folder, 'mf-journal'))
  await own.follow(['npm run typecheck', 'npm run build'], { folder: 'mf-journal' })
  await publish('mf-journal')
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  const outlines: string[] = []
  page.on('request', (request) => {
    const [, remote] = /\/remotes\/([^/]+)\/.*\/outlines\./.exec(request.url()) ?? []
    if (remote) outlines.push(remote)
  })

  // The shop's map runs first.
  await page.goto(`${spoiltShop}/search?flow=booking`)
  await page.getByRole('button', { name: say('shell', 'consent.refuse') }).click()
  const dialog = await openSearchMap(page, say)
  await expect.poll(() => outlines).toEqual(['mf-search'])
  await dialog.getByRole('button', { name: say('ui', 'layer.close') }).click()

  // Its own one stands on its own sources, in the same document.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/journal' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByRole('region', { name: 'Ghent' }).getByRole('application')).toBeVisible()
  await expect.poll(() => outlines).toEqual(['mf-search', 'mf-journal'])
  // An event that says more than its contracts know is heard as they know it.
  const wish = page.getByRole('button', { name: pattern(say('ui', 'wish.label')) }).first()
  await wish.click()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('id,type')

  await page.goBack()
  await openSearchMap(page, say)
  expect(outlines).toEqual(['mf-search', 'mf-journal'])
  expect(troubles).toEqual([])
})
