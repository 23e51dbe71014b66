import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { RenderResult, ServerModule } from '@escapade/shared-contracts/mount/render-contract'
import webpack, { type Stats } from 'webpack'
import { readManifest } from '../release/manifest'
import { loadBundle } from '../trial/load-bundle'
import { serverConfig } from '../webpack/remote'
import { devAddress } from './place-remote'

/** Draws the page that a document of the shop is about, from the sources as they are now. */
export type DrawPage = (boot: BootData) => Promise<RenderResult>

const deadlineMs = 10_000

/**
 * Builds the server's half when a document asks for it, so that it never delays what an open page waits for. Calls that
 * the page makes go to `gatewayOrigin`.
 */
export function createDrawPage({ dir, gatewayOrigin }: { dir: string; gatewayOrigin: string }): DrawPage {
  const { name } = readManifest(dir)
  const outDir = path.join(dir, 'dist/dev')
  const compiler = webpack(serverConfig({ dir, mode: 'development', outDir }))
  let known: { hash: string | undefined; bundle: ServerModule } | undefined
  let last: Promise<unknown> = Promise.resolve()

  const build = () =>
    new Promise<Stats>((resolve, reject) =>
      compiler.run((error, stats) => {
        if (!stats || error) return reject(error)
        if (!stats.hasErrors()) return resolve(stats)
        reject(new Error(stats.toString({ preset: 'errors-only', colors: false, errorStack: false })))
      }),
    )
  const load = async (): Promise<ServerModule> => {
    const { hash } = await build()
    if (known?.hash === hash && known) return known.bundle
    const filename = path.join(outDir, 'server.cjs')
    const code = await readFile(filename, 'utf8')
    // Libraries of the shell are peers of the kit.
    const requireFrom = fileURLToPath(import.meta.url)
    known = { hash, bundle: loadBundle({ code, filename, address: devAddress, requireFrom }) }
    return known.bundle
  }
  /** One build after the other: a compiler does one at a time. */
  const loadInTurn = (): Promise<ServerModule> => {
    const loaded = last.then(load)
    last = loaded.catch(() => {})
    return loaded
  }

  return async ({ visit, location }) =>
    (await loadInTurn()).render({
      mountId: name,
      visit,
      location,
      gatewayOrigin,
      requestId: 'dev',
      deadlineMs,
    })
}
