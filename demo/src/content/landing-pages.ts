import { placePhrases } from '@escapade/gateway/capabilities/destinations/place-phrases'
import { type ThemeId, themes } from '@escapade/gateway/capabilities/labels/themes'
import { slugOf } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'
import type {
  JumbotronPromo,
  LandingComponent,
  LandingPage,
} from '@escapade/shared-contracts/api/content/landing-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { themesByTrait } from '../hotels/package-plan'
import { imageFor } from '../pictures/content-pictures'
import type { Town, Trait } from '../places/town'
import { towns } from '../places/towns'
import { entriesOf, giftSearch, type Say, type Seed, speaker, staySearch } from './entry'
import { cityTexts, ideaTexts, promoCards, sellingPoints } from './landing-texts'
import { promoBars } from './promo-bars'
import { targetedBanners } from './targeted-banners'

type Page = Omit<LandingPage, 'locale' | 'alternates'>

const citiesPerMarket = 6
const subjectOf: Record<Trait, Subject> = {
  coast: 'coast',
  port: 'harbour',
  mountain: 'mountain',
  'mountain-view': 'mountain',
  ski: 'ski',
  lake: 'lake',
  canal: 'canal',
  vineyard: 'vineyard',
  forest: 'cabin',
  city: 'skyline',
  'old-town': 'old-town',
  countryside: 'countryside',
  castle: 'castle',
  spa: 'spa',
}

export const ideaThemes = {
  '12': 'terrace',
  '985': 'restaurant',
  '986': 'spa',
  '33': 'vineyard',
  '39': 'garden',
  '27': 'cabin',
  '31': 'mountain',
  '18': 'coast',
  '36': 'castle',
  '24': 'old-town',
} as const satisfies Partial<Record<ThemeId, Subject>>
type IdeaTheme = keyof typeof ideaThemes
export const ideaIds = Object.keys(ideaThemes) as IdeaTheme[]

const cardsOfCity = 5
const everywhere: IdeaTheme[] = ['12', '985', '986', '39', '24']
const isIdea = (theme: ThemeId): theme is IdeaTheme => Object.hasOwn(ideaThemes, theme)

/** Themes of the surroundings come first, then those that every town has: no page leads to the sea from Paris. */
const themesOf = ({ traits }: Town): IdeaTheme[] => {
  const around = traits.flatMap((trait) => themesByTrait[trait] ?? []).filter(isIdea)
  return [...new Set([...around, ...everywhere])].slice(0, cardsOfCity)
}

/** The market's towns that most people go to. */
export const landingTowns = (locale: Locale): Town[] =>
  towns
    .filter(({ country }) => country === countryOf(locale))
    .sort((a, b) => b.demand - a.demand || a.id.localeCompare(b.id))
    .slice(0, citiesPerMarket)

const block = (name: string, data: Record<string, unknown>): LandingComponent => ({ name, data })
const points = (say: Say) =>
  block('mainSellingPoints', {
    points: sellingPoints.map(({ title, text }) => ({ title: say(title), text: say(text) })),
  })

const bar = (locale: Locale) =>
  promoBars(locale)
    .slice(0, 1)
    .map(({ content }) => block('topBar', content))
const banner = (locale: Locale) =>
  targetedBanners(locale)
    .filter(({ id }) => id === 'gift-formats')
    .map(({ content }) => block('targetedBanner', { ...content, locale, flow: null }))

/** Other ways to go to what a page is about. */
const otherWays = (say: Say, campaign: string) =>
  block('promoCards', {
    title: say(promoCards.title),
    cards: (
      [
        ['day', 'spa', paths.search({ flow: 'activity' })],
        ['card', 'gift-box', paths.giftCard()],
        ['stay', 'voucher', giftSearch(campaign)],
      ] as const
    ).map(([name, subject, url]) => ({
      title: say(promoCards[name].title),
      text: say(promoCards[name].text),
      buttonLabel: say(promoCards[name].button),
      url,
      newTab: false,
      image: imageFor({ subject, key: `landing/way-${name}`, alt: '' }),
    })),
  })

const themeCards = (say: Say, town: Town): JumbotronPromo['ctas'] => ({
  look: 'cards',
  items: themesOf(town).map((theme) => ({
    label: say(themes[theme]),
    url: staySearch({ city: town.id, theme }),
    newTab: false,
    category: null,
    image: imageFor({ subject: ideaThemes[theme], key: `theme/${theme}`, alt: '' }),
  })),
})

function cityPage(town: Town, locale: Locale): Page {
  const say = speaker(locale)
  const phrases = placePhrases(town.names)
  const image = imageFor({
    subject: subjectOf[town.traits[0] ?? 'city'],
    key: `landing/city-${slugOf(town.name)}`,
    alt: say(town.names),
  })
  const jumbotron: JumbotronPromo = {
    title: say(cityTexts.title(phrases)),
    subtitle: say(cityTexts.subtitle),
    description: { format: 'plain', text: say(cityTexts.description(phrases)) },
    imageDesktop: image,
    imageMobile: image,
    ctas: themeCards(say, town),
  }
  return {
    kind: 'city',
    slug: slugOf(say(town.names)),
    subject: `city-${town.id}`,
    components: [
      ...bar(locale),
      block('jumbotronPromo', jumbotron),
      block('topSearchResults', {
        title: say(cityTexts.results(phrases)),
        type: 'stays',
        linkLabel: say(cityTexts.all(phrases)),
        criteria: { city: town.id },
      }),
      points(say),
      ...banner(locale),
    ],
    seo: {
      title: `${say(cityTexts.title(phrases))} – Escapade`,
      description: say(cityTexts.seo(phrases)),
      index: true,
      follow: true,
    },
  }
}

function ideaPage(theme: IdeaTheme, locale: Locale): Page {
  const say = speaker(locale)
  const name = themes[theme]
  const image = imageFor({ subject: ideaThemes[theme], key: `landing/idea-${theme}`, alt: say(name) })
  const jumbotron: JumbotronPromo = {
    title: say(name),
    subtitle: say(ideaTexts.subtitle),
    description: { format: 'rich', text: say(ideaTexts.description) },
    imageDesktop: image,
    imageMobile: image,
    ctas: {
      look: 'buttons',
      items: [
        { label: say(ideaTexts.all), url: staySearch({ theme }), newTab: false, category: null },
        { label: say(ideaTexts.give), url: giftSearch(`idea-${theme}`), newTab: false, category: 'gift' },
      ],
    },
  }
  return {
    kind: 'idea',
    slug: slugOf(say(name)),
    subject: `idea-${theme}`,
    components: [
      block('jumbotronPromo', jumbotron),
      block('topSearchResults', {
        title: say(ideaTexts.results),
        type: 'stays',
        count: 6,
        linkLabel: say(ideaTexts.all),
        criteria: { theme },
      }),
      block('topSearchResults', {
        title: say(ideaTexts.days),
        type: 'activities',
        linkLabel: say(ideaTexts.allDays),
        criteria: {},
      }),
      points(say),
      otherWays(say, `idea-${theme}`),
      block('bestBoxes', {}),
      ...banner(locale),
    ],
    seo: {
      title: `${say(name)} – Escapade`,
      description: say(ideaTexts.seo(name)),
      index: true,
      follow: true,
    },
  }
}

/** A page for each of the market's towns and for each idea, under an address in the market's language. */
export const landingPages: Seed = (locale) => {
  const pages = [
    ...landingTowns(locale).map((town) => cityPage(town, locale)),
    ...ideaIds.map((theme) => ideaPage(theme, locale)),
  ]
  return entriesOf(
    'landing',
    locale,
    pages.map((page) => [`${page.kind}/${page.slug}`, page] as const),
  )
}
