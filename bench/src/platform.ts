import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { waitForVerdict } from '@escapade/remote-kit/commands/shell-verdict'
import { findBuilt } from '@escapade/remote-kit/release/find-built'
import { withPlaces } from './drill-places'
import { percentile } from './percentiles'
import { editedRemotes, timeEdits } from './platform/edits'
import { copyRelease, makeRelease } from './platform/made-releases'
import { openRegistry, openShell, visit } from './platform/servers'
import { timeTrials } from './platform/trials'
import { type Shop, withShop, workspace } from './shop'

/**
 * `pnpm bench platform`: what squads wait for, over the registry's server on PostgreSQL and shells that follow it.
 * PARTS: publish, sessions, storm, many; trial and edits, which open a shop as `npm start` does.
 */
const {
  PARTS = 'publish,sessions,storm,many,trial,edits',
  SQUADS = '20',
  PUBLISHES = '1000',
  REMOTES = '100',
  EDITS = '20',
  TRIALS = '5',
} = process.env
const parts = PARTS.split(',')
const line = (name: string, value: unknown) => process.stdout.write(`${name.padEnd(56)}${value}\n`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const problems: string[] = []
const need = (isMet: boolean, target: string) => {
  if (!isMet) problems.push(target)
}

type World = { folder: string; databaseUrl: string; otherUrl: string }
type Registry = Awaited<ReturnType<typeof openRegistry>>
type Shell = Awaited<ReturnType<typeof openShell>>

async function openShells({ folder }: World, registry: Registry, count: number): Promise<Shell[]> {
  const names = Array.from({ length: count }, (_, at) => `shell-${at}`)
  const shells = await Promise.all(
    names.map((name) => openShell({ folder, name, registry: registry.address })),
  )
  for (const shell of shells) await shell.start()
  return shells
}

const versionAt = (round: number) => `v${String(round).padStart(3, '0')}`

/** Publishing until two shells serve it, and withdrawing until no session has it. */
async function benchPublish(world: World) {
  const registry = await openRegistry(world)
  const squad = registry.squad()
  const name = 'mf-bench'
  const release = (version: string) => makeRelease(path.join(world.folder, 'made'), { name, version })
  await squad.publish({ folder: await release('first') })
  const shells = await openShells(world, registry, 2)
  const untilLive = (version: string, named: string[], isWithdrawn = false) =>
    Promise.all(
      shells.map(({ origin }) => waitForVerdict({ shell: origin, name, version, named, isWithdrawn })),
    )
  const times: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const version = versionAt(round)
    const folder = await release(version)
    const startedAt = performance.now()
    const { named } = await squad.publish({ folder })
    const verdicts = await untilLive(version, named)
    need(
      verdicts.every(({ state }) => state === 'live'),
      `${version} is live on both shells`,
    )
    times.push(performance.now() - startedAt)
  }
  line(
    'publish → live on two shells: median, slowest',
    `${seconds(percentile(times, 0.5))}, ${seconds(Math.max(...times))}`,
  )
  need(Math.max(...times) <= 3000, 'publish → live on two shells ≤ 3 s')

  await squad.publish({ folder: await release('bad'), canary: 50 })
  await untilLive('bad', ['bad', versionAt(9)])
  const sessions = await Promise.all(
    Array.from({ length: 200 }, (_, at) => visit(shells[at % 2]?.origin ?? '', name)),
  )
  const onBad = sessions.filter(({ version }) => version === 'bad')
  const startedAt = performance.now()
  await squad.change(name, { act: 'withdraw' })
  let left = onBad
  while (left.length > 0 && performance.now() - startedAt < 30_000) {
    const seen = await Promise.all(
      left.map(({ cookie }, at) => visit(shells[at % 2]?.origin ?? '', name, cookie)),
    )
    left = left.filter((_, at) => seen[at]?.version === 'bad')
  }
  const took = performance.now() - startedAt
  line(
    'withdraw → next document of every open session',
    `${seconds(took)} (${onBad.length} sessions of 200 had it)`,
  )
  need(left.length === 0 && took <= 5000, 'withdraw → every open session ≤ 5 s')
  for (const server of [...shells, registry]) await server.stop()
}

/** Sessions of five canaries over three shells that are started again. */
async function benchSessions(world: World) {
  const registry = await openRegistry(world)
  const names = ['mf-ca', 'mf-cb', 'mf-cc', 'mf-cd', 'mf-ce']
  const shares = [1, 5, 10, 25, 50]
  for (const [at, name] of names.entries()) {
    const squad = registry.squad()
    const root = path.join(world.folder, 'made')
    await squad.publish({ folder: await makeRelease(root, { name, version: 'old' }) })
    await squad.publish({ folder: await makeRelease(root, { name, version: 'new' }), canary: shares[at] })
  }
  const shells = await openShells(world, registry, 3)
  const count = Number(process.env.SESSIONS ?? '2000')
  const seen = new Map<string, Record<string, string | null>>()
  const look = async (cookie: string | undefined, at: number) => {
    const drawn: Record<string, string | null> = {}
    let kept = cookie
    for (const name of names) {
      const answer = await visit(shells[at % shells.length]?.origin ?? '', name, kept)
      kept = answer.cookie
      drawn[name] = answer.version
    }
    return { cookie: kept ?? '', drawn }
  }
  const inLanes = async <T>(items: T[], work: (item: T, at: number) => Promise<void>) => {
    const waiting = [...items.entries()]
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0])
    }
    await Promise.all(Array.from({ length: 8 }, lane))
  }
  await inLanes(Array.from({ length: count }), async (_, at) => {
    const { cookie, drawn } = await look(undefined, at)
    seen.set(cookie, drawn)
  })
  let changed = 0
  for (let round = 0; round < 2; round += 1) {
    for (const shell of shells) {
      await shell.stop()
      await shell.start()
    }
    await inLanes([...seen], async ([cookie, before], at) => {
      const { drawn } = await look(cookie, at + round + 1)
      if (names.some((name) => drawn[name] !== before[name])) changed += 1
    })
  }
  line(`sessions over 3 shells, 2 restarts each, 5 canaries: changed`, `${changed} of ${seen.size}`)
  need(changed === 0, 'no session changes sides')
  for (const server of [...shells, registry]) await server.stop()
}

/** Squads that publish at once while the registry is killed again and again, and a shop that goes on. */
async function benchStorm(world: World) {
  const registry = await openRegistry(world)
  const squads = Array.from({ length: Number(SQUADS) }, (_, at) => ({
    name: `mf-s${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
    squad: registry.squad(),
  }))
  const root = path.join(world.folder, 'made')
  for (const { name, squad } of squads)
    await squad.publish({ folder: await makeRelease(root, { name, version: 'first' }) })
  const [shell] = await openShells(world, registry, 1)
  const each = Math.ceil(Number(PUBLISHES) / squads.length)
  let isOpen = true
  let failedPages = 0
  let pages = 0
  let kills = 0
  const shopping = (async () => {
    while (isOpen) {
      const { status, version } = await visit(shell?.origin ?? '', squads[pages % squads.length]?.name ?? '')
      pages += 1
      if (status !== 200 || version === null) failedPages += 1
      await pause(20)
    }
  })()
  const killing = (async () => {
    while (isOpen) {
      await pause(3000)
      if (!isOpen) break
      await registry.kill()
      kills += 1
      await registry.start()
    }
  })()
  const startedAt = performance.now()
  let refused = 0
  await Promise.all(
    squads.map(async ({ name, squad }) => {
      for (let round = 0; round < each; round += 1) {
        const folder = await makeRelease(root, { name, version: versionAt(round) })
        // A pipeline tries again; the same release twice is one.
        for (let attempt = 0; ; attempt += 1) {
          const isDone = await squad.publish({ folder }).then(
            () => true,
            (error) => {
              if (attempt > 5) throw error
              refused += 1
              return false
            },
          )
          if (isDone) break
        }
      }
    }),
  )
  const took = performance.now() - startedAt
  isOpen = false
  await Promise.all([shopping, killing])
  const { microFrontends } = await (await fetch(`${registry.address}/registry.json`)).json()
  let lost = 0
  for (const { name, squad } of squads) {
    const kept = new Set((await squad.releases(name)).map(({ version }) => version))
    const done = new Set(
      (await squad.history(name)).flatMap(({ version, refused: code }) => (code ? [] : [version])),
    )
    for (let round = 0; round < each; round += 1)
      if (!kept.has(versionAt(round)) || !done.has(versionAt(round))) lost += 1
    if (microFrontends[name]?.at(-1)?.metadata.version !== versionAt(each - 1)) lost += 1
  }
  line(
    `${each * squads.length} publishes by ${squads.length} squads, ${kills} times kill -9`,
    `${seconds(took)}, lost ${lost}, tried again ${refused}`,
  )
  line('pages of the shop meanwhile: failed', `${failedPages} of ${pages}`)
  need(lost === 0, 'no publication is lost')
  need(failedPages === 0, 'the shop answers all along')
  for (const server of [...(shell ? [shell] : []), registry]) await server.stop()
}

const memoryOf = async (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** A shell with many remotes beside one with few. */
async function benchMany(world: World) {
  const built = await findBuilt(path.join(workspace, process.env.REMOTE ?? 'mf-content'))
  const measure = async (count: number, place: string, databaseUrl: string) => {
    const folder = path.join(world.folder, place)
    await mkdir(folder, { recursive: true })
    const registry = await openRegistry({ folder, databaseUrl })
    const squad = registry.squad()
    for (let at = 0; at < count; at += 1) {
      const name = `mf-m${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
      await squad.publish({ folder: await copyRelease(built, { root: path.join(folder, 'made'), name }) })
    }
    const [shell] = await Promise.all([openShell({ folder, name: 'shell', registry: registry.address })])
    const readyMs: number[] = []
    for (let start = 0; start < 2; start += 1) {
      const startedAt = performance.now()
      await shell.start()
      readyMs.push(performance.now() - startedAt)
      if (start === 0) await shell.stop()
    }
    const times: number[] = []
    for (let round = 0; round < 200; round += 1) {
      const startedAt = performance.now()
      await visit(shell.origin, 'mf-ma')
      times.push(performance.now() - startedAt)
    }
    await pause(3000)
    const memory = await memoryOf(shell.pid())
    for (const server of [shell, registry]) await server.stop()
    return { readyMs, memory, p50: percentile(times.slice(50), 0.5) }
  }
  const few = await measure(8, 'few', world.databaseUrl)
  const many = await measure(Number(REMOTES), 'many', world.otherUrl)
  for (const [name, found] of [
    ['8 remotes', few],
    [`${REMOTES} remotes`, many],
  ] as const)
    line(
      `${name}: ready first, again; memory; document p50`,
      `${found.readyMs.map(seconds).join(', ')}; ${found.memory.toFixed(0)} MB; ${found.p50.toFixed(1)} ms`,
    )
  need(many.memory <= 600, `${REMOTES} remotes: shell ≤ 600 MB`)
  need(Math.max(...many.readyMs) <= 10_000, `${REMOTES} remotes: ready ≤ 10 s`)
  need(many.p50 <= few.p50 * 1.1, 'document p50 + ≤ 10 %')
}

/** From a saved file to the open page of the shop that shows it, which is not loaded anew. */
async function benchEdits({ origin }: Shop) {
  for (const edited of editedRemotes) {
    const times = await timeEdits(edited, Number(EDITS), origin)
    const [median, most] = [percentile(times, 0.5), percentile(times, 0.95)]
    line(`${edited.remote}: change → seen, median, p95`, `${median.toFixed(0)} ms, ${most.toFixed(0)} ms`)
    need(most <= 300, `${edited.remote}: change → seen p95 ≤ 300 ms`)
  }
}

/** From publishing to live with the trial in a browser; the release is right each time. */
async function benchTrial({ origin }: Shop) {
  const rounds = Number(TRIALS)
  const { times, passed, refusals } = await timeTrials(rounds, origin)
  line(
    'mf-hotel, with its trial: publish → live, median, slowest',
    `${seconds(percentile(times, 0.5))}, ${seconds(Math.max(...times))}`,
  )
  line('a release that is right passes its trial', `${passed} of ${rounds}`)
  for (const refusal of refusals) process.stderr.write(`${refusal}\n`)
  need(passed === rounds, 'a release that is right passes each time')
  need(percentile(times, 0.5) <= 12_000, 'publish → live with the trial ≤ 12 s')
}

const benches = { publish: benchPublish, sessions: benchSessions, storm: benchStorm, many: benchMany }

for (const [name, bench] of Object.entries(benches))
  if (parts.includes(name))
    await withPlaces('postgres', ({ from, to, folder }) =>
      bench({ folder, databaseUrl: from.databaseUrl ?? '', otherUrl: to.databaseUrl ?? '' }),
    )

if (parts.includes('trial')) await withShop(benchTrial)
if (parts.includes('edits')) await withShop(benchEdits)

for (const problem of problems) process.stderr.write(`MISSED: ${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
