/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** Folder in which pnpm laid a package that another one depends on. */
const besides = (folder: string, name: string): string => realpathSync(path.join(folder, '..', name))

const enhanced = realpathSync(path.resolve(__dirname, '../node_modules/@module-federation/enhanced'))
const bundlerRuntime = besides(enhanced, 'webpack-bundler-runtime')
const runtimeCore = besides(besides(bundlerRuntime, 'runtime'), 'runtime-core')

/** The module of the federation runtime that each file of `left-out` stands in for (leave-out.ts). */
const originals = {
  'error-texts.ts': path.join(besides(enhanced, 'error-codes'), 'dist/desc.mjs'),
  'logger.ts': path.join(besides(enhanced, 'sdk'), 'dist/logger.js'),
  'preload.ts': path.join(runtimeCore, 'dist/utils/preload.js'),
  'remotes.ts': path.join(bundlerRuntime, 'dist/remotes.js'),
  'snapshots.ts': path.join(runtimeCore, 'dist/plugins/snapshot/SnapshotHandler.js'),
}

function exportsOf(file: string): string[] {
  const [, names = ''] = /export \{([^}]*)\};/.exec(readFileSync(file, 'utf8')) ?? []
  return names.split(',').map((name) => name.trim())
}

it.each(Object.entries(originals))(
  '%s exports what the module exports that it stands in for',
  (own, original) => {
    const standIn: Record<string, unknown> = jest.requireActual(`./left-out/${own}`)
    expect(Object.keys(standIn).sort()).toEqual(exportsOf(original).sort())
  },
)

it('has a module for each file', () => {
  expect(readdirSync(path.join(__dirname, 'left-out')).sort()).toEqual(Object.keys(originals).sort())
})

it.each(['consumes', 'init', 'initializeSharing', 'installInitialConsumes', 'getSharedFallbackGetter'])(
  'the bundler runtime has a module for "%s", which the shell shares (bundler-runtime.ts)',
  (name) => {
    expect(exportsOf(path.join(bundlerRuntime, 'dist', `${name}.js`))).toEqual([name])
  },
)

it('the plugin that hands the runtime to remotes is still named in its CommonJS build', () => {
  const plugin = besides(enhanced, 'inject-external-runtime-core-plugin')
  const { main, exports } = JSON.parse(readFileSync(path.join(plugin, 'package.json'), 'utf8'))
  expect(JSON.stringify([main, exports])).toMatch(/\.cjs/)
  expect(existsSync(path.join(plugin, 'dist/index.js'))).toBe(true)
})
