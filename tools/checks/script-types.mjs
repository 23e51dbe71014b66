import path from 'node:path'
import ts from 'typescript'

/** Lines that may go unchecked, for a file that a tool wants as it is. */
const mostLines = 300
const leftOut = /^\s*\/\/+\s*@ts-nocheck/m

/** Paths of the files whose types the compiler checks, as `tsconfig.json` says. @param {string} workspace */
export function typedFiles(workspace) {
  const { config } = ts.readConfigFile(path.join(workspace, 'tsconfig.json'), ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, workspace)
  return new Set(options.checkJs ? fileNames.map((file) => path.relative(workspace, file)) : [])
}

/**
 * Scripts without types, once they hold more than a few lines together.
 *
 * @param {Map<string, string>} scripts Texts by path.
 * @param {Set<string>} typed Paths of the files that are checked.
 */
export function checkScriptTypes(scripts, typed) {
  const unchecked = [...scripts]
    .filter(([file, text]) => !typed.has(file) || leftOut.test(text))
    .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
  const all = unchecked.reduce((sum, { lines }) => sum + lines, 0)
  const names = unchecked.map(({ file, lines }) => `${file} (${lines})`)
  return all > mostLines
    ? [`${all} lines of scripts have no types checked (tsconfig.json): ${names.join(', ')}`]
    : []
}
