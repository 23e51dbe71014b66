import type { Deps } from '../../platform/deps'
import type { Texts } from '../../platform/texts'

/** A town as a map names it. */
export type Town = {
  id: string
  names: Partial<Texts>
  latitude: number
  longitude: number
  /** 0: nobody has counted. */
  population: number
}

/** A map of a whole country has some thousand of them. */
const keptTowns = 20_000

/** Reads many towns at once, and keeps them until somebody changes the catalogue. */
export function createTownReader({ db, keep }: Pick<Deps, 'db' | 'keep'>) {
  const keptNow = keep<Town>({ max: keptTowns })

  return async (ids: readonly string[]): Promise<Town[]> => {
    const cache = await keptNow()
    const missing = ids.filter((id) => !cache.has(id))
    for (const town of missing.length ? await readTowns(db, missing) : []) cache.set(town.id, town)
    return ids.flatMap((id) => cache.get(id) ?? [])
  }
}

const readTowns = (db: Deps['db'], ids: readonly string[]): Promise<Town[]> =>
  db
    .selectFrom('place')
    .select(['id', 'names', 'latitude', 'longitude', 'population'])
    .where('category', '=', 'city')
    .where('id', 'in', ids)
    .execute()
