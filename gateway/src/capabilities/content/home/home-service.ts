import type { HomeContent, Thematic } from '@escapade/shared-contracts/api/content/content-schemas'
import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { type Language, type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { CreateCache } from '../../../platform/revision/create-cache'
import { type Pictures, presentPicture, readPictures } from '../../assets/public'
import { labelOf, themeIds } from '../../labels/public'
import { themeIcons } from '../themes'
import { homePictureIds, homePictures } from './home-pictures'
import { bannerOf, seasonOf, thematics } from './home-plan'
import { homeTexts } from './texts/texts'

type Deps = {
  db: Db
  clock: Clock
  createCache: CreateCache
  suggestions: { popular(question: { locale: Locale }): Promise<Suggestion[]> }
}

/** The home page's content. It changes with the season and the catalogue, not with the visitor. */
export function createHomeService({ db, clock, createCache, suggestions }: Deps) {
  const currentCache = createCache<HomeContent>({ max: 20 })

  return {
    async content(locale: Locale): Promise<HomeContent> {
      const key = `${locale}/${clock.today()}`
      const cache = await currentCache()
      const known = cache.get(key)
      if (known) return known
      const [counts, popularPlaces, pictures] = await Promise.all([
        countByTheme(db),
        suggestions.popular({ locale }),
        readPictures(db, homePictureIds),
      ])
      const month = Number(clock.today().slice(5, 7))
      const content = present({ locale, month, counts, popularPlaces, pictures })
      cache.set(key, content)
      return content
    },
  }
}

async function countByTheme(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ theme: string; count: string }>`
    select theme, count(*) as count from hotel, unnest(themes) as theme where published group by theme
  `.execute(db)
  return new Map(rows.map(({ theme, count }) => [theme, Number(count)]))
}

type Input = {
  locale: Locale
  month: number
  counts: Map<string, number>
  popularPlaces: Suggestion[]
  pictures: Pictures
}

function present({ locale, month, counts, popularPlaces, pictures }: Input): HomeContent {
  const language = languageOf(locale)
  const say = homeTexts(locale)
  const banner = bannerOf(month)
  return {
    hero: {
      title: say('hero.title'),
      subtitle: say('hero.subtitle'),
      image: presentPicture(pictures(homePictures.hero), { language, alt: say('hero.alt') }),
      imageNight: presentPicture(pictures(homePictures.heroNight), {
        language,
        alt: say('hero.altNight'),
      }),
    },
    themes: themeIds.map((id) => ({ id, name: labelOf('themes', id, locale), icon: themeIcons[id] })),
    thematics: presentThematics({ month, counts, pictures, language, say }),
    banner: {
      title: say(`banners.${banner.key}.title`),
      text: say(`banners.${banner.key}.text`),
      buttonLabel: say(`banners.${banner.key}.button`),
      uri: themeUri(banner.theme),
      image: presentPicture(pictures(homePictures.banner(banner.theme)), { language, alt: '' }),
    },
    popularPlaces,
    pageModel: {
      title: say('page.title'),
      description: say('page.description'),
      index: true,
      follow: true,
    },
  }
}

type ThematicsInput = Pick<Input, 'month' | 'counts' | 'pictures'> & {
  language: Language
  say: ReturnType<typeof homeTexts>
}

const themeUri = (theme: string) =>
  paths.search({ flow: 'booking', hash: serializeCriteria({ criteria: { theme } }) })

/** Themes that the catalogue cannot serve are left out. */
const presentThematics = ({ month, counts, pictures, language, say }: ThematicsInput): Thematic[] =>
  thematics[seasonOf(month)]
    .filter(({ theme }) => (counts.get(theme) ?? 0) > 0)
    .map(({ key, theme }) => ({
      theme,
      title: say(`thematics.${key}.title`),
      subtitle: say(`thematics.${key}.subtitle`),
      image: presentPicture(pictures(homePictures.theme(theme)), {
        language,
        alt: say(`thematics.${key}.title`),
      }),
      uri: themeUri(theme),
      count: counts.get(theme) ?? 0,
    }))
