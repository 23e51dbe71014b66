import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { checkDecisionIndex } from './checks/decision-index.mjs'
import { checkTableWriters, withDrawing } from './checks/gateway-rooms.mjs'
import { checkNamedFiles } from './checks/named-files.mjs'
import { checkShippedVersions } from './checks/shipped-versions.mjs'
import { checkSiblingFolders } from './checks/sibling-folders.mjs'
import { hasProse, isCode, listFiles, readFiles, readGatewayFiles } from './checks/source-files.mjs'

/**
 * Folders without rings of imports, names of files that are there, an index of all decisions, one version
 * of every library that ships, and a gateway whose rooms write their own tables alone and stand in docs/gateway.md as
 * they are.
 */
const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const listed = listFiles(workspace)
const gateway = readGatewayFiles(workspace)
const prose = readFiles(workspace, listed.filter(hasProse))
const page = prose.get('docs/gateway.md') ?? ''
const problems = [
  ...checkNamedFiles(prose, listed),
  ...checkDecisionIndex(prose),
  ...checkSiblingFolders(readFiles(workspace, listed.filter(isCode))),
  ...checkShippedVersions(parse(await readFile(path.join(workspace, 'pnpm-lock.yaml'), 'utf8'))),
  ...checkTableWriters(gateway),
  ...(withDrawing(page, gateway) === page
    ? []
    : ['docs/gateway.md is out of date: node tools/draw-gateway.mjs']),
]

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
