import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { findCatalogues, readCatalogue } from './texts/catalogue.mjs'
import {
  emptyTexts,
  leftoverKeys,
  missingKeys,
  misspelt,
  otherPlaceholders,
  pluralGaps,
} from './texts/compare.mjs'
import { dynamicKeys } from './texts/dynamic-keys.mjs'
import { regionalTexts, struckWords } from './texts/glossary.mjs'
import { allSaid, idleContexts, nearlySame, otherWordings } from './texts/one-wording.mjs'
import { otherWords } from './texts/same-words.mjs'
import { sourcesOf, unknownKeys, unusedKeys } from './texts/usage.mjs'

/**
 * Checks the catalogues of every package, the gateway's and the demo's: English is the source, other languages hold
 * each key of it, the files of their later locales (`fr-BE`) only what differs. `--mend` writes the no-break spaces
 * of French.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
/** @typedef {import('./texts/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./texts/catalogue.mjs').Texts} Texts */

/** @type {typeof import('../shared-contracts/src/rules/text/catalogue')} */
const { catalogueTags, overrideTags } = await tsImport(
  '../shared-contracts/src/rules/text/catalogue.ts',
  import.meta.url,
)
/** @type {typeof import('../shared-contracts/src/rules/text/regional-words')} */
const { inRegion } = await tsImport('../shared-contracts/src/rules/text/regional-words.ts', import.meta.url)
const mend = process.argv.includes('--mend')

const withNoBreakSpaces = (/** @type {string} */ text) =>
  text.replace(/ ([:;?!»€%])/g, '\u00a0$1').replace(/« /g, '«\u00a0')

/** Only what stands between quotes behind a colon: the texts, not the file's own spaces. @param {string} file */
function mendFrench(file) {
  const text = readFileSync(file, 'utf8')
  const mended = text.replace(
    /(:\s*")((?:[^"\\]|\\.)*)"/g,
    (_, start, value) => `${start}${withNoBreakSpaces(value)}"`,
  )
  if (mended !== text) writeFileSync(file, mended)
}

/** Writes into the file of a later locale what its market says otherwise. @param {string} file @param {[string, string][]} said */
function writeTexts(file, said) {
  const catalogue = JSON.parse(readFileSync(file, 'utf8'))
  for (const [key, text] of said) {
    const path = key.split('.')
    const last = path.pop() ?? ''
    const room = path.reduce((node, part) => (node[part] ??= {}), catalogue)
    room[last] = text
  }
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`)
}

/** @param {Catalogue} catalogue @param {string} tag */
function checkRegion({ fileOf }, tag) {
  const texts = readCatalogue(fileOf(tag))
  const language = readCatalogue(fileOf(tag.slice(0, 2)))
  if (!texts || !language) return []
  const said = regionalTexts({ language, texts, inRegion: (text) => inRegion(tag, text) })
  if (mend && said.length > 0) writeTexts(fileOf(tag), said)
  return mend ? [] : said.map(([key, text]) => `${key} is said otherwise here: "${text}" (--mend)`)
}

/** @param {Catalogue} catalogue @param {Texts} source @param {string} tag */
function checkLanguage(catalogue, source, tag) {
  const { fileOf, isGrouped } = catalogue
  const file = fileOf(tag)
  const isOverride = overrideTags.includes(tag)
  if (mend && tag.startsWith('fr') && readCatalogue(file)) mendFrench(file)
  const texts = readCatalogue(file)
  // The demo's content has no words of its own for the later locales of a language.
  if (!texts) return isGrouped && isOverride ? [] : [`${file}: missing`]
  const facts = { source, texts, tag }
  const problems = [
    ...leftoverKeys(facts),
    ...otherPlaceholders(facts),
    ...misspelt(facts),
    ...struckWords(facts),
    ...(isOverride ? checkRegion(catalogue, tag) : []),
    ...emptyTexts(facts),
    ...(isOverride ? [] : [...missingKeys(facts), ...pluralGaps(facts)]),
  ]
  return problems.map((problem) => `${file}: ${problem}`)
}

const packageOf = (/** @type {string} */ name) => path.join(root, name.split(path.sep)[0] ?? '')
const englishOf = (/** @type {string} */ file) => readCatalogue(file) ?? new Map()
const uiTexts = englishOf(path.join(root, 'shared-ui/src/locales/en.json'))
/** @type {Map<string, string>} */
const codes = new Map()
const codeOf = (/** @type {string} */ folder) => {
  const code = codes.get(folder) ?? sourcesOf(folder)
  codes.set(folder, code)
  return code
}
/** The kit has no texts of its own and says some of the components'. */
const packages = [
  ...new Set([...findCatalogues(root).map(({ name }) => packageOf(name)), packageOf('remote-kit')]),
]

/** Texts of the shared components are used by every package. @param {Catalogue} catalogue */
const codeFor = ({ name }) =>
  name.startsWith('shared-ui') ? packages.map(codeOf).join('\n') : codeOf(packageOf(name))

/** @param {Catalogue} catalogue @param {Texts} source */
function checkUse(catalogue, source) {
  const { name, isGrouped } = catalogue
  const code = codeFor(catalogue)
  // Types say which room of a grouped catalogue a key belongs to.
  const unused = isGrouped ? [] : unusedKeys({ source, code, dynamic: dynamicKeys[name] })
  const isPages = /^(mf-|shell|shared-ui)/.test(name)
  const own = isPages ? codeOf(packageOf(name)) : ''
  // One that stands over another, such as that of agents, names few of the keys that the pages ask for.
  const atHand = catalogues.filter((other) => packageOf(other.name) === packageOf(name))
  const sources = [...atHand.map(({ fileOf }) => englishOf(fileOf('en'))), uiTexts]
  return [...unused, ...unknownKeys({ catalogues: sources, code: own })].map(
    (problem) => `${catalogue.fileOf('en')}: ${problem}`,
  )
}

const catalogues = findCatalogues(root)
const problems = catalogues.flatMap((catalogue) => {
  const source = englishOf(catalogue.fileOf('en'))
  const languages = catalogueTags.flatMap((tag) => checkLanguage(catalogue, source, tag))
  return [...languages, ...checkUse(catalogue, source)]
})
problems.push(...otherWords({ root, tags: catalogueTags }))

/** @type {string[]} */
const byContext = JSON.parse(readFileSync(path.join(root, 'tools/texts/by-context.json'), 'utf8'))
// The scaffold's are a squad's own, and English says what it wants to.
const ours = catalogues.filter(({ name }) => !name.startsWith('create-remote'))
const languages = catalogueTags
  .filter((tag) => tag !== 'en' && !overrideTags.includes(tag))
  .map((tag) => ({ tag, said: allSaid({ catalogues: ours, tag }) }))
for (const { tag, said } of languages)
  problems.push(
    ...[...otherWordings({ said, byContext }), ...nearlySame(said)].map((problem) => `${tag}: ${problem}`),
  )
problems.push(...idleContexts({ languages: languages.map(({ said }) => said), byContext }))

for (const problem of problems) console.error(problem.replace(root, ''))
console.error(
  problems.length
    ? `${problems.length} problems in the texts`
    : `Texts complete in ${catalogues.length} catalogues`,
)
process.exitCode = problems.length ? 1 : 0
