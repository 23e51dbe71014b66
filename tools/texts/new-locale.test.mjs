import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const root = fileURLToPath(new URL('../..', import.meta.url))
const contracts = path.join(root, 'shared-contracts')
// Below the package: what is copied finds the package's libraries.
const copy = path.join(contracts, '.cache/new-locale')
const load = (/** @type {string} */ file) => tsImport(path.join(copy, file), import.meta.url)

/** The contracts with German as docs/recipes.md adds it: by one line. */
before(async () => {
  await mkdir(copy, { recursive: true })
  await cp(path.join(contracts, 'src'), copy, { recursive: true })
  const table = path.join(copy, 'rules/visitor/locale.ts')
  const text = await readFile(table, 'utf8')
  const line = "  de_DE: { language: 'de', country: 'DE', name: 'Deutsch' },\n"
  await writeFile(table, text.replace(/^ {2}en_XA:/m, `${line}  en_XA:`))
})
after(() => rm(copy, { recursive: true, force: true }))

test('a line makes a language known to markets, calls and catalogues', async () => {
  const { locales, countries, languages, pathPrefixOf } = await load('rules/visitor/locale.ts')
  assert.ok(locales.includes('de_DE') && countries.includes('DE') && languages.includes('de'))
  assert.equal(pathPrefixOf('de_DE'), '')
  const { LocaleCode } = await load('api/common-schemas.ts')
  assert.equal(LocaleCode.parse('de_DE'), 'de_DE')
  const { catalogueTags, catalogueChain } = await load('rules/text/catalogue.ts')
  assert.ok(catalogueTags.includes('de'))
  assert.deepEqual(catalogueChain('de-DE'), ['de'])
})

test('days, numbers and landing pages need no line of the language', async () => {
  const { formatDay } = await load('rules/dates/format-day.ts')
  assert.equal(formatDay({ day: '2026-09-19', language: 'de-DE', style: 'long' }), 'Samstag, 19. September')
  const { formatNumber } = await load('rules/text/format-number.ts')
  assert.equal(formatNumber({ value: 1234.5, language: 'de-DE' }), '1.234,5')
  const { landingKeysOf } = await load('rules/visitor/landing-keys.ts')
  assert.deepEqual(landingKeysOf('de_DE'), { city: 'city', idea: 'idea' })
})

test('the pseudo-locale, which is shown all over the shop, stands in one line of the sources', () => {
  const args = ['grep', '-nE', "'?en_XA'?:", '--', '*.ts', '*.tsx', ':!*.test.*', ':!e2e']
  const lines = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  assert.equal(lines.length, 1, lines.join('\n'))
  assert.match(lines[0] ?? '', /^shared-contracts\/src\/rules\/visitor\/locale\.ts:/)
})
