import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const code = /\.(tsx?|mjs|cjs)$/

/** Every path of the repository that Git does not ignore. @param {string} workspace */
export function listFiles(workspace, folder = '.') {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', folder]
  const listed = execFileSync('git', args, { cwd: workspace, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return listed.split('\n').filter((file) => file && existsSync(path.join(workspace, file)))
}

/**
 * Files by their paths from the root of the repository.
 *
 * @param {string} workspace
 * @param {string[]} files
 */
export const readFiles = (workspace, files) =>
  new Map(files.map((file) => [file, readFileSync(path.join(workspace, file), 'utf8')]))

/** The gateway's TypeScript sources. @param {string} workspace */
export const readGatewayFiles = (workspace) =>
  readFiles(
    workspace,
    listFiles(workspace, 'gateway/src').filter((file) => file.endsWith('.ts')),
  )

export const isCode = (/** @type {string} */ file) => code.test(file)

/** Documents, and code with comments; migrations stay as they were when they ran. @param {string} file */
export const hasProse = (file) => /\.(tsx?|mjs|cjs|scss|sql|md)$/.test(file) && !file.includes('/migrations/')

/** What a source imports, types included, as it spells it. @param {string} source */
export const importsOf = (source) => ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName)

/** Code without what it says of itself. */
export const withoutComments = (/** @type {string} */ source) =>
  source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')
