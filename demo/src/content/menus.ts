import { countries } from '@escapade/gateway/capabilities/destinations/areas/areas'
import { themes } from '@escapade/gateway/capabilities/labels/themes'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import { slugOf } from '@escapade/gateway/platform/texts/texts'
import type { NavigationLink } from '@escapade/shared-contracts/api/content/cms-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { regions } from '../places/areas'
import { towns } from '../places/towns'
import { contentTexts } from '../texts/content-texts'
import { entriesOf, giftSearch, type Say, type Seed, speaker, staySearch } from './entry'
import { ideaIds, landingTowns } from './landing-pages'

const say = contentTexts('menus')

const words = {
  destinations: say('words.destinations'),
  themes: say('words.themes'),
  allThemes: say('words.allThemes'),
  ideas: say('words.ideas'),
  towns: say('words.towns'),
  gifts: say('words.gifts'),
  vouchers: say('words.vouchers'),
  cards: say('words.cards'),
  activities: say('words.activities'),
}

type Entry = { id: string; label: string; uri: string; children?: NavigationLink[] }
const link = ({ id, label, uri, children = [] }: Entry): NavigationLink => ({
  _id: id,
  label,
  uri,
  location: 'header',
  children,
})
/** Country, region, town: the second to the fourth level. */
const countryMenu = (say: Say, { id, names }: { id: string; names: Texts }): NavigationLink =>
  link({
    id: `country-${id}`,
    label: say(names),
    uri: staySearch({ country: id }),
    children: regions
      .filter((region) => region.id.startsWith(`${id}.`))
      .map((region) =>
        link({
          id: `region-${region.id}`,
          label: say(region.names),
          uri: staySearch({ region: region.id }),
          children: towns
            .filter((town) => town.region === region.id)
            .slice(0, 6)
            .map((town) =>
              link({ id: `town-${town.id}`, label: say(town.names), uri: staySearch({ city: town.id }) }),
            ),
        }),
      ),
  })

const ownCountryFirst = (locale: Locale) =>
  [...countries].sort((a, b) => Number(b.id === countryOf(locale)) - Number(a.id === countryOf(locale)))

const themesMenu = (locale: Locale, say: Say): NavigationLink =>
  link({
    id: 'themes',
    label: say(words.themes),
    uri: paths.ideas(),
    children: [
      link({
        id: 'all-themes',
        label: say(words.allThemes),
        uri: paths.ideas(),
        children: Object.entries(themes).map(([id, name]) =>
          link({ id: `theme-${id}`, label: say(name), uri: staySearch({ theme: id }) }),
        ),
      }),
      link({
        id: 'ideas',
        label: say(words.ideas),
        uri: paths.ideas(),
        children: ideaIds.map((theme) =>
          link({
            id: `idea-${theme}`,
            label: say(themes[theme]),
            uri: paths.landing({ locale, kind: 'idea', slug: slugOf(say(themes[theme])) }),
          }),
        ),
      }),
      link({
        id: 'towns',
        label: say(words.towns),
        uri: paths.search({ flow: 'booking' }),
        children: landingTowns(locale).map(({ id, names }) =>
          link({
            id: `landing-${id}`,
            label: say(names),
            uri: paths.landing({ locale, kind: 'city', slug: slugOf(say(names)) }),
          }),
        ),
      }),
    ],
  })

const giftsMenu = (say: Say): NavigationLink => ({
  ...link({
    id: 'gifts',
    label: say(words.gifts),
    uri: giftSearch('menu'),
    children: [
      link({ id: 'vouchers', label: say(words.vouchers), uri: giftSearch('menu') }),
      link({ id: 'gift-cards', label: say(words.cards), uri: paths.giftCard() }),
      link({ id: 'gift-activities', label: say(words.activities), uri: paths.search({ flow: 'activity' }) }),
    ],
  }),
  variant: 'highlight',
})

/** The inspirations of the header, four levels deep. */
export const menus: Seed = (locale) => {
  const say = speaker(locale)
  const destinations = link({
    id: 'destinations',
    label: say(words.destinations),
    uri: paths.search({ flow: 'booking' }),
    children: ownCountryFirst(locale).map((country) => countryMenu(say, country)),
  })
  return entriesOf('menu', locale, [
    ['header', { links: [destinations, themesMenu(locale, say), giftsMenu(say)] }],
  ])
}
