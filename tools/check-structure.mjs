import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { checkDecisionIndex } from './checks/decision-index.mjs'
import { warnOfWideFolders } from './checks/folder-width.mjs'
import { checkRoomCycles, checkTableWriters, withDrawing } from './checks/gateway-rooms.mjs'
import { checkComments } from './checks/headless-comments.mjs'
import { checkHeardEvents } from './checks/heard-events.mjs'
import { checkLiteralSpreads } from './checks/literal-spreads.mjs'
import { checkNamedFiles } from './checks/named-files.mjs'
import { checkPagePaths } from './checks/page-paths.mjs'
import { checkScriptTypes, typedFiles } from './checks/script-types.mjs'
import { checkShippedVersions } from './checks/shipped-versions.mjs'
import { checkSiblingFolders } from './checks/sibling-folders.mjs'
import { checkSnakeFields } from './checks/snake-fields.mjs'
import { hasProse, isCode, isScript, listFiles, readFiles, readGatewayFiles } from './checks/source-files.mjs'

/**
 * Folders that import each other in one direction, events that are sent and heard, addresses of pages by their builder,
 * fields of rows in camel case, no literals that are spread, names of files that are there, comments with a subject, an
 * index of all decisions, one version of every library that ships, scripts whose types are checked, and a gateway whose
 * rooms form no ring, write their own tables alone and stand in docs/gateway.md as they are. Wide folders are named only.
 */
const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const listed = listFiles(workspace)
const lock = parse(await readFile(path.join(workspace, 'pnpm-lock.yaml'), 'utf8'))
const gateway = readGatewayFiles(workspace)
const page = await readFile(path.join(workspace, 'docs/gateway.md'), 'utf8')
const sources = readFiles(workspace, listed.filter(isCode))
const prose = readFiles(workspace, listed.filter(hasProse))
const linking = listed.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
const scripts = readFiles(workspace, listed.filter(isScript))
const remotes = readFiles(
  workspace,
  listed.filter((file) => /^mf-[^/]+\/remote\.json$/.test(file)),
)
const segments = [...remotes.values()].flatMap((text) => {
  /** @type {{ routes: { segment: string }[] }} */
  const { routes } = JSON.parse(text)
  return routes.map(({ segment }) => segment)
})
const problems = [
  ...checkNamedFiles(prose, listed),
  ...checkDecisionIndex(prose),
  ...checkHeardEvents(sources),
  ...checkSiblingFolders(sources),
  ...checkSnakeFields(sources),
  ...checkLiteralSpreads(sources),
  ...checkPagePaths(readFiles(workspace, linking), segments),
  ...checkComments([...prose.keys()], (file) => prose.get(file) ?? ''),
  ...checkShippedVersions(lock),
  ...checkScriptTypes(scripts, typedFiles(workspace)),
  ...checkRoomCycles(gateway),
  ...checkTableWriters(gateway),
  ...(withDrawing(page, gateway) === page
    ? []
    : ['docs/gateway.md is out of date: node tools/draw-gateway.mjs']),
]

for (const warning of warnOfWideFolders(listed)) process.stdout.write(`${warning}\n`)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
