import { addMissingAssets } from '@escapade/gateway/capabilities/assets/asset-repository'
import { parseContent } from '@escapade/gateway/capabilities/content/content-kinds'
import { createContentRepository } from '@escapade/gateway/capabilities/content/content-repository'
import { themeIcons } from '@escapade/gateway/capabilities/content/themes'
import { themes } from '@escapade/gateway/capabilities/labels/themes'
import type { Database } from '@escapade/gateway/platform/database/tables'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Kysely } from 'kysely'
import { assetsIn } from '../pictures/content-pictures'
import { seedShopPictures } from '../pictures/shop-pictures'
import { announcements } from './announcements'
import { articles } from './articles'
import { entriesOf, type Seed, speaker } from './entry'
import { ideas } from './ideas'
import { landingPages } from './landing-pages'
import { legalPages } from './legal-pages'
import { marketingBlocks } from './marketing-blocks'
import { menus } from './menus'
import { minisites } from './minisites'
import { promoBars } from './promo-bars'
import { targetedBanners } from './targeted-banners'

const themeEntries: Seed = (locale) => {
  const say = speaker(locale)
  const ids = Object.keys(themes) as (keyof typeof themes)[]
  return entriesOf(
    'theme',
    locale,
    ids.map((id) => [id, { id, name: say(themes[id]), icon: themeIcons[id] }] as const),
  )
}

const seeds: readonly Seed[] = [
  announcements,
  marketingBlocks,
  targetedBanners,
  promoBars,
  minisites,
  landingPages,
  menus,
  ideas,
  articles,
  themeEntries,
  legalPages,
]

/** Brings the demo's content to what this release says, but for what editors wrote or took off. */
export async function seedContent(db: Kysely<Database>, now: Date): Promise<void> {
  await seedShopPictures(db)
  const repository = createContentRepository(db)
  for (const locale of locales) {
    const entries = seeds.flatMap((seed) => seed(locale))
    await addMissingAssets(db, assetsIn(entries))
    await repository.putDefaults(
      entries.map((entry) => ({ ...entry, content: parseContent(entry.kind, entry.content) })),
      now,
    )
  }
}
