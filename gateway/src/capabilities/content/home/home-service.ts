import type { HomeContent, Thematic } from '@escapade/shared-contracts/api/content/content-schemas'
import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import {
  type Language,
  type Locale,
  languageOf,
  pseudoLocale,
} from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { CreateCache } from '../../../platform/revision/create-cache'
import { type Pictures, presentPicture, readPictures } from '../../assets/public'
import { createLabelReader, type Labels } from '../../labels/public'
import type { ContentOf } from '../content-kinds'
import type { ContentRepository } from '../content-repository'
import { themeIcon } from '../themes'
import { defaultHome, homeId } from './default-home'
import { homePictureIds, homePictures } from './home-pictures'
import { bannerOf, seasonOf, thematics } from './home-plan'

type Deps = {
  db: Db
  clock: Clock
  createCache: CreateCache
  content: ContentRepository
  suggestions: { popular(question: { locale: Locale }): Promise<Suggestion[]> }
}

/** The home page's content. It changes with the season and the catalogue, not with the visitor. */
export function createHomeService({ db, clock, createCache, content, suggestions }: Deps) {
  const currentCache = createCache<HomeContent>({ max: 20 })
  const labelsNow = createLabelReader({ db, createCache })

  return {
    async content(locale: Locale): Promise<HomeContent> {
      const key = `${locale}/${clock.today()}`
      const cache = await currentCache()
      const known = cache.get(key)
      if (known) return known
      const [words, counts, popularPlaces, pictures, labels] = await Promise.all([
        wordsOf(content, locale),
        countByTheme(db),
        suggestions.popular({ locale }),
        readPictures(db, homePictureIds),
        labelsNow(),
      ])
      const month = Number(clock.today().slice(5, 7))
      const page = present({ locale, month, words, counts, popularPlaces, pictures, labels })
      cache.set(key, page)
      return page
    },
  }
}

type Words = ContentOf<'home'>

/** A home page there is in any case: where editors took theirs off, it has the words of the release. */
const wordsOf = async (content: ContentRepository, locale: Locale): Promise<Words> =>
  (locale === pseudoLocale ? undefined : await content.findPublished('home', homeId, locale)) ??
  defaultHome(locale).content

async function countByTheme(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ theme: string; count: string }>`
    select theme, count(*) as count from hotel, unnest(themes) as theme where published group by theme
  `.execute(db)
  return new Map(rows.map(({ theme, count }) => [theme, Number(count)]))
}

type Input = {
  locale: Locale
  month: number
  words: Words
  counts: Map<string, number>
  popularPlaces: Suggestion[]
  pictures: Pictures
  labels: Labels
}

function present({ locale, month, words, counts, popularPlaces, pictures, labels }: Input): HomeContent {
  const language = languageOf(locale)
  const { hero, page } = words
  const { key, theme } = bannerOf(month)
  const { button, ...banner } = words.banners[key]
  return {
    hero: {
      title: hero.title,
      subtitle: hero.subtitle,
      image: presentPicture(pictures(homePictures.hero), { language, alt: hero.alt }),
      imageNight: presentPicture(pictures(homePictures.heroNight), { language, alt: hero.altNight }),
    },
    themes: labels
      .codesOf('themes')
      .map((id) => ({ id, name: labels.labelOf('themes', id, locale), icon: themeIcon(id) })),
    thematics: presentThematics({ month, words, counts, pictures, language }),
    banner: {
      ...banner,
      buttonLabel: button,
      uri: themeUri(theme),
      image: presentPicture(pictures(homePictures.banner(theme)), { language, alt: '' }),
    },
    popularPlaces,
    pageModel: { ...page, index: true, follow: true },
  }
}

type ThematicsInput = Pick<Input, 'month' | 'words' | 'counts' | 'pictures'> & { language: Language }

const themeUri = (theme: string) =>
  paths.search({ flow: 'booking', hash: serializeCriteria({ criteria: { theme } }) })

/** Themes that the catalogue cannot serve are left out. */
const presentThematics = ({ month, words, counts, pictures, language }: ThematicsInput): Thematic[] =>
  thematics[seasonOf(month)]
    .filter(({ theme }) => (counts.get(theme) ?? 0) > 0)
    .map(({ key, theme }) => ({
      theme,
      ...words.thematics[key],
      image: presentPicture(pictures(homePictures.theme(theme)), {
        language,
        alt: words.thematics[key].title,
      }),
      uri: themeUri(theme),
      count: counts.get(theme) ?? 0,
    }))
