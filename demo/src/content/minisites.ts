import { imageFor } from '@escapade/gateway/capabilities/images/image-url'
import { texts } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'
import type { Minisite } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { entriesOf, type Seed, speaker } from './entry'

/** The three conditions that partners print under their offers (CO-065). */
const legal = texts(
  'Offre réservée aux bénéficiaires du partenaire. Séjour de 2 nuits minimum, en chambre double pour deux personnes. Paiement par carte ou portefeuille en ligne uniquement.',
  'Oferta reservada a los beneficiarios del socio. Estancia mínima de 2 noches, en habitación doble para dos personas. Pago solo con tarjeta o monedero en línea.',
  'Aanbod voor de begunstigden van de partner. Verblijf van minstens 2 nachten, in een tweepersoonskamer voor twee. Betaling enkel met kaart of online wallet.',
  'Offerta riservata ai beneficiari del partner. Soggiorno minimo di 2 notti, in camera doppia per due persone. Pagamento solo con carta o portafoglio online.',
  'For the partner’s members only. Minimum stay of 2 nights, in a double room for two people. Payment by card or online wallet only.',
)

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
