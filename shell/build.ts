import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { integrityOf } from '@escapade/remote-kit/release/integrity'
import { runWebpack } from '@escapade/remote-kit/webpack/build-remote'
import { librariesOfShell } from '@escapade/remote-kit/webpack/shared-libraries'
import { compileInlineScripts } from './inline-scripts'
import { chromeConfig, clientConfig, dist, shellDir } from './webpack/configs'

/**
 * Builds `dist/client` (with `assets.json`, which tells the server what every page loads, and the hash of every file)
 * and `dist/chrome.cjs`.
 */
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
const client = path.join(dist, 'client')

await rm(client, { recursive: true, force: true })
const { stats } = await runWebpack([clientConfig({ mode }), chromeConfig({ mode })])
await cp(path.join(shellDir, 'public'), client, { recursive: true })

const entryFiles = stats[0]?.compilation.entrypoints.get('shell')?.getFiles() ?? []
const files = (await readdir(client)).sort()
const hashOf = async (file: string) => integrityOf(await readFile(path.join(client, file)))
const withIntegrity = async (file: string) => ({ file, integrity: await hashOf(file) })
const ofKind = (names: string[], ending: string) =>
  Promise.all(names.filter((name) => name.endsWith(ending)).map(withIntegrity))

/**
 * The font of all running text. That of headings is asked for with the first layout, a moment later: it leaves one of
 * the six connections of HTTP/1.1 to a script.
 */
const preloadedFont = /^figtree\..*\.woff2$/

const assets = {
  scripts: await ofKind(entryFiles, '.js'),
  styles: [
    ...(await ofKind(
      files.filter((file) => file.startsWith('page.')),
      '.css',
    )),
    ...(await ofKind(entryFiles, '.css')),
  ],
  fonts: files.filter((file) => preloadedFont.test(file)),
  icons: [
    { rel: 'icon', file: 'icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', file: 'icon-180.png', type: 'image/png' },
    { rel: 'manifest', file: 'site.webmanifest' },
  ],
  inline: await compileInlineScripts(),
  libraries: librariesOfShell(),
  files: Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await hashOf(file)] as const)),
  ),
}
await writeFile(path.join(client, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`)
