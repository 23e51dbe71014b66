import { setTimeout as pause } from 'node:timers/promises'
import { trialRequests } from '@escapade/remote-kit/trial/trial-requests'
import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { toolWarnings } from '@escapade/shared-contracts/settings/developer-tools'
import { careHoursOf } from '@escapade/shared-contracts/settings/seller'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createApp } from './app'
import { createAgentSessions } from './care/agent-sessions'
import type { Config } from './config'
import type { ChromeModule } from './document/chrome'
import { type ClientAssets, createClientFileCheck } from './document/client-assets'
import { createStyleTexts, type StyleTexts } from './document/style-texts'
import { createImmutableFiles } from './platform/immutable-files'
import { createKeepFile, type KeepFile } from './platform/keep-file'
import type { Metrics } from './platform/metrics'
import { createProblemLog } from './platform/problem-log'
import { createReleaseFileCheck } from './registry/check-release-file'
import { requireLibraries } from './registry/judging/require-libraries'
import { createTrialJournal } from './registry/judging/trial-journal'
import { createLastGood } from './registry/last-good'
import { createLiveRegistry, liveVersions } from './registry/live-registry'
import { createUseMarks } from './registry/mark-use'
import { createPreviews } from './registry/previews'
import { createRegistryReader, isAddress } from './registry/registry-reader'
import type { RegistryStatus } from './registry/registry-status'
import { createReleaseFiles, type ReleaseFiles } from './registry/release-files'
import { createReleaseSets, type ReleaseSets } from './registry/release-sets'
import { withdrawnEntries } from './registry/withdrawn-entries'
import { createPageCache } from './rendering/page-cache'
import type { RenderPageDeps } from './rendering/render-page'
import { createRenderers, type Renderers } from './rendering/renderers'
import { createComposer } from './routes/compose-document'
import { createEndSession } from './visit/end-session'
import { createFlagSource, type FlagSource } from './visit/flags'
import { createInspirationSource, type InspirationSource } from './visit/inspirations'
import { createPaymentNames } from './visit/payment-names'
import { createRevisionSource } from './visit/revision'

export type ShellParts = {
  config: Config
  log: FastifyBaseLogger
  assets: ClientAssets
  chrome: ChromeModule
  clientDir: string
  /** Built `render-thread-main`. */
  threadFile: string
  /** A file in the package whose libraries remotes share. */
  requireFrom: string
  now?: () => Date
  metrics?: Metrics | undefined
}

export type Shell = {
  app: FastifyInstance
  refresh(): Promise<void>
  /** State of the releases of all remotes. */
  releases(): RegistryStatus
  /** Says at `/health/ready` that no more requests should come, long enough for balancers to hear it. */
  drain(): Promise<void>
  close(): Promise<void>
}

const clock = () => performance.now()

/** Wires the shell's server and loads what is live. Does not listen. */
export async function createShell(parts: ShellParts): Promise<Shell> {
  const { config, log, assets, chrome, metrics, now = () => new Date() } = parts
  const { tools, pseudoLocale, publicHost, cacheDir } = config
  for (const warning of toolWarnings(config)) log.warn(warning)
  const keep = createKeepFile((error) => log.warn({ err: error }, 'files cannot be kept for the next start'))
  const files = createReleaseFiles({ ...config, keep })
  const sets = createReleaseSets({ rememberMs: config.sessionReleasesMs })
  const renderers = openRenderers(parts, files)
  const styles = createStyleTexts(files)
  const inspirations = openInspirations(parts)
  const flags = openFlags(parts)
  const payments = openPaymentNames(parts)
  const revision = openRevision(parts, { flags, inspirations })
  const isSandbox = () => config.sandbox || revision.isSandbox()
  const strip = (textLanguage: string) => (isSandbox() ? chrome.renderSandboxStrip(textLanguage) : '')
  const registry = openRegistry(parts, { keep, files, sets, renderers, styles })
  metrics?.watch(() => {
    const { registry: problem, remotes } = registry.status()
    return {
      isGatewayUp: revision.isAnswering(),
      isRegistryGood: problem === null,
      refused: Object.entries(remotes).map(([remote, { refused }]) => ({ remote, count: refused.length })),
    }
  })
  let isDraining = false
  const app = await createApp({
    config,
    log,
    sets,
    previews: createPreviews({ files, owners: registry.owners, onProblem: createProblemLog(log) }),
    isDraining: () => isDraining,
    metrics,
    releases: registry.status,
    strip,
    isTrial: () => !config.production || isSandbox(),
    visits: {
      flags,
      now,
      tools,
      pseudoLocale,
      publicHost,
      rating: config.rating,
      messenger: config.messenger,
      phones: config.seller?.phones,
      hoursOf: (locale) => careHoursOf(config.seller, locale),
      affiliates: config.affiliates,
    },
    pages: {
      pages: createPageCache(pageRendering(parts, renderers)),
      revision: revision.current,
      strip,
      payments,
      mapTiles: config.mapTiles,
      compose: createComposer({
        assets,
        chrome,
        styles,
        inspirations,
        payments,
        mapTiles: config.mapTiles,
        strip,
        onChromeFailure: (error) => log.error({ err: error }, 'header and footer failed'),
      }),
    },
    menu: { chrome, inspirations },
    agentSessions: createAgentSessions({
      gatewayUrl: config.gatewayUrl,
      onError: (error) => log.warn({ err: error }, 'who the agent is cannot be asked'),
    }),
    endSession: createEndSession({
      gatewayUrl: config.gatewayUrl,
      onError: (error) => log.warn({ err: error }, 'a session could not be ended'),
    }),
    clientFiles: createImmutableFiles({
      root: parts.clientDir,
      cacheDir,
      keep,
      check: createClientFileCheck(assets),
    }),
    isWithdrawn: withdrawnEntries(registry.withdrawn),
    remoteFiles: createImmutableFiles({
      root: config.releasesDir,
      cacheDir,
      keep,
      check: createReleaseFileCheck({ releasesDir: config.releasesDir, inUse: sets.inUse }),
    }),
  })
  const refresh = async () => void (await Promise.all([registry.refresh(), revision.refresh()]))
  await Promise.all([refresh(), inspirations.warm(), flags.warm(), payments.warm()])
  const useMarks = createUseMarks({
    releasesDir: config.releasesDir,
    inUse: sets.inUse,
    areCopies: isAddress(config.registry),
  })
  useMarks.start()
  registry.follow(config.registryPollMs)
  revision.follow(config.revisionPollMs)

  return {
    app,
    refresh,
    releases: registry.status,
    async drain() {
      isDraining = true
      await pause(config.drainMs)
    },
    async close() {
      registry.stop()
      useMarks.stop()
      revision.stop()
      await app.close()
      await renderers.stop()
    },
  }
}

const openRenderers = (
  { config, log, threadFile, requireFrom, metrics }: ShellParts,
  files: ReleaseFiles,
): Renderers =>
  createRenderers({
    files,
    threadFile,
    requireFrom,
    memoryMb: config.renderMemoryMb,
    maxThreads: config.renderThreads,
    clock,
    onTrouble({ name, release }, message) {
      metrics?.countTrouble(name)
      log.warn({ remote: name, version: release.version }, message)
    },
  })

type Live = {
  keep: KeepFile
  files: ReleaseFiles
  sets: ReleaseSets
  renderers: Renderers
  styles: StyleTexts
}

const openRegistry = ({ config, log, assets }: ShellParts, { keep, files, sets, renderers, styles }: Live) =>
  createLiveRegistry({
    reader: createRegistryReader(config.registry),
    files,
    warmTrusted: config.renderThreads,
    sets,
    seenOnly: config.releasesSeenOnly,
    lastGood: createLastGood(config.cacheDir, keep),
    journal: createTrialJournal({ cacheDir: config.cacheDir, now: Date.now, keep }),
    async warm(release) {
      requireLibraries(release.release, assets.libraries)
      await styles.warm(release)
      return renderers.of(release).warm(trialRequests(release.release))
    },
    onProblem: createProblemLog(log),
    onChange(live) {
      log.info({ releases: liveVersions(live) }, 'releases are live')
      void renderers.retain(sets.inUse())
    },
  })

const openFlags = ({ config, log }: ShellParts) =>
  createFlagSource({
    api: createApiClient({ baseUrl: config.gatewayUrl }),
    clock,
    onError: (error) => log.warn({ err: error }, 'flags are not known'),
  })

const openInspirations = ({ config, log }: ShellParts) =>
  createInspirationSource({
    api: createApiClient({ baseUrl: config.gatewayUrl }),
    clock,
    onError: (error) => log.warn({ err: error }, 'the menu is not known'),
  })

const openPaymentNames = ({ config, log }: ShellParts) =>
  createPaymentNames({
    api: createApiClient({ baseUrl: config.gatewayUrl }),
    clock,
    onError: (error) => log.warn({ err: error }, 'the ways to pay are not known'),
    sells: config.production && !config.sandbox,
  })

const openRevision = (
  { config, log }: ShellParts,
  { flags, inspirations }: { flags: FlagSource; inspirations: InspirationSource },
) =>
  createRevisionSource({
    api: createApiClient({ baseUrl: config.gatewayUrl }),
    onChange: () => Promise.all([flags.renew(), inspirations.renew()]),
    onError: (error) => log.warn({ err: error }, 'whether something was changed is not known'),
  })

const pageRendering = ({ config, log }: ShellParts, renderers: Renderers): RenderPageDeps => ({
  renderer: renderers.of,
  gatewayUrl: config.gatewayUrl,
  renderDeadlineMs: config.renderDeadlineMs,
  robotDeadlineMs: config.robotDeadlineMs,
  documentDeadlineMs: config.documentDeadlineMs,
  clock,
  onFailure({ error, ...where }) {
    const level = error.failure === 'paused' ? 'debug' : 'error'
    log[level]({ ...where, failure: error.failure, err: error }, 'not rendered')
  },
  onWarning: ({ message, ...where }) => log.warn(where, message),
})
