import type { Db } from '../../platform/database/database'
import type { CreateCache } from '../../platform/revision/create-cache'
import type { Texts } from '../../platform/texts/texts'

type Deps = { db: Db; createCache: CreateCache }

/** A town as a map names it. */
export type Town = {
  id: string
  names: Partial<Texts>
  latitude: number
  longitude: number
  /** 0: not counted. */
  population: number
}

/** A map of a whole country has some thousand of them. */
const keptTowns = 20_000
/** So many of all countries together: those that one finds one's way by. */
const largeTowns = 2_000

export type TownReader = ReturnType<typeof createTownReader>

/** Reads towns for maps, and keeps them until somebody changes the catalogue. */
export function createTownReader({ db, createCache }: Deps) {
  const currentCache = createCache<Town>({ max: keptTowns })
  const keptLarge = createCache<Town[]>({ max: 1 })
  const select = () =>
    db
      .selectFrom('place')
      .select(['id', 'names', 'latitude', 'longitude', 'population'])
      .where('category', '=', 'city')

  return {
    async byIds(ids: readonly string[]): Promise<Town[]> {
      const cache = await currentCache()
      const missing = ids.filter((id) => !cache.has(id))
      const read = missing.length > 0 ? await select().where('id', 'in', missing).execute() : []
      for (const town of read) cache.set(town.id, town)
      return ids.flatMap((id) => cache.get(id) ?? [])
    },

    /** The largest of all countries, the very largest first. */
    async largest(): Promise<Town[]> {
      const cache = await keptLarge()
      const known = cache.get('largest')
      if (known) return known
      const read = await select().orderBy('population', 'desc').orderBy('id').limit(largeTowns).execute()
      cache.set('largest', read)
      return read
    },
  }
}
