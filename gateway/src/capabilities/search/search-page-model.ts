import type { PageModel } from '@escapade/shared-contracts/api/common-schemas'
import { languageOf } from '@escapade/shared-contracts/rules/locale'
import { type ContentLanguage, textIn } from '../../platform/texts'
import type { Place } from '../destinations/places'
import type { Order } from './search-plan'

type PageTexts = {
  title: (place: string) => string
  titleAnywhere: string
  description: (place: string, count: number) => string
  descriptionAnywhere: string
  text: (place: string) => string[]
}

const texts: Record<ContentLanguage, PageTexts> = {
  en: {
    title: (place) => `Weekend breaks in ${place}`,
    titleAnywhere: 'Weekend breaks with something to do',
    description: (place, count) =>
      `${count} hotels in ${place} for a night or two, with dinner, a spa or an outing included. Final prices for your dates.`,
    descriptionAnywhere: 'Short stays with dinner, a spa or an outing included. Final prices for your dates.',
    text: (place) => [
      `A weekend in ${place} is quickly packed: choose your dates, the hotel and what you feel like doing there. Every stay says what it includes, and the price is the one you pay.`,
      'Change your mind until the date shown with each stay: its cancellation conditions are stated before you book.',
    ],
  },
  fr: {
    title: (place) => `Week-ends et courts séjours : ${place}`,
    titleAnywhere: 'Week-ends et courts séjours avec activités',
    description: (place, count) =>
      `${count} hôtels pour une nuit ou deux (${place}), avec dîner, spa ou activité inclus. Prix définitif à vos dates.`,
    descriptionAnywhere: 'Courts séjours avec dîner, spa ou activité inclus. Prix définitif à vos dates.',
    text: (place) => [
      `${place} : il suffit de choisir vos dates, l’hôtel et ce dont vous avez envie. Chaque séjour détaille ce qu’il comprend, et le prix affiché est celui que vous payez.`,
      'Vous pouvez changer d’avis jusqu’à la date indiquée : les conditions d’annulation figurent sur chaque séjour avant la réservation.',
    ],
  },
  es: {
    title: (place) => `Escapadas de fin de semana: ${place}`,
    titleAnywhere: 'Escapadas de fin de semana con actividades',
    description: (place, count) =>
      `${count} hoteles para una o dos noches (${place}), con cena, spa o actividad incluida. Precio final para tus fechas.`,
    descriptionAnywhere: 'Escapadas con cena, spa o actividad incluida. Precio final para tus fechas.',
    text: (place) => [
      `${place}: elige tus fechas, el hotel y lo que te apetezca hacer. Cada estancia detalla lo que incluye y el precio que ves es el que pagas.`,
      'Puedes cambiar de idea hasta la fecha indicada: cada estancia muestra sus condiciones de cancelación antes de reservar.',
    ],
  },
  nl: {
    title: (place) => `Weekendjes weg: ${place}`,
    titleAnywhere: 'Weekendjes weg met iets leuks erbij',
    description: (place, count) =>
      `${count} hotels voor een of twee nachten (${place}), met diner, wellness of een uitje inbegrepen. Eindprijs voor je data.`,
    descriptionAnywhere:
      'Korte verblijven met diner, wellness of een uitje inbegrepen. Eindprijs voor je data.',
    text: (place) => [
      `${place}: kies je data, het hotel en waar je zin in hebt. Bij elk verblijf lees je wat inbegrepen is, en de prijs die je ziet is de prijs die je betaalt.`,
      'Van gedachten veranderen kan tot de datum die erbij staat: de annuleringsvoorwaarden lees je voordat je boekt.',
    ],
  },
  it: {
    title: (place) => `Weekend e brevi soggiorni: ${place}`,
    titleAnywhere: 'Weekend e brevi soggiorni con attività',
    description: (place, count) =>
      `${count} hotel per una o due notti (${place}), con cena, spa o attività incluse. Prezzo finale per le tue date.`,
    descriptionAnywhere: 'Brevi soggiorni con cena, spa o attività incluse. Prezzo finale per le tue date.',
    text: (place) => [
      `${place}: scegli le date, l’hotel e quello che hai voglia di fare. Ogni soggiorno indica che cosa comprende e il prezzo che vedi è quello che paghi.`,
      'Puoi cambiare idea fino alla data indicata: ogni soggiorno riporta le condizioni di cancellazione prima della prenotazione.',
    ],
  },
}

/** What search engines read of a results page. One without results is not worth an entry. */
export function searchPageModel({
  order,
  place,
  total,
}: {
  order: Order
  place: Place | null
  total: number
}): PageModel {
  const language = languageOf(order.locale)
  const page = texts[language]
  const name = place && textIn(place.names, language)
  return {
    title: name ? page.title(name) : page.titleAnywhere,
    description: name ? page.description(name, total) : page.descriptionAnywhere,
    ...(name ? { text: page.text(name) } : {}),
    index: total > 0,
    follow: true,
  }
}
