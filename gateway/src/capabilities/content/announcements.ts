import type {
  AnnouncementBanners,
  AnnouncementEntry,
} from '@escapade/shared-contracts/api/content/cms-schemas'
import type { ContentEntry } from './content-repository'

type Entry = ContentEntry<'announcement'>

/** Announcements as the documents list them: by kind of page, then flow, each with its locales. */
export function groupAnnouncements(entries: readonly Entry[]): AnnouncementBanners {
  const banners: AnnouncementBanners = { homePages: [], searchPages: [], productPages: [] }
  for (const { locale, content } of entries) {
    const list = banners[content.page]
    const localization = { locale, announcementBanner: content.banner }
    const known = list.find(({ flow }) => flow === content.flow)
    if (known) known.localizations.push(localization)
    else list.push(newEntry(content.flow, localization))
  }
  return banners
}

const newEntry = (
  flow: AnnouncementEntry['flow'],
  localization: AnnouncementEntry['localizations'][number],
): AnnouncementEntry => ({ flow, localizations: [localization] })
