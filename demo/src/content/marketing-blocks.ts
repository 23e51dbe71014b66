import { contentTexts } from '../texts/content-texts'
import { entriesOf, type Seed, speaker, staySearch } from './entry'
import { picture } from './picture'

const say = contentTexts('marketing-blocks')

const see = say('see')
const blockSources = [
  {
    code: 'wine-weekend',
    subject: 'wine-tasting',
    url: staySearch({ theme: '33' }),
    tag: say('blockSources.wine-weekend.tag'),
    title: say('blockSources.wine-weekend.title'),
    subtitle: say('blockSources.wine-weekend.subtitle'),
    alt: say('blockSources.wine-weekend.alt'),
  },
  {
    code: 'family-weekend',
    subject: 'garden',
    url: staySearch({ theme: '39' }),
    tag: null,
    title: say('blockSources.family-weekend.title'),
    subtitle: say('blockSources.family-weekend.subtitle'),
    alt: say('blockSources.family-weekend.alt'),
  },
  {
    code: 'spa-weekend',
    subject: 'spa',
    url: staySearch({ theme: '986' }),
    tag: say('blockSources.spa-weekend.tag'),
    title: say('blockSources.spa-weekend.title'),
    subtitle: say('blockSources.spa-weekend.subtitle'),
    alt: say('blockSources.spa-weekend.alt'),
  },
] as const

export const marketingBlocks: Seed = (locale) => {
  const say = speaker(locale)
  return entriesOf(
    'marketing-block',
    locale,
    blockSources.map(({ code, subject, url, tag, title, subtitle, alt }) => [
      code,
      {
        internalCode: code,
        imageUrl: picture(subject, code, '750x528'),
        imageAlt: say(alt),
        url,
        newTab: false,
        title: say(title),
        subtitle: say(subtitle),
        buttonLabel: say(see),
        tag: tag && say(tag),
      },
    ]),
  )
}
