import type { PlacePhrases } from '@escapade/gateway/capabilities/destinations/place-phrases'
import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'

/** Sentences about a town: each takes the town's name as the language inflects it. */
export const cityTexts = {
  title: ({ at }: PlacePhrases): Texts =>
    texts(
      `Un week-end ${at.fr}`,
      `Un fin de semana ${at.es}`,
      `Een weekend ${at.nl}`,
      `Un weekend ${at.it}`,
      `A weekend ${at.en}`,
    ),
  subtitle: texts(
    'Une nuit d’hôtel, une table réservée, et la ville pour le reste.',
    'Una noche de hotel, una mesa reservada y la ciudad para lo demás.',
    'Een hotelnacht, een gereserveerde tafel, en de stad voor de rest.',
    'Una notte in hotel, un tavolo prenotato e la città per il resto.',
    'A hotel night, a table booked, and the town for the rest.',
  ),
  description: ({ at }: PlacePhrases): Texts =>
    texts(
      `Nous avons choisi ${at.fr} des hôtels d’où l’on part à pied. Le dîner, le spa ou la visite sont dans le prix : il ne reste qu’à choisir la date.`,
      `Hemos elegido ${at.es} hoteles desde los que se sale a pie. La cena, el spa o la visita van en el precio: solo queda elegir la fecha.`,
      `We kozen ${at.nl} hotels van waaruit je te voet vertrekt. Het diner, de spa of het bezoek zit in de prijs: kies alleen nog de datum.`,
      `Abbiamo scelto ${at.it} hotel da cui si parte a piedi. La cena, la spa o la visita sono nel prezzo: resta solo da scegliere la data.`,
      `We chose hotels ${at.en} that you can walk from. Dinner, spa or tour are in the price: only the date is left to choose.`,
    ),
  results: ({ at }: PlacePhrases): Texts =>
    texts(
      `Où dormir ${at.fr}`,
      `Dónde dormir ${at.es}`,
      `Slapen ${at.nl}`,
      `Dove dormire ${at.it}`,
      `Where to sleep ${at.en}`,
    ),
  all: ({ at }: PlacePhrases): Texts =>
    texts(
      `Tous les séjours ${at.fr}`,
      `Todas las estancias ${at.es}`,
      `Alle verblijven ${at.nl}`,
      `Tutti i soggiorni ${at.it}`,
      `All stays ${at.en}`,
    ),
  seo: ({ at }: PlacePhrases): Texts =>
    texts(
      `Hôtels ${at.fr} avec dîner, spa ou visite compris. Prix taxes comprises, réservation en une fois.`,
      `Hoteles ${at.es} con cena, spa o visita incluidos. Precios con impuestos, todo en una sola reserva.`,
      `Hotels ${at.nl} met diner, spa of bezoek inbegrepen. Prijzen inclusief belastingen, in één keer geboekt.`,
      `Hotel ${at.it} con cena, spa o visita inclusi. Prezzi tasse incluse, tutto in una prenotazione.`,
      `Hotels ${at.en} with dinner, spa or tour included. Prices with taxes, booked in one go.`,
    ),
}

export const ideaTexts = {
  subtitle: texts(
    'Une idée, quelques adresses, et tout est réservé avant de partir.',
    'Una idea, unos cuantos hoteles y todo reservado antes de salir.',
    'Eén idee, enkele adressen, en alles is geboekt voor je vertrekt.',
    'Un’idea, qualche indirizzo, e tutto prenotato prima di partire.',
    'One idea, a few addresses, and everything is booked before you leave.',
  ),
  description: texts(
    '<p>Chaque séjour comprend la nuit, le petit-déjeuner et ce qui fait la différence : <strong>une table, un soin ou une visite</strong>.</p><p>Sans date, il s’offre aussi.</p>',
    '<p>Cada estancia incluye la noche, el desayuno y lo que marca la diferencia: <strong>una cena, un tratamiento o una visita</strong>.</p><p>Sin fecha, también se puede regalar.</p>',
    '<p>Elk verblijf omvat de nacht, het ontbijt en dat wat het bijzonder maakt: <strong>een diner, een behandeling of een bezoek</strong>.</p><p>Zonder datum kun je het ook cadeau geven.</p>',
    '<p>Ogni soggiorno comprende la notte, la colazione e ciò che fa la differenza: <strong>una cena, un trattamento o una visita</strong>.</p><p>Senza data, si può anche regalare.</p>',
    '<p>Each stay includes the night, breakfast and what makes the difference: <strong>a dinner, a treatment or a tour</strong>.</p><p>Without a date, it can be given too.</p>',
  ),
  results: texts(
    'Nos adresses',
    'Nuestros favoritos',
    'Onze adressen',
    'I nostri indirizzi',
    'Our addresses',
  ),
  all: texts('Tous les séjours', 'Todas las estancias', 'Alle verblijven', 'Tutti i soggiorni', 'All stays'),
  give: texts('L’offrir', 'Regalarla', 'Geef het cadeau', 'Regalala', 'Give it'),
  gifts: texts('À offrir', 'Para regalar', 'Om cadeau te geven', 'Da regalare', 'To give'),
  allGifts: texts('Tous les cadeaux', 'Todos los regalos', 'Alle cadeaus', 'Tutti i regali', 'All gifts'),
  days: texts('Pour une journée', 'Para un día', 'Voor één dag', 'Per un giorno', 'For a day'),
  allDays: texts(
    'Toutes les activités',
    'Todas las actividades',
    'Alle activiteiten',
    'Tutte le attività',
    'All activities',
  ),
  seo: (name: Texts): Texts =>
    texts(
      `${name.fr} : nos séjours avec tout ce qu’il faut, réservés en une fois.`,
      `${name.es}: estancias con todo lo necesario, en una sola reserva.`,
      `${name.nl}: verblijven met alles erop en eraan, in één keer geboekt.`,
      `${name.it}: soggiorni con tutto il necessario, in una prenotazione.`,
      `${name.en}: stays with all that is needed, booked in one go.`,
    ),
}

export const sellingPoints = [
  {
    title: texts(
      'Réservé en une fois',
      'Reservado de una vez',
      'In één keer geboekt',
      'Prenotato in una volta',
      'Booked in one go',
    ),
    text: texts(
      'La chambre, la table et le soin sont confirmés ensemble.',
      'La habitación, la cena y el tratamiento se confirman a la vez.',
      'Kamer, diner en behandeling worden samen bevestigd.',
      'Camera, cena e trattamento sono confermati insieme.',
      'Room, table and treatment are confirmed together.',
    ),
  },
  {
    title: texts(
      'Le prix payé',
      'El precio que pagas',
      'De prijs die je betaalt',
      'Il prezzo che paghi',
      'The price you pay',
    ),
    text: texts(
      'Tout est compris dans le prix affiché, taxe de séjour indiquée au centime.',
      'Todo va en el precio que ves, con la tasa turística al céntimo.',
      'Alles zit in de prijs die je ziet, de toeristenbelasting tot op de cent.',
      'Tutto è nel prezzo che vedi, tassa di soggiorno al centesimo.',
      'Everything is in the price you see, local tax to the cent.',
    ),
  },
  {
    title: texts(
      'Quelqu’un répond',
      'Alguien responde',
      'Er neemt iemand op',
      'Qualcuno risponde',
      'Somebody answers',
    ),
    text: texts(
      'Notre service client connaît les hôtels et répond en 48 h.',
      'Nuestra atención al cliente conoce los hoteles y responde en 48 h.',
      'Onze klantenservice kent de hotels en antwoordt binnen 48 uur.',
      'Il nostro servizio clienti conosce gli hotel e risponde entro 48 ore.',
      'Our customer care knows the hotels and answers within 48h.',
    ),
  },
]
