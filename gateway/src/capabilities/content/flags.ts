import type { Flags } from '@escapade/shared-contracts/api/content-schemas'
import { isLocale, type Locale } from '@escapade/shared-contracts/rules/locale'
import type { Db } from '../../platform/database'

/** Every experiment and toggle with its value where no operator has set another (D3). */
export const defaultFlags = {
  physicalVoucher: true,
  popularDates: true,
  boxes: true,
  messenger: true,
  activityOnly: true,
  insurance: true,
  searchDates: 'unassigned',
  autoDiscount: false,
  singleVoucherSearch: false,
  calendarPrices: false,
  metasearchRedirect: false,
  allIncentive: false,
  announcementVariation: false,
  customerAccount: false,
  splash: false,
  errors: false,
} as const satisfies Flags
export type FlagName = keyof typeof defaultFlags

export const isFlagName = (text: string): text is FlagName => Object.hasOwn(defaultFlags, text)

/** Values of the flags that are words and not switches. */
const words: Partial<Record<FlagName, readonly string[]>> = {
  searchDates: ['unassigned', 'datesForced', 'datesSuggested'],
}

/** What an operator may set it to. */
export const flagValues = (name: FlagName): readonly string[] => words[name] ?? ['on', 'off']

/** `on`, `off` or a word of the flag; null for what it cannot be. */
export function parseFlagValue(name: FlagName, text: string): boolean | string | null {
  const choices = words[name]
  if (choices) return choices.includes(text) ? text : null
  if (text === 'on' || text === 'true') return true
  return text === 'off' || text === 'false' ? false : null
}

type Setting = { name: FlagName; locale: Locale | '*' }

export const createFlags = (db: Db) => ({
  /** As visitors of a locale get them: what is set for the locale wins over what is set for all. */
  async of(locale: Locale): Promise<Flags> {
    const rows = await db.selectFrom('flag').selectAll().where('locale', 'in', ['*', locale]).execute()
    const own = rows.filter((row) => isLocale(row.locale))
    const settings = [...rows.filter((row) => !isLocale(row.locale)), ...own]
    const known = settings.filter(({ name }) => isFlagName(name)).map(({ name, value }) => [name, value])
    return { ...defaultFlags, ...Object.fromEntries(known) }
  },
  settings: () => db.selectFrom('flag').selectAll().orderBy('name').orderBy('locale').execute(),
  async set({ name, locale }: Setting, value: boolean | string, now: Date): Promise<void> {
    const stored = { value: JSON.stringify(value), updated_at: now }
    await db
      .insertInto('flag')
      .values({ name, locale, ...stored })
      .onConflict((conflict) => conflict.columns(['name', 'locale']).doUpdateSet(stored))
      .execute()
  },
  /** Back to what the shop does by itself. */
  unset: ({ name, locale }: Setting) =>
    db.deleteFrom('flag').where('name', '=', name).where('locale', '=', locale).execute(),
})
