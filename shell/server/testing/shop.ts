/** A whole shell server over releases that the test writes: real registry, threads, files and routes. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Registry, Release } from '@escapade/shared-contracts/mount/registry'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import { allDeveloperTools } from '@escapade/shared-contracts/settings/developer-tools'
import { buildSync } from 'esbuild'
import type { LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config'
import { createShell, type Shell } from '../create-shell'
import type { ChromeModule } from '../document/chrome'
import { loggerOptions } from '../platform/logging'
import type { Metrics } from '../platform/metrics'
import { integrityOf } from './integrity-of'

export type RemoteSource = {
  version: string
  routes?: RemoteManifest['routes']
  fragments?: string[]
  /** Body of `async render(request)`. */
  render: string
  /** The whole server bundle, in place of one that renders. */
  bundle?: string
  /** Content of the app's style sheet. */
  style?: string
  /** Hash that the release claims for its server bundle; default: the true one. */
  serverIntegrity?: string
}

export type Shop = {
  shell: Shell
  config: Config
  /** Parsed lines of the log. */
  log: { level: number; msg: string; [fact: string]: unknown }[]
  publish(name: string, source: RemoteSource): void
  /** Changes the file of the registry, as an operator or another publisher would. */
  edit(change: (registry: Registry) => unknown): void
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

const serverDir = path.resolve(__dirname, '..')
const folders: string[] = []

const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shell-'))
  folders.push(folder)
  return folder
}

export const removeFolders = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

let builtThread: string | undefined

/** The render thread's file, built as for production. */
export function threadFile(): string {
  if (builtThread) return builtThread
  builtThread = path.join(mkdtempSync(path.join(os.tmpdir(), 'render-thread-')), 'render-thread-main.mjs')
  const entryPoints = [path.join(serverDir, 'rendering/render-thread-main.ts')]
  buildSync({ entryPoints, outfile: builtThread, bundle: true, platform: 'node', format: 'esm' })
  return builtThread
}

const chrome: ChromeModule = {
  renderChrome: ({ visit, chrome: { page } }) => ({
    header: `<header data-page="${page}" lang="${visit.textLanguage}"></header>`,
    consentNotice: '<section data-consent-notice></section>',
    footer: '<footer></footer>',
    skipLabel: 'Skip',
    untitled: 'One moment – Escapade',
    brand: 'Escapade',
  }),
  renderMenu: ({ visit }) => `<ul lang="${visit.textLanguage}"></ul>`,
  renderCareSignIn: ({ to, provider = '' }) => ({
    title: 'Customer care',
    main: `<main><form><input type="hidden" name="to" value="${to}"><button>${provider}</button></form></main>`,
  }),
  renderSandboxStrip: (textLanguage) => `<p role="note">Sandbox in ${textLanguage}</p>`,
  renderPreviewNote: ({ release, until, action }) =>
    `<form method="post" action="${action}"><p role="note">${release} until ${until}</p></form>`,
  textsFor: () => ({ shell: {} }),
  icons: '',
}

export const emptyResult = "{ html: '', head: {}, status: 200, slots: [], state: { queries: {}, texts: {} } }"

function writeRegistry(root: string, remotes: Map<string, RemoteSource>): Registry {
  const entries = [...remotes].map(([name, source]) => [name, [writeRelease(root, name, source)]])
  const registry: Registry = { schema: 'test', microFrontends: Object.fromEntries(entries) }
  writeFileSync(path.join(root, 'registry.json'), JSON.stringify(registry))
  return registry
}

function writeRelease(
  root: string,
  name: string,
  source: RemoteSource,
): Registry['microFrontends'][string][number] {
  const folder = path.join(root, 'releases', name, source.version)
  mkdirSync(folder, { recursive: true })
  const write = (file: string, content: string) => {
    writeFileSync(path.join(folder, file), content)
    return integrityOf(content)
  }
  const entry = `/* entry of ${name} ${source.version} */`.repeat(60)
  const server = source.bundle ?? `exports.render = async (request) => { ${source.render} }`
  const files = {
    'entry.js': write('entry.js', entry),
    'app.js': write('app.js', ''),
    'app.start.js': write('app.start.js', '/* entry and app */'),
    'app.css': write('app.css', source.style ?? '.app{color:red}'),
  }
  const serverIntegrity = write('server.cjs', server)
  const release: Release = {
    name,
    version: source.version,
    manifest: { name, routes: source.routes ?? [], fragments: source.fragments ?? [] },
    entry: { file: 'entry.js', global: name.replaceAll('-', '_') },
    exposes: exposesOf(source),
    server: 'server.cjs',
    files: { ...files, 'server.cjs': serverIntegrity },
  }
  const at = (file: string) => `/remotes/${name}/${source.version}/${file}`
  return {
    url: at('entry.js'),
    metadata: { version: source.version, integrity: files['entry.js'] },
    extras: {
      release: { url: at('release.json'), integrity: write('release.json', JSON.stringify(release)) },
      server: { url: at('server.cjs'), integrity: source.serverIntegrity ?? serverIntegrity },
    },
  }
}

function exposesOf({ fragments = [] }: RemoteSource): Release['exposes'] {
  const app = ['./app', { js: ['app.js'], css: ['app.css'], start: 'app.start.js' }] as const
  return Object.fromEntries([
    app,
    ...fragments.map((name) => [`./fragments/${name}`, { js: [], css: [] }] as const),
  ])
}

/** The client's build, as far as it is asked for. Answers the hash of its only file. */
function writeClient(root: string): string {
  const script = '/* the shell’s script */'
  mkdirSync(path.join(root, 'client'), { recursive: true })
  writeFileSync(path.join(root, 'client/shell.js'), script)
  return integrityOf(script)
}

export async function openShop(
  remotes: Record<string, RemoteSource>,
  changes: Partial<Config> = {},
  metrics?: Metrics,
): Promise<Shop> {
  const root = temporaryFolder()
  const sources = new Map(Object.entries(remotes))
  writeRegistry(root, sources)
  const log: Shop['log'] = []
  const config: Config = { ...defaults(root), ...changes }
  const shell = await createShell({
    config,
    metrics,
    log: pino(loggerOptions('debug'), { write: (line: string) => void log.push(JSON.parse(line)) }),
    chrome,
    assets: {
      scripts: [{ href: '/assets/shell.js', integrity: 'sha256-AAAA' }],
      styles: [{ href: '/assets/shell.css' }],
      fonts: [],
      icons: [],
      inline: { early: '/* early */', start: '/* start */' },
      libraries: {},
      files: { 'shell.js': writeClient(root) },
    },
    clientDir: path.join(root, 'client'),
    threadFile: threadFile(),
    requireFrom: path.join(serverDir, '../package.json'),
    now: () => new Date('2026-11-20T09:30:00Z'),
  })
  return {
    shell,
    config,
    log,
    publish(name, source) {
      sources.set(name, source)
      writeRegistry(root, sources)
    },
    edit(change) {
      const registry = readJson(config.registry)
      writeFileSync(config.registry, JSON.stringify(change(registry) ?? registry))
    },
    get: (url, headers = {}) => {
      const { host, pathname, search } = new URL(url)
      return shell.app.inject({
        url: pathname + search,
        headers: { host, 'user-agent': browser, ...headers },
      })
    },
    close: shell.close,
  }
}

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

const readJson = (file: string): Registry => JSON.parse(readFileSync(file, 'utf8'))

const defaults = (root: string): Config => ({
  mapTiles: null,
  affiliates: [],
  seller: null,
  port: 0,
  host: '127.0.0.1',
  production: false,
  sandbox: false,
  tools: allDeveloperTools,
  pseudoLocale: true,
  // Nothing listens there: the gateway is away unless a test brings one.
  gatewayUrl: 'http://127.0.0.1:9',
  registry: path.join(root, 'registry.json'),
  releasesDir: path.join(root, 'releases'),
  cacheDir: path.join(root, 'cache'),
  registryPollMs: 3_600_000,
  releasesSeenOnly: false,
  revisionPollMs: 3_600_000,
  sessionReleasesMs: 60_000,
  renderDeadlineMs: 300,
  documentDeadlineMs: 800,
  robotDeadlineMs: 3000,
  renderThreads: 12,
  renderMemoryMb: 64,
  drainMs: 1,
  publicHost: null,
  trustProxy: 'loopback',
  metricsHost: '127.0.0.1',
  securityContact: null,
  logLevel: 'debug',
})
