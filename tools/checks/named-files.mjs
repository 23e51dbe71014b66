import path from 'node:path'

/** Names of sources and documents, with `*` and one pair of braces; addresses have a scheme before them. */
const named =
  /(?<![\w@*{},:./<>…$-])[\w@*./-]*(?:\{[\w,-]+\}[\w@*./-]*)?\.(?:tsx?|mjs|cjs|scss|md|sql)(?![\w/-]|\.\w)/g
const code = /\.(tsx?|mjs|cjs|scss|sql)$/

/** Bundles that a build makes. */
const built = new Set(['server.cjs', 'chrome.cjs'])

const comment = /(?:^|[\s{])(?:\/\*[\s\S]*?\*\/|(?:\/\/|--).*$)/gm
const proseOf = (/** @type {string} */ file, /** @type {string} */ text) =>
  code.test(file) ? (text.match(comment) ?? []).join('\n') : text

/** A name for each of the choices in braces. @param {string} name */
function alternatives(name) {
  const [all, choices = ''] = /\{([^{}]*)\}/.exec(name) ?? []
  return all ? choices.split(',').map((choice) => name.replace(all, choice)) : [name]
}

/** Paths that end as the name says, from whichever folder one reads it. @param {string} name */
function endingIn(name) {
  const text = name.replace(/^(\.{0,2}\/)+/, '').replace(/[.+^$()|[\]\\]/g, '\\$&')
  const pattern = text.replaceAll('**', '§').replaceAll('*', '[^/]*').replaceAll('§', '.*')
  return new RegExp(`(^|/)${pattern}$`)
}

/**
 * Names of files that are not there, in documents and in the comments of code.
 *
 * @param {Map<string, string>} files Texts to read, by path.
 * @param {string[]} paths All files of the repository.
 */
export function checkNamedFiles(files, paths) {
  const bases = new Set(paths.map((file) => path.posix.basename(file)))
  const isThere = (/** @type {string} */ name) => {
    if (!/[/*]/.test(name)) return bases.has(name) || built.has(name)
    const wanted = endingIn(name)
    return built.has(path.posix.basename(name)) || paths.some((file) => wanted.test(file))
  }
  return [...files].flatMap(([file, text]) =>
    (proseOf(file, text).match(named) ?? [])
      .flatMap(alternatives)
      .filter((name) => !isThere(name))
      .map((name) => `${file} names ${name}, which is not there`),
  )
}
