import type { ContentOf } from '@escapade/gateway/capabilities/content/content-kinds'
import { texts } from '@escapade/gateway/platform/texts/texts'
import { announcementPages } from '@escapade/shared-contracts/api/content/cms-schemas'
import { entriesOf, giftSearch, type Seed, speaker } from './entry'

const sources = [
  {
    flow: 'stay',
    color: 'green',
    url: '/static/how-we-rank',
    text: texts(
      '<strong>Des prix qui se tiennent :</strong> un prix barré est le plus bas des 30 derniers jours.',
      '<strong>Precios de verdad:</strong> un precio tachado es el más bajo de los últimos 30 días.',
      '<strong>Prijzen die kloppen:</strong> een doorstreepte prijs is de laagste van de laatste 30 dagen.',
      '<strong>Prezzi veri:</strong> un prezzo barrato è il più basso degli ultimi 30 giorni.',
      '<strong>Prices that hold:</strong> a struck price is the lowest of the last 30 days.',
    ),
  },
  {
    flow: 'activity_only',
    color: 'blue',
    url: '/search?flow=activity',
    text: texts(
      'Un spa, une table ou un massage : <strong>une journée suffit</strong> pour partir.',
      'Un spa, una buena comida o un masaje: <strong>basta un día</strong> para desconectar.',
      'Een spa, een etentje of een massage: <strong>één dag volstaat</strong> om even weg te zijn.',
      'Una spa, un buon pranzo o un massaggio: <strong>basta un giorno</strong> per staccare.',
      'A spa, a good lunch or a massage: <strong>one day is enough</strong> to get away.',
    ),
  },
  {
    flow: 'single_voucher',
    color: 'red',
    url: giftSearch('announcement'),
    text: texts(
      '<strong>Offert en une minute :</strong> le bon arrive par e-mail et reste valable un an.',
      '<strong>Regalado en un minuto:</strong> el bono llega por correo electrónico y vale un año.',
      '<strong>In één minuut gegeven:</strong> de bon komt per e-mail en blijft een jaar geldig.',
      '<strong>Regalato in un minuto:</strong> il buono arriva via e-mail e vale un anno.',
      '<strong>Given in a minute:</strong> the voucher comes by e-mail and is valid for a year.',
    ),
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
