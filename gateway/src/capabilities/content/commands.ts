import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database/database'
import { printRecord, printRows } from '../../platform/print-rows'
import { type ContentKind, type ContentOf, contentKinds, isContentKind, parseContent } from './content-kinds'
import { createContentRepository } from './content-repository'
import { readVotes } from './help/help-votes'
import { parseLocale } from './parse-locale'

type Context = { db: DatabaseHandle['db']; clock: Clock }

function kindOf(text: string | undefined): ContentKind {
  if (text && isContentKind(text)) return text
  throw new Error(`The kind is one of ${Object.keys(contentKinds).join(', ')}`)
}

/** `content [list|show|publish|unpublish|put] KIND [ID] [--locale L] [--file F]`: what editors write; `votes`: if it helped. */
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
  const locale = parseLocale(values.locale)
  if (action === 'votes') return printRows(await readVotes(db, locale), values)
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
    throw new Error('content takes list, show, publish, unpublish, put or votes')
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
