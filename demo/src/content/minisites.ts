import type { Subject } from '@escapade/illustrator/subjects'
import type { Minisite } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { imageFor } from '../pictures/content-pictures'
import { contentTexts } from '../texts/content-texts'
import { entriesOf, type Seed, speaker } from './entry'

const say = contentTexts('minisites')

/** The three conditions that partners print under their offers (CO-065). */
const legal = say('legal')

type Source = { id: string; url: string; subject: Subject; name?: string; logo?: boolean }

/** Two partners a locale; the second one has none of what may be missing, but for the conditions. */
const sources: Partial<Record<Locale, readonly Source[]>> = {
  fr_FR: [
    { id: 'fr-01', url: 'club-horizon', subject: 'coast', name: 'Club Horizon', logo: true },
    { id: 'fr-02', url: 'avantages-atelier', subject: 'vineyard' },
  ],
  fr_BE: [
    { id: 'be-fr-01', url: 'cercle-ardenne', subject: 'castle', name: 'Cercle Ardenne', logo: true },
    { id: 'be-fr-02', url: 'temps-libre', subject: 'lake' },
  ],
  nl_BE: [
    { id: 'be-nl-01', url: 'vrije-tijd-plus', subject: 'canal', name: 'Vrije Tijd Plus', logo: true },
    { id: 'be-nl-02', url: 'weekend-voordeel', subject: 'countryside' },
  ],
}

export const minisites: Seed = (locale) => {
  const say = speaker(locale)
  const contents = (sources[locale] ?? []).map(({ id, url, subject, name, logo }) => {
    const { base } = imageFor({ subject, key: `minisite/${id}`, alt: '' })
    const minisite: Omit<Minisite, 'minisiteLocale'> = {
      minisiteId: id,
      minisiteUrl: url,
      ...(name ? { partnerName: name } : {}),
      bannerUrls: { desktop: `${base}/3840x700.webp`, mobile: `${base}/750x528.webp` },
      ...(logo
        ? { logoUrl: `${imageFor({ subject: 'voucher', key: `minisite/${id}`, alt: '' }).base}/120x80.webp` }
        : {}),
      footerLegalText: say(legal),
    }
    return [id, minisite] as const
  })
  return entriesOf('minisite', locale, contents)
}
