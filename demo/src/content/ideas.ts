import { themes } from '@escapade/gateway/capabilities/labels/themes'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import { slugOf } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'
import * as paths from '@escapade/shared-contracts/paths'
import { countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { imageFor } from '../pictures/content-pictures'
import { regions } from '../places/areas'
import { contentTexts } from '../texts/content-texts'
import { entriesOf, giftSearch, type Say, type Seed, speaker, staySearch } from './entry'
import { ideaIds, ideaThemes } from './landing-pages'

const say = contentTexts('ideas')

const page = {
  title: say('page.title'),
  intro: say('page.intro'),
  description: say('page.description'),
  moods: say('page.moods'),
  moments: say('page.moments'),
}

const moodTexts: Record<keyof typeof ideaThemes, Texts> = {
  '12': say('moodTexts.12'),
  '985': say('moodTexts.985'),
  '986': say('moodTexts.986'),
  '33': say('moodTexts.33'),
  '39': say('moodTexts.39'),
  '27': say('moodTexts.27'),
  '31': say('moodTexts.31'),
  '18': say('moodTexts.18'),
  '36': say('moodTexts.36'),
  '24': say('moodTexts.24'),
}

const moments: readonly { id: string; subject: Subject; uri: string; title: Texts; text: Texts }[] = [
  {
    id: 'gift',
    subject: 'gift-box',
    uri: giftSearch('ideas'),
    title: say('moments.gift.title'),
    text: say('moments.gift.text'),
  },
  {
    id: 'day',
    subject: 'massage',
    uri: paths.search({ flow: 'activity' }),
    title: say('moments.day.title'),
    text: say('moments.day.text'),
  },
  {
    id: 'tonight',
    subject: 'hotel-night',
    uri: paths.search({ flow: 'hotel' }),
    title: say('moments.tonight.title'),
    text: say('moments.tonight.text'),
  },
]

const moodCards = (locale: Locale, say: Say) =>
  ideaIds.map((theme) => ({
    id: `theme-${theme}`,
    title: say(themes[theme]),
    text: say(moodTexts[theme]),
    image: imageFor({ subject: ideaThemes[theme], key: `idea/${theme}`, alt: '' }),
    uri: paths.landing({ locale, kind: 'idea', slug: slugOf(say(themes[theme])) }),
  }))

const momentCards = (say: Say) =>
  moments.map(({ id, subject, uri, title, text }) => ({
    id,
    title: say(title),
    text: say(text),
    image: imageFor({ subject, key: `idea/${id}`, alt: '' }),
    uri,
  }))

const regionLinks = (locale: Locale, say: Say) =>
  regions
    .filter(({ id }) => id.startsWith(`${countryOf(locale)}.`))
    .map(({ id, names }) => ({ label: say(names), uri: staySearch({ region: id }) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale.slice(0, 2)))

export const ideas: Seed = (locale) => {
  const say = speaker(locale)
  const content = {
    title: say(page.title),
    intro: say(page.intro),
    sections: [
      { id: 'moods', title: say(page.moods), cards: moodCards(locale, say) },
      { id: 'moments', title: say(page.moments), cards: momentCards(say) },
    ],
    regions: regionLinks(locale, say),
    pageModel: {
      title: `${say(page.title)} – Escapade`,
      description: say(page.description),
      index: true,
      follow: true,
    },
  }
  return entriesOf('ideas', locale, [['ideas', content]])
}
