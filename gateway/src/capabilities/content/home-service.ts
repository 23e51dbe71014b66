import type { HomeContent, Thematic } from '@escapade/shared-contracts/api/content/content-schemas'
import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { type Kysely, sql } from 'kysely'
import type { Deps as AllDeps } from '../../app/deps'
import type { Database } from '../../platform/database/tables'
import { type Texts, textIn } from '../../platform/texts/texts'
import { type ThemeId, themes } from '../catalogue/labels/themes'
import { imageFor } from '../assets/present-picture'
import { bannerOf, hero, pageModel, seasonOf, thematics } from './home-texts'
import { themeIcons } from './themes'

type Deps = Pick<AllDeps, 'db' | 'clock' | 'keep'> & {
  suggestions: { popular(question: { locale: Locale }): Promise<Suggestion[]> }
}

const themeIds = Object.keys(themes) as ThemeId[]

/** The home page's content. It changes with the season and the catalogue, not with the visitor. */
export function createHomeService({ db, clock, keep, suggestions }: Deps) {
  const keptNow = keep<HomeContent>({ max: 20 })

  return {
    async content(locale: Locale): Promise<HomeContent> {
      const key = `${locale}/${clock.today()}`
      const cache = await keptNow()
      const known = cache.get(key)
      if (known) return known
      const [counts, popularPlaces] = await Promise.all([countByTheme(db), suggestions.popular({ locale })])
      const content = present({ locale, month: Number(clock.today().slice(5, 7)), counts, popularPlaces })
      cache.set(key, content)
      return content
    },
  }
}

async function countByTheme(db: Kysely<Database>): Promise<Map<string, number>> {
  const { rows } = await sql<{ theme: string; count: string }>`
    select theme, count(*) as count from hotel, unnest(themes) as theme where published group by theme
  `.execute(db)
  return new Map(rows.map(({ theme, count }) => [theme, Number(count)]))
}

type Input = { locale: Locale; month: number; counts: Map<string, number>; popularPlaces: Suggestion[] }

function present({ locale, month, counts, popularPlaces }: Input): HomeContent {
  const language = languageOf(locale)
  const say = (text: Texts) => textIn(text, language)
  const banner = bannerOf(month)
  return {
    hero: {
      title: say(hero.title),
      subtitle: say(hero.subtitle),
      image: imageFor({ subject: 'lake', region: 'it', key: 'home/w6', alt: say(hero.alt) }),
      imageNight: imageFor({ subject: 'coast', region: 'fr', key: 'home/h5', alt: say(hero.altNight) }),
    },
    themes: themeIds.map((id) => ({ id, name: say(themes[id]), icon: themeIcons[id] })),
    thematics: presentThematics({ month, counts, say }),
    banner: {
      title: say(banner.title),
      text: say(banner.text),
      buttonLabel: say(banner.button),
      uri: `/search?flow=booking#theme=${banner.theme}`,
      image: imageFor({ subject: banner.subject, key: 'home/banner', alt: '' }),
    },
    popularPlaces,
    pageModel: {
      title: say(pageModel.title),
      description: say(pageModel.description),
      index: true,
      follow: true,
    },
  }
}

type ThematicsInput = Pick<Input, 'month' | 'counts'> & { say: (text: Texts) => string }

/** Themes that the catalogue cannot serve are left out. */
const presentThematics = ({ month, counts, say }: ThematicsInput): Thematic[] =>
  thematics[seasonOf(month)]
    .filter(({ theme }) => (counts.get(theme) ?? 0) > 0)
    .map(({ theme, subject, title, subtitle }) => ({
      theme,
      title: say(title),
      subtitle: say(subtitle),
      image: imageFor({ subject, key: `theme/${theme}`, alt: say(title) }),
      uri: `/search?flow=booking#theme=${theme}`,
      count: counts.get(theme) ?? 0,
    }))
