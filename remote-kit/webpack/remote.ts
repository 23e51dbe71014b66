import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import { readManifest } from '../release/manifest'
import { baseConfig, browserMinimizer, type Mode } from './base'
import { bundlerRuntimeFromShell } from './bundler-runtime'
import { IntegrityPlugin } from './integrity-plugin'
import { LeaveOutPlugin } from './leave-out'
import { NoBuiltinsPlugin } from './no-builtins-plugin'
import { addressFromShell, ReleaseAddressPlugin } from './release-address'
import { type Exposes, ReleasePlugin } from './release-plugin'
import { fileName, sourceRules } from './rules'
import { SharedExportsPlugin } from './shared-exports-plugin'
import { serverExternals, takenFromShell } from './shared-libraries'
import { sharedParts } from './shared-parts'
import { StableIdsPlugin } from './stable-ids-plugin'

export type Outcome = { dir: string; mode: Mode; outDir: string }

/** The global that a remote's entry sets: `mf_search`. */
export const globalOf = (name: string): string => name.replaceAll('-', '_')

/**
 * Names of the parts that a remote exposes follow from its files: `src/app/mount.tsx` and
 * `src/fragments/<name>/mount.tsx`.
 */
export function exposesOf(dir: string): Exposes {
  const fragments = listFolders(path.join(dir, 'src/fragments'))
  const named = fragments.map((name) => [
    `./fragments/${name}`,
    { import: `./src/fragments/${name}/mount.tsx`, name: `fragment-${name}` },
  ])
  return Object.fromEntries([['./app', { import: './src/app/mount.tsx', name: 'app' }], ...named])
}

const listFolders = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
  } catch {
    return []
  }
}

/** Browser and server builds of the remote in `dir`. Both go into `dist`, which becomes a release. */
export const remoteConfigs = (outcome: Outcome): Configuration[] => [
  browserConfig(outcome),
  serverConfig(outcome),
]

/**
 * Chunks that share no file with others: the ground of maps, and what a remote names `whole-…` because few come to it.
 * Each further file is a name and a hash in everybody's first load.
 */
const wholeChunk = /^(outlines|tiles|whole-.+)$/

/** Each file that pages have in common is asked for once. */
const whatIsShared = {
  chunks: (chunk: { canBeInitial(): boolean; name?: string | null }) =>
    !chunk.canBeInitial() && !wholeChunk.test(chunk.name ?? ''),
}

/** A change writes the remote's own sources anew, and nothing that they stand on. */
const ownSourcesAlone = {
  chunks: 'async' as const,
  minSize: 0,
  cacheGroups: {
    libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries' },
    shared: { test: /[\\/](shared-ui|shared-contracts|remote-kit)[\\/]/, name: 'shared' },
  },
}

/** A change works out anew what it touches: a third less time than all of it. */
const quickChanges = { experiments: { cacheUnaffected: true } }
const quickIds = { chunkIds: 'named', moduleIds: 'named', removeAvailableModules: false } as const

/** Files of a remote's browser half. */
export const outputOf = (name: string, outDir: string) => ({
  path: outDir,
  // A release runs on any host and under any path: its address is that of the entry.
  publicPath: 'auto',
  uniqueName: name,
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  assetModuleFilename: fileName,
  crossOriginLoading: 'anonymous' as const,
  chunkLoadTimeout: 10_000,
})

/** Options of the federation plugin, whichever bundler it is for. */
export function federationOf({ dir, mode }: Pick<Outcome, 'dir' | 'mode'>) {
  const development = mode === 'development'
  return {
    name: globalOf(readManifest(dir).name),
    filename: development ? 'entry.js' : 'entry.[contenthash:8].js',
    exposes: exposesOf(dir),
    // The shell's React knows nothing of what development adds: a remote that is worked on brings its own libraries.
    shared: development ? {} : { ...takenFromShell(), ...sharedParts() },
    // Analysed by the plugin, the list of shared libraries differs between builds of the same sources.
    manifest: development ? false : { disableAssetsAnalyze: true },
    dts: false,
    dev: false,
    shareStrategy: 'loaded-first' as const,
    experiments: {
      externalRuntime: true,
      // A remote has no remotes of its own and reads no manifests: the code for both stays out of its entry.
      optimization: { disableRemote: true, disableSnapshot: true, target: 'web' as const },
    },
  }
}

export function browserConfig({ dir, mode, outDir }: Outcome): Configuration {
  const { name } = readManifest(dir)
  const development = mode === 'development'
  const exposes = exposesOf(dir)
  return {
    ...baseConfig({ dir, name: `${name}-browser`, mode }),
    target: ['web', 'es2022'],
    entry: {},
    output: { ...outputOf(name, outDir), pathinfo: false },
    externals: [bundlerRuntimeFromShell],
    module: {
      rules: sourceRules({ name, development }),
      parser: { javascript: { url: 'relative' } },
    },
    ...(development ? quickChanges : {}),
    optimization: {
      ...(development ? quickIds : { chunkIds: 'deterministic', moduleIds: 'deterministic' }),
      minimizer: browserMinimizer(),
      splitChunks: development ? ownSourcesAlone : whatIsShared,
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        // CSS modules do not depend on their order, only on that within a file.
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin(federationOf({ dir, mode })),
      new SharedExportsPlugin(),
      new StableIdsPlugin(),
      new ReleaseAddressPlugin(),
      new LeaveOutPlugin({ mode }),
      ...(development ? [] : [new IntegrityPlugin(), new ReleasePlugin({ global: globalOf(name), exposes })]),
    ],
  }
}

/** Files of a remote's server half, whichever bundler writes them. */
export const serverOutput = {
  filename: '[name].cjs',
  library: { type: 'commonjs2' as const },
  assetModuleFilename: fileName,
}

export const librariesOfShell = Object.fromEntries(
  serverExternals.map((library) => [library, `commonjs ${library}`]),
)

export const serverModules = {
  // One file: what the browser loads on demand, the server has at once. Workers are for browsers.
  parser: { javascript: { dynamicImportMode: 'eager' as const, url: 'relative' as const, worker: false } },
  // Browsers' half of the release holds the files.
  generator: { asset: { emit: false }, 'asset/resource': { emit: false } },
}

export function serverConfig({ dir, mode, outDir }: Outcome): Configuration {
  const { name } = readManifest(dir)
  return {
    ...baseConfig({ dir, name: `${name}-server`, mode }),
    target: 'node20',
    entry: { server: [addressFromShell, './src/app/server.tsx'] },
    output: { path: outDir, ...serverOutput },
    externals: librariesOfShell,
    module: {
      rules: sourceRules({ name, server: true, development: mode === 'development' }),
      ...serverModules,
    },
    plugins: [new NoBuiltinsPlugin()],
    // A stack trace of production names functions.
    optimization: { minimize: false },
  }
}
