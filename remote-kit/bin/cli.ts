#!/usr/bin/env node
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

const usage = `remote-kit build [--rspack] [--untyped]
                                    builds this remote into dist/<version>/, by webpack or by Rspack; its types are
                                    checked, unless that is done elsewhere
remote-kit test [ARGUMENTS OF JEST]  runs this remote's tests
remote-kit publish [--canary N] [--shows-less WHY] [--root] [--new]
                                    makes the built release live under ../var (or --root), or tries it with N % of the
                                    sessions, and says whether the shells take it; a registry that knows a shell tries
                                    it in a browser first, and refuses what shows less than the live release unless
                                    --shows-less says why; --new: where there is no registry
remote-kit preview [VERSION] [--hours N]
                                    a link that shows a release in one browser in the place of what is live: the named
                                    one, else what was built
remote-kit canary N                 gives the release that is tried another share of the sessions
remote-kit promote                  the release that is tried is for everybody
remote-kit rollback [VERSION]       makes the release before live again, or the named one; a canary goes on
remote-kit withdraw [VERSION]       takes a release from every session, from its next document on: the canary, or the
                                    named one; the one for everybody gives way to the one before it
remote-kit retire --yes             takes this remote out of the shop
remote-kit freeze REASON | thaw     nothing is published or promoted in between; rollback and withdraw are
remote-kit releases [--json]        releases that are kept, and the share of each
remote-kit history [--json]         who did what, when, with which key and commit
remote-kit who-uses FRAGMENT|EVENT|KEY [--json]
                                    live releases that show a fragment of this remote or another, mf-hotel/around, say or
                                    hear an event, search:layer-closed, or read a key of the hash, theme
remote-kit join INVITATION          names the squad's key in the registry; an operator invites
remote-kit keys [rotate] [--json]   the squad's key and remotes; rotate puts another key in its place
remote-kit hand-over PUBLIC_KEY     offers this remote's name to another squad
remote-kit accept                   takes the name of this remote that another squad has offered
remote-kit dev [--port N] [--on URL | --alone]
                                    runs this remote inside the shop at the URL or at SHELL_URL; where there is none,
                                    in the emulator that the repository has, else alone on a host page: GATEWAY_URL is
                                    then where its calls go

REGISTRY_URL is the registry that releases are sent to; without it they go to the checkout's own, under ../var. SHELL_URL
names the shells that are asked, by commas (http://localhost:3000). PUBLISH_KEY is the key that releases are signed with,
or its file; without it that of the squad, which join makes, or for ../var one under ../var/keys. Ends with 1 where something was refused, 2 where it was not
understood.`

const options = {
  root: { type: 'string' },
  port: { type: 'string' },
  new: { type: 'boolean' },
  alone: { type: 'boolean' },
  on: { type: 'string' },
  rspack: { type: 'boolean' },
  untyped: { type: 'boolean' },
  canary: { type: 'string' },
  'shows-less': { type: 'string' },
  hours: { type: 'string' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Values = {
  root?: string
  port?: string
  new?: boolean
  alone?: boolean
  on?: string
  rspack?: boolean
  untyped?: boolean
  canary?: string
  'shows-less'?: string
  hours?: string
  json?: boolean
  yes?: boolean
}
type Command = (values: Values, words: string[]) => Promise<void>

const dir = process.cwd()
const say = (text: string) => void process.stdout.write(`${text}\n`)
const shells = (process.env.SHELL_URL ?? 'http://localhost:3000').split(',').map((one) => one.trim())
const rootOf = ({ root }: Values) => path.resolve(root ?? path.join(dir, '../var'))
const registry = process.env.REGISTRY_URL || undefined
const placeOf = (values: Values) => ({ dir, root: rootOf(values), registry, shells, say })
const loadKeyCommands = () => import('../commands/key-commands')
const loadCommands = () => import('../commands/release-commands')

/** Names other releases of the remote. */
const change =
  (act: 'rollback' | 'promote' | 'withdraw'): Command =>
  async (values, [version]) =>
    (await loadCommands()).changeReleases(placeOf(values), { act, version })

/** Loads late what a command needs: publishing knows no dev server. */
const commands: Record<string, Command> = {
  async build({ rspack, untyped }) {
    const { buildRemote } = await import('../webpack/build-remote')
    const bundle = rspack ? (await import('../rspack/by-rspack')).byRspack : undefined
    const { release, folder } = await buildRemote({ dir, bundle, untyped })
    say(`${release.name} ${release.version} → ${path.relative(dir, folder)}`)
  },
  async test() {
    const { runTests } = await import('../jest/run-tests')
    await runTests({ dir, args: process.argv.slice(3) })
  },
  async publish(values) {
    const { publish } = await loadCommands()
    const { new: mayCreate, canary, 'shows-less': showsLess } = values
    await publish(placeOf(values), { mayCreate, canary, showsLess })
  },
  async canary(values, [share]) {
    await (await loadCommands()).canary(placeOf(values), share)
  },
  async preview({ hours, ...values }, [version]) {
    await (await loadCommands()).preview(placeOf(values), { version, hours })
  },
  promote: change('promote'),
  rollback: change('rollback'),
  withdraw: change('withdraw'),
  async retire(values) {
    if (!values.yes)
      throw new Error('Its pages and fragments will be gone for everybody: remote-kit retire --yes')
    await (await loadCommands()).changeReleases(placeOf(values), { act: 'retire' })
  },
  async freeze(values, words) {
    const reason = words.join(' ').trim()
    if (!reason) throw new Error('Why? remote-kit freeze REASON')
    await (await loadCommands()).changeReleases(placeOf(values), { act: 'freeze', reason })
  },
  async thaw(values) {
    await (await loadCommands()).changeReleases(placeOf(values), { act: 'thaw' })
  },
  async join(values, [invitation]) {
    await (await loadKeyCommands()).join(placeOf(values), invitation)
  },
  async keys(values, [verb]) {
    const { rotateKeys, tellKeys } = await loadKeyCommands()
    if (verb && verb !== 'rotate') throw new Error('remote-kit keys [rotate]')
    await (verb ? rotateKeys(placeOf(values)) : tellKeys(placeOf(values), values))
  },
  async accept(values) {
    await (await loadKeyCommands()).accept(placeOf(values))
  },
  async releases(values) {
    await (await loadCommands()).listReleases({ ...placeOf(values), json: values.json })
  },
  async history(values) {
    await (await loadCommands()).tellHistory({ ...placeOf(values), json: values.json })
  },
  async 'who-uses'(values, [what]) {
    await (await loadCommands()).tellUses({ ...placeOf(values), json: values.json }, what)
  },
  async 'hand-over'(values, [to]) {
    await (await loadCommands()).giveAway(placeOf(values), to)
  },
  async dev({ port, alone, on }) {
    const { startDevServer } = await import('../dev/dev-server')
    const { GATEWAY_URL: gateway, PORT, SHELL_URL } = process.env
    const wanted = port ?? PORT
    // A caller who names a gateway and no shell wants the remote alone with it.
    const isAlone = alone || Boolean(gateway && !SHELL_URL && !on)
    const [shell = ''] = on ? [on] : shells
    await startDevServer({ dir, port: wanted ? Number(wanted) : undefined, gateway, shell, alone: isAlone })
  },
}

try {
  // Jest reads its own.
  const isTest = process.argv[2] === 'test'
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options,
    ...(isTest && { args: ['test'] }),
  })
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command && !values.help) await command(values, rest)
  else say(usage)
  if (name && !command) process.exitCode = 2
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
