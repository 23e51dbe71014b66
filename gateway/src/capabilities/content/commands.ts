import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isLocale, type Locale } from '@escapade/shared-contracts/rules/locale'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database'
import { printRecord, printRows } from '../../platform/print-rows'
import { type ContentKind, type ContentOf, contentKinds, isContentKind, parseContent } from './content-kinds'
import { createContentRepository } from './content-repository'
import { createFlags, defaultFlags, type FlagName, flagValues, isFlagName, parseFlagValue } from './flags'

type Context = { db: DatabaseHandle['db']; clock: Clock }

function localeOf(text: string | undefined): Locale | undefined {
  if (text === undefined || isLocale(text)) return text
  throw new Error(`There is no locale ${text}`)
}

function kindOf(text: string | undefined): ContentKind {
  if (text && isContentKind(text)) return text
  throw new Error(`The kind is one of ${Object.keys(contentKinds).join(', ')}`)
}

function flagOf(text: string | undefined): FlagName {
  if (text && isFlagName(text)) return text
  throw new Error(`The flag is one of ${Object.keys(defaultFlags).join(', ')}`)
}

/** `flags [list|set NAME VALUE|unset NAME] [--locale L]`: experiments and toggles; without a locale for all. */
export async function flagsCommand({ db, clock }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { locale: { type: 'string' }, json: { type: 'boolean' } },
  })
  const [action = 'list', name, text = ''] = positionals
  const flags = createFlags(db)
  const locale = localeOf(values.locale)
  if (action === 'set') {
    const flag = flagOf(name)
    const value = parseFlagValue(flag, text)
    if (value === null)
      throw new Error(`${flag} takes ${flagValues(flag).join(', ')}${text && `, not ${text}`}`)
    await flags.set({ name: flag, locale: locale ?? '*' }, value, clock.instant())
  } else if (action === 'unset') await flags.unset({ name: flagOf(name), locale: locale ?? '*' })
  else if (action !== 'list') throw new Error('flags takes list, set NAME VALUE, or unset NAME')
  const settings = await flags.settings()
  const rows = Object.entries(defaultFlags).map(([flag, byDefault]) => ({
    flag,
    default: byDefault,
    set: settings
      .filter((row) => row.name === flag)
      .map(({ locale: where, value }) => `${where}=${value}`)
      .join(' '),
  }))
  printRows(rows, values)
}

/** `content [list|show|publish|unpublish|put] KIND [ID] [--locale L] [--file F]`: what editors write. */
export async function contentCommand({ db, clock }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      locale: { type: 'string' },
      file: { type: 'string' },
      position: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const [action = 'list', kindText, id = ''] = positionals
  const repository = createContentRepository(db)
  const locale = localeOf(values.locale)
  const kind = action === 'list' && !kindText ? undefined : kindOf(kindText)
  if (action === 'publish' || action === 'unpublish') {
    const which = { kind: kindOf(kindText), id, locale }
    const changed = await repository.setPublished(which, action === 'publish', clock.instant())
    if (changed === 0) throw new Error(id ? `There is no ${kind} ${id}` : `Say which ${kind}`)
  } else if (action === 'put') {
    if (!locale || !id || !values.file) throw new Error('put needs KIND, ID, --locale and --file')
    const content = await readContent(kindOf(kindText), values.file)
    const position = Number(values.position ?? 1)
    if (!Number.isInteger(position)) throw new Error('--position takes a whole number')
    await repository.put({ kind: kindOf(kindText), id, locale, position, content }, clock.instant())
  } else if (action !== 'list' && action !== 'show')
    throw new Error('content takes list, show, publish, unpublish or put')
  const rows = (await repository.all({ kind, locale })).filter((row) => !id || row.id === id)
  if (id && rows.length === 0) throw new Error(`There is no ${kind} ${id}`)
  if (action === 'show' && !values.json) for (const row of rows) printRecord({ ...row })
  else
    printRows(
      rows.map(({ content, ...row }) => (values.json ? { ...row, content } : row)),
      values,
    )
}

/** Says of a file that cannot be used which, and where. */
async function readContent<K extends ContentKind>(kind: K, file: string): Promise<ContentOf<K>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read: ${error.code}`)
  })
  try {
    return parseContent(kind, JSON.parse(text))
  } catch (error) {
    throw new Error(`${file} is no ${kind}: ${reasonOf(error)}`)
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof z.core.$ZodError
    ? error.issues.map(({ path, message }) => `${path.map(String).join('.')} ${message}`.trim()).join('; ')
    : String(error instanceof Error ? error.message : error)
