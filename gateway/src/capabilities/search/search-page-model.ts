import type { PageModel } from '@escapade/shared-contracts/api/common-schemas'
import { languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { fillWords } from '../../platform/texts/fill-words'
import { completeTexts, texts } from '../../platform/texts/texts'
import { placePhrases } from '../destinations/place-phrases'
import type { Place } from '../destinations/places'
import type { Order } from './search-plan'

const inTown = {
  title: texts(
    'Week-ends et courts séjours {at}',
    'Escapadas de fin de semana {at}',
    'Weekendjes weg {at}',
    'Weekend e brevi soggiorni {at}',
    'Weekend breaks {at}',
  ),
  description: texts(
    '{hotels} {at} pour une nuit ou deux, avec dîner, spa ou activité inclus. Prix définitif à vos dates.',
    '{hotels} {at} para una o dos noches, con cena, spa o actividad incluida. Precio final para tus fechas.',
    '{hotels} {at} voor een of twee nachten, met diner, wellness of een uitje inbegrepen. Eindprijs voor je data.',
    '{hotels} {at} per una o due notti, con cena, spa o attività incluse. Prezzo finale per le tue date.',
    '{hotels} {at} for a night or two, with dinner, a spa or an outing included. Final prices for your dates.',
  ),
  text: texts(
    'Un week-end {at} se prépare vite : choisissez vos dates, l’hôtel et ce dont vous avez envie.',
    'Un fin de semana {at} se prepara en un momento: elige tus fechas, el hotel y lo que te apetezca hacer.',
    'Een weekend {at} is zo geregeld: kies je data, het hotel en waar je zin in hebt.',
    'Un weekend {at} si organizza in un attimo: scegli le date, l’hotel e quello che hai voglia di fare.',
    'A weekend {at} is quickly packed: choose your dates, the hotel and what you feel like doing there.',
  ),
}
/** An area stands apart: no rule says "en Bretagne" and "dans le Var". */
const inArea = {
  title: texts(
    'Week-ends et courts séjours : {place}',
    'Escapadas de fin de semana: {place}',
    'Weekendjes weg: {place}',
    'Weekend e brevi soggiorni: {place}',
    'Weekend breaks: {place}',
  ),
  description: texts(
    '{hotels} pour une nuit ou deux ({place}), avec dîner, spa ou activité inclus. Prix définitif à vos dates.',
    '{hotels} para una o dos noches ({place}), con cena, spa o actividad incluida. Precio final para tus fechas.',
    '{hotels} voor een of twee nachten ({place}), met diner, wellness of een uitje inbegrepen. Eindprijs voor je data.',
    '{hotels} per una o due notti ({place}), con cena, spa o attività incluse. Prezzo finale per le tue date.',
    '{hotels} for a night or two ({place}), with dinner, a spa or an outing included. Final prices for your dates.',
  ),
  text: texts(
    '{place} : il suffit de choisir vos dates, l’hôtel et ce dont vous avez envie.',
    '{place}: elige tus fechas, el hotel y lo que te apetezca hacer.',
    '{place}: kies je data, het hotel en waar je zin in hebt.',
    '{place}: scegli le date, l’hotel e quello che hai voglia di fare.',
    '{place}: choose your dates, the hotel and what you feel like doing there.',
  ),
}
const anywhere = {
  title: texts(
    'Week-ends et courts séjours avec activités',
    'Escapadas de fin de semana con actividades',
    'Weekendjes weg met iets leuks erbij',
    'Weekend e brevi soggiorni con attività',
    'Weekend breaks with something to do',
  ),
  description: texts(
    'Courts séjours avec dîner, spa ou activité inclus. Prix définitif à vos dates.',
    'Escapadas con cena, spa o actividad incluida. Precio final para tus fechas.',
    'Korte verblijven met diner, wellness of een uitje inbegrepen. Eindprijs voor je data.',
    'Brevi soggiorni con cena, spa o attività incluse. Prezzo finale per le tue date.',
    'Short stays with dinner, a spa or an outing included. Final prices for your dates.',
  ),
}
const oneHotel = texts('1 hôtel', '1 hotel', '1 hotel', '1 hotel', '1 hotel')
const manyHotels = texts(
  '{count} hôtels',
  '{count} hoteles',
  '{count} hotels',
  '{count} hotel',
  '{count} hotels',
)
const whatIsIncluded = texts(
  'Chaque séjour détaille ce qu’il comprend, et le prix affiché est celui que vous payez.',
  'Cada estancia detalla lo que incluye y el precio que ves es el que pagas.',
  'Bij elk verblijf lees je wat inbegrepen is, en de prijs die je ziet is de prijs die je betaalt.',
  'Ogni soggiorno indica che cosa comprende e il prezzo che vedi è quello che paghi.',
  'Every stay says what it includes, and the price is the one you pay.',
)
const changeOfMind = texts(
  'Vous pouvez changer d’avis jusqu’à la date indiquée : les conditions d’annulation figurent sur chaque séjour avant la réservation.',
  'Puedes cambiar de idea hasta la fecha indicada: cada estancia muestra sus condiciones de cancelación antes de reservar.',
  'Van gedachten veranderen kan tot de datum die erbij staat: de annuleringsvoorwaarden lees je voordat je boekt.',
  'Puoi cambiare idea fino alla data indicata: ogni soggiorno riporta le condizioni di cancellazione prima della prenotazione.',
  'Change your mind until the date shown with each stay: its cancellation conditions are stated before you book.',
)

type Results = {
  order: Pick<Order, 'locale'>
  place: Pick<Place, 'category' | 'names'> | null
  total: number
}

/** What search engines read of a results page. One without results is not worth an entry. */
export function searchPageModel({ order, place, total }: Results): PageModel {
  const language = languageOf(order.locale)
  const entry = { index: total > 0, follow: true }
  if (!place)
    return { title: anywhere.title[language], description: anywhere.description[language], ...entry }
  const names = completeTexts(place.names)
  const words = {
    place: names,
    at: placePhrases(names).at,
    hotels: total === 1 ? oneHotel : fillWords(manyHotels, { count: String(total) }),
  }
  const { title, description, text } = place.category === 'city' ? inTown : inArea
  return {
    title: fillWords(title, words)[language],
    description: fillWords(description, words)[language],
    text: [`${fillWords(text, words)[language]} ${whatIsIncluded[language]}`, changeOfMind[language]],
    ...entry,
  }
}
