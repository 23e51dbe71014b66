import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { checkFolderWidth } from './checks/folder-width.mjs'
import { checkShippedVersions } from './checks/shipped-versions.mjs'

/** Folders of at most 25 sources, and one version of every library that ships. */
const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: workspace,
  encoding: 'utf8',
})
const lock = parse(await readFile(path.join(workspace, 'pnpm-lock.yaml'), 'utf8'))
const problems = [...checkFolderWidth(listed.split('\n')), ...checkShippedVersions(lock)]

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
