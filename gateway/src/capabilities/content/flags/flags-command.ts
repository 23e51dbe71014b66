import { parseArgs } from 'node:util'
import type { Clock } from '../../../platform/clock'
import type { DatabaseHandle } from '../../../platform/database/database'
import { printRows } from '../../../platform/print-rows'
import { readExposures } from '../../telemetry/public'
import { parseLocale } from '../parse-locale'
import { defaultFlags, type FlagName, flagValues, isFlagName, parseFlagValue } from './flags'
import { createFlagsRepository } from './flags-repository'
import { createFlagsService } from './flags-service'

type Context = { db: DatabaseHandle['db']; clock: Clock }

/**
 * `flags [list|set NAME VALUE [--percent P]|unset NAME|exposures] [--locale L]`: experiments and toggles; without a
 * locale for all, with a percentage for that part of the visitors who agreed to be measured.
 */
export async function flagsCommand({ db, clock }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { locale: { type: 'string' }, percent: { type: 'string' }, json: { type: 'boolean' } },
  })
  const [action = 'list', name, text = ''] = positionals
  const flags = createFlagsService({ db, clock })
  const locale = parseLocale(values.locale) ?? '*'
  if (action === 'exposures') return printRows(await readExposures(db), values)
  if (action === 'set') {
    const flag = flagOf(name)
    const value = parseValue(flag, text)
    if (values.percent === undefined) await flags.setForAll({ name: flag, locale }, value)
    else {
      const percent = percentOf(values.percent)
      const refusal = await flags.tryOut({ name: flag, locale }, { value, percent })
      if (refusal) throw new Error(`${flag} cannot be tried out so: ${refusal}`)
    }
  } else if (action === 'unset') await flags.unset({ name: flagOf(name), locale })
  else if (action !== 'list') throw new Error('flags takes list, set NAME VALUE, unset NAME, or exposures')
  printRows(await settingsOf(db), values)
}

async function settingsOf(db: Context['db']) {
  const repository = createFlagsRepository(db)
  const [settings, shares] = [await repository.settings(), await repository.shares()]
  const of = <T extends { name: string }>(rows: T[], flag: string, show: (row: T) => string) =>
    rows.flatMap((row) => (row.name === flag ? [show(row)] : [])).join(' ')
  return Object.entries(defaultFlags).map(([flag, byDefault]) => ({
    flag,
    default: byDefault,
    set: of(settings, flag, ({ locale, value }) => `${locale}=${value}`),
    triedOut: of(shares, flag, ({ locale, value, percent }) => `${locale}=${value}:${percent}%`),
  }))
}

function flagOf(text: string | undefined): FlagName {
  if (text && isFlagName(text)) return text
  throw new Error(`The flag is one of ${Object.keys(defaultFlags).join(', ')}`)
}

function parseValue(flag: FlagName, text: string): boolean | string {
  const value = parseFlagValue(flag, text)
  if (value === null)
    throw new Error(`${flag} takes ${flagValues(flag).join(', ')}${text && `, not ${text}`}`)
  return value
}

function percentOf(text: string): number {
  const percent = Number(text)
  if (text.trim() !== '' && Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent
  throw new Error('--percent takes a whole number from 0 to 100')
}
