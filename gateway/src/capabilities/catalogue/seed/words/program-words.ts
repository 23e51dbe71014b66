import { texts } from '../../../../platform/texts'

/** What every stay's programme says of its fixed parts. Placeholders: {from}, {to}, {checkin}, {checkout}. */
export const breakfastWords = {
  title: texts('Petit-déjeuner', 'Desayuno', 'Ontbijt', 'Colazione', 'Breakfast'),
  details: [
    texts(
      'Buffet salé et sucré, pain frais et viennoiseries',
      'Bufé dulce y salado, pan recién hecho y bollería',
      'Hartig en zoet buffet, vers brood en viennoiserie',
      'Buffet dolce e salato, pane fresco e cornetti',
      'Sweet and savoury buffet, fresh bread and pastries',
    ),
    texts(
      'Café, thé, jus de fruits frais',
      'Café, té y zumos naturales',
      'Koffie, thee en vers sap',
      'Caffè, tè e succhi freschi',
      'Coffee, tea and fresh juice',
    ),
  ],
  mustKnow: texts(
    'Sans gluten ou végétalien sur demande, la veille.',
    'Sin gluten o vegano bajo petición, la víspera.',
    'Glutenvrij of veganistisch op aanvraag, de avond ervoor.',
    'Senza glutine o vegana su richiesta, il giorno prima.',
    'Gluten-free or vegan on request, the evening before.',
  ),
  schedule: texts(
    'De {from} à {to}',
    'De {from} a {to}',
    'Van {from} tot {to}',
    'Dalle {from} alle {to}',
    'From {from} to {to}',
  ),
}

export const dinnerWords = {
  title: texts(
    'Dîner en trois services',
    'Cena de tres platos',
    'Driegangendiner',
    'Cena di tre portate',
    'Three-course dinner',
  ),
  details: [
    texts(
      'Entrée, plat et dessert au choix du chef',
      'Entrante, plato principal y postre a elección del chef',
      'Voorgerecht, hoofdgerecht en dessert naar keuze van de chef',
      'Antipasto, portata principale e dolce a scelta dello chef',
      'Starter, main and dessert, as the chef decides',
    ),
    texts(
      'Eau et café compris, autres boissons en sus',
      'Agua y café incluidos, otras bebidas aparte',
      'Water en koffie inbegrepen, andere dranken niet',
      'Acqua e caffè inclusi, altre bevande escluse',
      'Water and coffee included, other drinks extra',
    ),
  ],
  mustKnow: texts(
    'Menu végétarien sur demande lors de la réservation.',
    'Menú vegetariano bajo petición al reservar.',
    'Vegetarisch menu op aanvraag bij de boeking.',
    'Menu vegetariano su richiesta al momento della prenotazione.',
    'Vegetarian menu on request when booking.',
  ),
  when: texts(
    'Le soir de votre arrivée',
    'La noche de su llegada',
    'Op de avond van aankomst',
    'La sera del vostro arrivo',
    'On the evening you arrive',
  ),
  where: texts(
    'Au restaurant de l’hôtel',
    'En el restaurante del hotel',
    'In het restaurant van het hotel',
    'Al ristorante dell’hotel',
    'In the hotel restaurant',
  ),
}

export const spaWords = {
  title: texts('Accès au spa', 'Acceso al spa', 'Toegang tot de wellness', 'Accesso alla spa', 'Spa access'),
  details: [
    texts(
      'Bassin, sauna et hammam pendant tout le séjour',
      'Piscina, sauna y baño turco durante toda la estancia',
      'Zwembad, sauna en stoombad tijdens het hele verblijf',
      'Piscina, sauna e bagno turco per tutto il soggiorno',
      'Pool, sauna and steam bath throughout the stay',
    ),
    texts(
      'Serviettes et peignoirs prêtés',
      'Toallas y albornoces incluidos',
      'Handdoeken en badjassen beschikbaar',
      'Asciugamani e accappatoi a disposizione',
      'Towels and robes provided',
    ),
  ],
  mustKnow: texts(
    'Les enfants sont bienvenus à la piscine jusqu’à 18 h.',
    'Los niños pueden usar la piscina hasta las 18:00.',
    'Kinderen zijn tot 18.00 uur welkom in het zwembad.',
    'I bambini sono benvenuti in piscina fino alle 18.',
    'Children are welcome in the pool until 6 pm.',
  ),
}

export const sparklingWords = {
  title: texts(
    'Bulles à l’arrivée',
    'Espumoso de bienvenida',
    'Bubbels bij aankomst',
    'Bollicine all’arrivo',
    'Bubbles on arrival',
  ),
  details: [
    texts(
      'Une demi-bouteille fraîche dans votre chambre',
      'Media botella fría en su habitación',
      'Een koele halve fles op uw kamer',
      'Una mezza bottiglia fresca in camera',
      'A chilled half-bottle in your room',
    ),
  ],
  mustKnow: texts(
    'Version sans alcool sur demande.',
    'Versión sin alcohol bajo petición.',
    'Alcoholvrij op aanvraag.',
    'Versione analcolica su richiesta.',
    'Alcohol-free on request.',
  ),
}

export const lateCheckoutWords = {
  title: texts('Départ tardif', 'Salida tardía', 'Laat uitchecken', 'Late check-out', 'Late check-out'),
  details: [
    texts(
      'Gardez votre chambre jusqu’à 14 h',
      'Conserve su habitación hasta las 14:00',
      'Houd uw kamer tot 14.00 uur',
      'Tenete la camera fino alle 14',
      'Keep your room until 2 pm',
    ),
  ],
}

export const roomSchedule = texts(
  'Arrivée à partir de {checkin}, départ jusqu’à {checkout}',
  'Llegada a partir de las {checkin}, salida hasta las {checkout}',
  'Aankomst vanaf {checkin}, vertrek tot {checkout}',
  'Arrivo dalle {checkin}, partenza entro le {checkout}',
  'Check-in from {checkin}, check-out until {checkout}',
)
export const activityWhen = texts(
  'Le jour que vous choisissez',
  'El día que elija',
  'Op de dag die u kiest',
  'Nel giorno che scegliete',
  'On the day you choose',
)
export const activityHow = texts(
  'Choisissez la date en réservant ; l’heure exacte vous est confirmée par l’hôtel.',
  'Elija la fecha al reservar; el hotel le confirmará la hora exacta.',
  'Kies de datum bij het boeken; het hotel bevestigt het exacte uur.',
  'Scegliete la data al momento della prenotazione; l’hotel confermerà l’ora esatta.',
  'Choose the date when booking; the hotel confirms the exact time.',
)
export const participants = texts(
  'Pour chaque adulte du séjour',
  'Para cada adulto de la estancia',
  'Voor elke volwassene van het verblijf',
  'Per ogni adulto del soggiorno',
  'For each adult of the stay',
)

export const marketingWords = {
  favourite: texts('Coup de cœur', 'Nuestro favorito', 'Favoriet', 'Preferito', 'Favourite'),
  new: texts('Nouveau', 'Nuevo', 'Nieuw', 'Novità', 'New'),
  bestRated: texts('Les mieux notés', 'Mejor valorados', 'Best beoordeeld', 'I più apprezzati', 'Top rated'),
}
export const targetedWords = texts(
  'Idéal pour deux',
  'Ideal para dos',
  'Ideaal voor twee',
  'Ideale per due',
  'Ideal for two',
)
