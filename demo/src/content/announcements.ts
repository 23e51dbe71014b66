import type { ContentOf } from '@escapade/gateway/capabilities/content/content-kinds'
import { announcementPages } from '@escapade/shared-contracts/api/content/cms-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { contentTexts } from '../texts/content-texts'
import { entriesOf, giftSearch, type Seed, speaker } from './entry'

const say = contentTexts('announcements')

const sources = [
  {
    flow: 'stay',
    color: 'green',
    url: paths.staticPage({ id: 'how-we-rank' }),
    text: say('sources.0.text'),
  },
  {
    flow: 'activity_only',
    color: 'blue',
    url: paths.search({ flow: 'activity' }),
    text: say('sources.1.text'),
  },
  {
    flow: 'single_voucher',
    color: 'red',
    url: giftSearch('announcement'),
    text: say('sources.2.text'),
  },
] as const

/** One announcement a flow, on every kind of page that carries one. */
export const announcements: Seed = (locale) => {
  const say = speaker(locale)
  const contents = announcementPages.flatMap((page) =>
    sources.map(({ flow, color, url, text }) => {
      const banner = { content: say(text), colorVariation: color, link: { url } }
      return [`${page}-${flow}`, { page, flow, banner }] as [string, ContentOf<'announcement'>]
    }),
  )
  return entriesOf('announcement', locale, contents)
}
