import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { checkDecisionIndex } from './checks/decision-index.mjs'
import { warnOfWideFolders } from './checks/folder-width.mjs'
import { checkRoomCycles, checkTableWriters, withDrawing } from './checks/gateway-rooms.mjs'
import { checkComments } from './checks/headless-comments.mjs'
import { checkShippedVersions } from './checks/shipped-versions.mjs'
import { checkSiblingFolders } from './checks/sibling-folders.mjs'
import { hasProse, isCode, listFiles, readFiles, readGatewayFiles } from './checks/source-files.mjs'

/**
 * One version of every library that ships, a gateway whose rooms form no ring, write their own tables alone and stand
 * in docs/gateway.md as they are, and comments that have a subject.
 */
const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: workspace,
  encoding: 'utf8',
  maxBuffer: 1e8,
}).split('\n')
const textOf = (file) => {
  const place = path.join(workspace, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : ''
}
const lock = parse(await readFile(path.join(workspace, 'pnpm-lock.yaml'), 'utf8'))
const gateway = readGatewayFiles(workspace)
const page = await readFile(path.join(workspace, 'docs/gateway.md'), 'utf8')
const sources = readFiles(workspace, listed.filter(isCode))
const prose = readFiles(workspace, listed.filter(hasProse))
const orders = 'gateway/src/capabilities/orders'
const problems = [
  ...checkNamedFiles(prose, listed),
  ...checkDecisionIndex(prose),
  ...checkHeardEvents(sources),
  ...checkSiblingFolders(sources, [
    `${orders} abuse payment`,
    `${orders} changes payment`,
    `${orders} mails stay`,
    `${orders} payment stock`,
  ]),
  ...checkShippedVersions(lock),
  ...checkRoomCycles(gateway),
  ...checkTableWriters(gateway),
  ...(withDrawing(page, gateway) === page
    ? []
    : ['docs/gateway.md is out of date: node tools/draw-gateway.mjs']),
  ...checkComments(files, textOf),
]

for (const warning of warnOfWideFolders(files)) process.stdout.write(`${warning}\n`)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
