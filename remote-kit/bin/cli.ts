import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

const usage = `remote-kit build                    builds this remote into dist/<version>/
remote-kit publish [--root] [--new] makes the built release live under ../var (or --root) and says whether the shell
                                    takes it (SHELL_URL, else http://localhost:3000); --new: where there is no registry
remote-kit rollback [VERSION]       makes the release before live again, or the named one
remote-kit hand-over PUBLIC_KEY     gives this remote's name to another publisher
remote-kit dev [--port] [--alone]   runs this remote inside the shop at SHELL_URL; alone on a host page where there is
                                    none: GATEWAY_URL is then where its calls go

PUBLISH_KEY is the key that releases are signed with; without it one is made under ../var/keys.`

const options = {
  root: { type: 'string' },
  port: { type: 'string' },
  new: { type: 'boolean' },
  alone: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Values = { root?: string; port?: string; new?: boolean; alone?: boolean }
type Command = (values: Values, words: string[]) => Promise<void>

const dir = process.cwd()
const say = (text: string) => void process.stdout.write(`${text}\n`)
const shell = process.env.SHELL_URL ?? 'http://localhost:3000'
const rootOf = ({ root }: Values) => path.resolve(root ?? path.join(dir, '../var'))

/** Loads late what a command needs: publishing knows no dev server. */
const commands: Record<string, Command> = {
  async build() {
    const { buildRemote } = await import('../webpack/build-remote')
    const { release, folder } = await buildRemote({ dir })
    say(`${release.name} ${release.version} → ${path.relative(dir, folder)}`)
  },
  async publish(values) {
    const { publish } = await import('../release/commands')
    await publish({ dir, root: rootOf(values), mayCreate: values.new, shell, say })
  },
  async rollback(values, [version]) {
    const { rollback } = await import('../release/commands')
    await rollback({ dir, root: rootOf(values), version, shell, say })
  },
  async 'hand-over'(values, [to]) {
    const { giveAway } = await import('../release/commands')
    await giveAway({ dir, root: rootOf(values), to, say })
  },
  async dev({ port, alone }) {
    const { startDevServer } = await import('../dev/dev-server')
    const { GATEWAY_URL: gateway, PORT, SHELL_URL } = process.env
    const wanted = port ?? PORT
    // A caller who names a gateway and no shell wants the remote alone with it.
    const isAlone = alone || Boolean(gateway && !SHELL_URL)
    await startDevServer({ dir, port: wanted ? Number(wanted) : undefined, gateway, shell, alone: isAlone })
  },
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command && !values.help) await command(values, rest)
  else say(usage)
  if (name && !command) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
