import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installedVersion } from './installed-version'

const { peerDependencies } = createRequire(import.meta.url)('@escapade/remote-kit/package.json')

/** Libraries that exist once on the page: the shell brings them, remotes take them (docs/architecture.md). */
const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'single-spa-react',
  'dayjs',
  'dayjs/plugin/utc.js',
]

/** Exports that the shell brings of libraries that it does not bring whole (shell/client/shared). */
export const sharedExports: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('./shared-exports.json', import.meta.url), 'utf8'),
)

/** A server bundle never mounts, and holds what it needs of dayjs. */
const inBrowsersOnly = /^(react-dom\/client|single-spa-react|dayjs)/

/**
 * The server bundle takes the same from the shell's server, which renders every remote with one React; and axios, whose
 * answers the server keeps. In the browser the shell hands remotes the client of the gateway, which alone holds axios.
 */
export const serverExternals = [
  ...sharedLibraries.filter((name) => !inBrowsersOnly.test(name)),
  'react-dom/server',
  'axios',
]

const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

/** Range that the kit was tried with: a remote that has installed a newer patch does not ask the shell for it. */
const rangeOf = (name: string, version: string): string => peerDependencies[packageOf(name)] ?? `^${version}`

type Sharing = { import?: false; eager?: boolean; requiredVersion?: false }

const describe = (more: Sharing) =>
  Object.fromEntries(
    sharedLibraries.map((name) => {
      const version = installedVersion(packageOf(name))
      return [name, { singleton: true, version, requiredVersion: rangeOf(name, version), ...more }]
    }),
  )

const byLibrary = <Facts>(of: (name: string) => Facts) =>
  Object.fromEntries(
    sharedLibraries.map((name) => [
      name,
      { ...of(name), ...(sharedExports[name] ? { exports: sharedExports[name] } : {}) },
    ]),
  )

/** By library, with the exports of those that it brings in part: the version that the shell brings. */
export const librariesOfShell = () => byLibrary((name) => ({ version: installedVersion(packageOf(name)) }))
/** By library, with the exports that there are of those brought in part: the range that a remote asks for. */
export const librariesOfRemotes = () =>
  byLibrary((name) => ({ range: rangeOf(name, installedVersion(packageOf(name))) }))

/** In a remote: never bundled. */
export const takenFromShell = () => describe({ import: false })
/**
 * In the shell: in its first script, so that no remote waits for them. The shell takes what it brings and compares no
 * versions while it starts.
 */
export const broughtByShell = () => describe({ eager: true, requiredVersion: false })
