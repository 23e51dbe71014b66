import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { warnOfWideFolders } from './checks/folder-width.mjs'
import { readGatewayFiles } from './checks/gateway-files.mjs'
import { checkRoomCycles, checkTableWriters, withDrawing } from './checks/gateway-rooms.mjs'
import { checkPagePaths } from './checks/page-paths.mjs'
import { checkShippedVersions } from './checks/shipped-versions.mjs'

/**
 * One version of every library that ships, addresses of pages by their builder, and a gateway whose rooms form no ring,
 * write their own tables alone and stand in docs/gateway.md as they are.
 */
const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: workspace,
  encoding: 'utf8',
})
const lock = parse(await readFile(path.join(workspace, 'pnpm-lock.yaml'), 'utf8'))
const gateway = readGatewayFiles(workspace)
const page = await readFile(path.join(workspace, 'docs/gateway.md'), 'utf8')
const read = (file) => readFileSync(path.join(workspace, file), 'utf8')
const known = listed.split('\n').filter((file) => existsSync(path.join(workspace, file)))
const linking = known.filter((file) =>
  /^(shell|mf-|gateway|demo|shared-|remote-kit).*\.[cm]?[jt]sx?$/.test(file),
)
const segments = known
  .filter((file) => /^mf-[^/]+\/remote\.json$/.test(file))
  .flatMap((file) => JSON.parse(read(file)).routes.map(({ segment }) => segment))
const problems = [
  ...checkShippedVersions(lock),
  ...checkPagePaths(new Map(linking.map((file) => [file, read(file)])), segments),
  ...checkRoomCycles(gateway),
  ...checkTableWriters(gateway),
  ...(withDrawing(page, gateway) === page
    ? []
    : ['docs/gateway.md is out of date: node tools/draw-gateway.mjs']),
]

for (const warning of warnOfWideFolders(listed.split('\n'))) process.stdout.write(`${warning}\n`)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
