import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { compareApi } from './api-report'
import { openGateway } from './open-gateway'
import { packAll } from './pack'
import { startPackageRegistry } from './package-registry'
import { publishAll } from './publish'
import { published, workspace } from './published'
import { stampVersion } from './stamp'

const usage = `pnpm packages up [PORT]   builds the packages that squads install and serves them, until it is ended
pnpm packages api         writes what they offer to packages/api, for the review of a change`

const run = promisify(execFile)
const say = (text: string) => void process.stdout.write(`${text}\n`)
const folder = path.join(workspace, 'var/packages')
const packed = path.join(folder, 'packed')

async function up(port = 0): Promise<void> {
  say('Building')
  await run(process.execPath, [path.join(workspace, 'tools/build.mjs')])
  const gateway = await openGateway()
  const files = await packAll(packed, gateway.address).finally(gateway.close)
  const now = Date.now()
  for (const file of files) await stampVersion(file, now)
  const registry = await startPackageRegistry({ folder: path.join(folder, 'registry'), port })
  await publishAll(files, registry.address)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void registry.stop().then(() => process.exit()))
  say(`npm config set @escapade:registry ${registry.address} --location=user`)
}

async function writeApi(): Promise<void> {
  for (const one of published.filter(({ face }) => face)) await compareApi(one, true)
}

const [command, port] = process.argv.slice(2)
try {
  if (command === 'up') await up(Number(port ?? 0))
  else if (command === 'api') await writeApi()
  else say(usage)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
