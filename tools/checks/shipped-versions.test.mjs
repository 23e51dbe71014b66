import assert from 'node:assert/strict'
import test from 'node:test'
import { checkShippedVersions } from './shipped-versions.mjs'

/** @typedef {import('./shipped-versions.mjs').Lock} Lock */
/** @typedef {import('./shipped-versions.mjs').Versions} Versions */

/**
 * A lockfile in which the shell depends on `shipped` and the bench on `measured`.
 *
 * @param {{ shipped: Versions, measured?: Versions } & Partial<Lock>} parts
 * @returns {Lock}
 */
const lockOf = ({ shipped, measured = {}, packages = {}, snapshots = {} }) => ({
  importers: {
    shell: { dependencies: versions(shipped) },
    bench: { dependencies: versions(measured) },
  },
  packages,
  snapshots,
})
const versions = (/** @type {Versions} */ wanted) =>
  Object.fromEntries(Object.entries(wanted).map(([name, version]) => [name, { version }]))
const twiceIn = (/** @type {Lock} */ lock) =>
  checkShippedVersions(lock).filter((line) => line.includes('ships twice'))

test('two versions of a library are named with the way to each', () => {
  const lock = lockOf({
    shipped: { react: '19.3.1', chart: '1.0.0' },
    snapshots: { 'chart@1.0.0': { dependencies: { react: '18.0.0' } } },
  })
  assert.deepEqual(twiceIn(lock), ['react ships twice: 19.3.1 (shell), 18.0.0 (shell › chart)'])
})

test('one version with two sets of peers is one', () => {
  const lock = lockOf({
    shipped: { query: '5.0.0(react@19.3.1)', chart: '1.0.0' },
    snapshots: { 'chart@1.0.0': { dependencies: { query: '5.0.0(react@19.3.1)(dom@1.0.0)' } } },
  })
  assert.deepEqual(twiceIn(lock), [])
})

test('neither peers, nor the workspace, nor what only measures ships', () => {
  const lock = lockOf({
    shipped: { react: '19.3.1', jotai: '2.0.0', '@escapade/shared-ui': 'link:../shared-ui' },
    measured: { react: '18.0.0' },
    packages: { 'jotai@2.0.0': { peerDependencies: { react: '>=17' } } },
    snapshots: { 'jotai@2.0.0': { dependencies: { react: '17.0.0' } } },
  })
  assert.deepEqual(twiceIn(lock), [])
})

test('an exception that nothing needs any more is found', () => {
  const outOfDate = checkShippedVersions(lockOf({ shipped: {} }))
  assert.ok(outOfDate.some((line) => line.startsWith('cookie ships once')))
})
