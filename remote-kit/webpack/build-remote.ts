import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@escapade/shared-contracts/mount/registry'
import type { ServerModule } from '@escapade/shared-contracts/mount/render-contract'
import webpack, { type Configuration, type MultiStats } from 'webpack'
import { readContract } from '../gate/read-contract'
import { readUses } from '../gate/read-uses'
import { integrityOf } from '../release/integrity'
import { readManifest, requireExamples } from '../release/manifest'
import { versionOf } from '../release/version'
import { loadBuilt, tryRelease } from '../trial/try-release'
import { checkTypes } from './check-types'
import { type Outcome, remoteConfigs } from './remote'
import { librariesOfRemotes } from './shared-libraries'

type Building = {
  dir: string
  mode?: 'production' | 'development'
  /** Turns the sources into files below `outDir`. Throws with its report. */
  bundle?: ((outcome: Outcome) => Promise<unknown>) | undefined
  /** Leaves out the types, where they are checked for all remotes at once. */
  untyped?: boolean | undefined
}

/**
 * Builds the remote in `dir` into `dist/<version>/`: browser files, server bundle and `release.json`.
 * The version is a hash of the content: the same sources give the same release. Throws with webpack's report, with types
 * that do not fit, or with the pages that it does not draw.
 */
export async function buildRemote({
  dir,
  mode = 'production',
  bundle = byWebpack,
  untyped = false,
}: Building) {
  const dist = path.join(dir, 'dist')
  const work = path.join(dist, 'work')
  // A build that fails leaves nothing that could be published in its place.
  await rm(dist, { recursive: true, force: true })
  requireExamples(readManifest(dir))
  await Promise.all([bundle({ dir, mode, outDir: work }), untyped || checkTypes(dir)])
  const rendering = await loadBuilt(work, server)
  const release = await describeRelease({ dir, folder: work, own: rendering.props })
  await tryRelease(release, rendering)
  const folder = path.join(dist, release.version)
  await rename(work, folder)
  return { release, folder }
}

const byWebpack = (outcome: Outcome) => runWebpack(remoteConfigs(outcome))

const server = 'server.cjs'

type Described = { dir: string; folder: string; own: ServerModule['props'] }

async function describeRelease({ dir, folder, own = {} }: Described): Promise<Release> {
  const assetsFile = path.join(folder, 'assets.json')
  const { entry, exposes } = JSON.parse(await readFile(assetsFile, 'utf8'))
  await rm(assetsFile)
  const manifest = readManifest(dir)
  const files = await hashFiles(folder)
  const sources = path.join(dir, 'src')
  const uses = await readUses({ sources, built: folder })
  const contract = await readContract({
    manifest,
    sources,
    shows: uses.fragments,
    own,
    libraries: librariesOfRemotes(),
  })
  const content = { name: manifest.name, manifest, entry, exposes, server, uses, contract, files }
  const release = { ...content, version: versionOf(content) }
  await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  return release
}

async function hashFiles(folder: string): Promise<Release['files']> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort()
  const hashes = names.map(
    async (name) => [name, integrityOf(await readFile(path.join(folder, name)))] as const,
  )
  return Object.fromEntries(await Promise.all(hashes))
}

export function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configs)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing writes the file cache.
      compiler.close(() => {
        if (error) reject(error)
        else if (!stats || stats.hasErrors()) reject(new Error(report(stats)))
        else resolve(stats)
      })
    })
  })
}

const report = (stats?: MultiStats) =>
  stats?.toString({ preset: 'errors-only', colors: false, errorStack: false })
