// Every catalogue complete: `en` is the source, fr, es, nl and it hold every key of it, the Belgian ones only overrides.
// Placeholders and tags must be the same in every language; French spacing is checked, since no reviewer sees it.
// `--mend` writes the French no-break spaces.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const complete = ['fr', 'es', 'nl', 'it']
const overrides = ['fr-BE', 'nl-BE']
const mend = process.argv.includes('--mend')

const flatten = (node, path = '') =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${path}${key}.`)
      : [[`${path}${key}`, value]],
  )

const read = (file) => new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))))

/** Plural forms differ by language: `_one`, `_many`, `_other` of one key count as one. */
const plain = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const marks = (text) =>
  [...String(text).matchAll(/\{\{\s*(\w+)|<(\w+)>/g)]
    .map((match) => match[1] ?? match[2])
    .sort()
    .join(' ')

function compare({ file, source, texts, isComplete }) {
  const problems = []
  const keys = new Set([...texts.keys()].map(plain))
  if (isComplete) {
    for (const key of source.keys()) if (!keys.has(plain(key))) problems.push(`${file}: missing ${key}`)
  }
  for (const [key, text] of texts) {
    const original = source.get(key) ?? source.get(`${plain(key)}_other`)
    if (original === undefined) problems.push(`${file}: ${key} is not in en.json`)
    else if (typeof text !== 'string' || text.trim() === '') problems.push(`${file}: ${key} is empty`)
    else if (!/_(zero|one)$/.test(key) && marks(text) !== marks(original))
      problems.push(`${file}: ${key} has other placeholders than en.json`)
  }
  return problems
}

const frenchSpace = / ([:;?!»€%])|« /
const checkFrench = (file, texts) =>
  [...texts]
    .filter(([, text]) => frenchSpace.test(text))
    .map(([key]) => `${file}: ${key} needs a no-break space (node tools/check-texts.mjs --mend)`)

function mendFrench(file) {
  const text = readFileSync(file, 'utf8')
  const mended = text.replace(/(:\s*")((?:[^"\\]|\\.)*)"/g, (_, start, value) => `${start}${noBreak(value)}"`)
  if (mended !== text) writeFileSync(file, mended)
}

const noBreak = (value) => value.replace(/ ([:;?!»€%])/g, '\u00a0$1').replace(/« /g, '«\u00a0')

function checkFolder(folder) {
  const source = read(join(folder, 'en.json'))
  return [...complete, ...overrides].flatMap((language) => {
    const file = join(folder, `${language}.json`)
    const isComplete = complete.includes(language)
    if (!existsSync(file)) return isComplete ? [`${file}: missing`] : []
    if (mend && language.startsWith('fr')) mendFrench(file)
    const texts = read(file)
    return [
      ...compare({ file, source, texts, isComplete }),
      ...(language.startsWith('fr') ? checkFrench(file, texts) : []),
    ]
  })
}

const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')))
const folders = packages
  .flatMap((name) => [join(root, name, 'src/locales'), join(root, name, 'locales')])
  .filter((folder) => existsSync(join(folder, 'en.json')))
const problems = folders.flatMap(checkFolder)

for (const problem of problems) console.error(problem.replace(root, ''))
console.error(
  problems.length
    ? `${problems.length} problems in the texts`
    : `Texts complete in ${folders.length} packages`,
)
process.exitCode = problems.length ? 1 : 0
