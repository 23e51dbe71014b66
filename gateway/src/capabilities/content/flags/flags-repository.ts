import type { FlagRules } from '@escapade/shared-contracts/api/content/content-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import { defaultFlags, type FlagName, isFlagName } from './flags'

type Where = { name: FlagName; locale: Locale | '*' }
type Value = boolean | string

export const createFlagsRepository = (db: Db) => ({
  /** As visitors of a locale get them: what is set for the locale wins over what is set for all. */
  async rulesOf(locale: Locale): Promise<FlagRules> {
    const places = ['*', locale] as const
    const settings = await db.selectFrom('flag').selectAll().where('locale', 'in', places).execute()
    const shares = await db
      .selectFrom('flagShare')
      .selectAll()
      .where('locale', 'in', places)
      .orderBy('name')
      .orderBy('fromTop')
      .execute()
    const own = new Set([...settings, ...shares].filter((row) => row.locale !== '*').map(({ name }) => name))
    const known = settings
      .filter(({ name }) => isFlagName(name))
      .sort((one, other) => Number(one.locale !== '*') - Number(other.locale !== '*'))
    return {
      flags: { ...defaultFlags, ...Object.fromEntries(known.map(({ name, value }) => [name, value])) },
      shares: shares
        .filter(({ name, locale: place }) => isFlagName(name) && (place !== '*' || !own.has(name)))
        .map(({ name, value, percent, fromTop }) => ({ name, value, percent, fromTop })),
    }
  },
  settings: () => db.selectFrom('flag').selectAll().orderBy('name').orderBy('locale').execute(),
  shares: () =>
    db.selectFrom('flagShare').selectAll().orderBy('name').orderBy('locale').orderBy('fromTop').execute(),
  sharesAt: ({ name, locale }: Where) =>
    db.selectFrom('flagShare').selectAll().where('name', '=', name).where('locale', '=', locale).execute(),
  async set({ name, locale }: Where, value: Value, now: Date): Promise<void> {
    const stored = { value: JSON.stringify(value), updatedAt: now }
    await db
      .insertInto('flag')
      .values({ name, locale, ...stored })
      .onConflict((conflict) => conflict.columns(['name', 'locale']).doUpdateSet(stored))
      .execute()
  },
  async setShare(
    { name, locale }: Where,
    share: { value: Value; percent: number; fromTop: boolean },
    now: Date,
  ) {
    const stored = { value: JSON.stringify(share.value), percent: share.percent, updatedAt: now }
    await db
      .insertInto('flagShare')
      .values({ name, locale, fromTop: share.fromTop, ...stored })
      .onConflict((conflict) => conflict.columns(['name', 'locale', 'fromTop']).doUpdateSet(stored))
      .execute()
  },
  unset: ({ name, locale }: Where) =>
    db.deleteFrom('flag').where('name', '=', name).where('locale', '=', locale).execute(),
  endShares: ({ name, locale }: Where) =>
    db.deleteFrom('flagShare').where('name', '=', name).where('locale', '=', locale).execute(),
})
