import { texts } from '@escapade/gateway/platform/texts/texts'

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
  important: texts(
    'Table réservée à 19 h 30 ; dites-nous si vous arrivez plus tard.',
    'Mesa reservada a las 20:30; avísanos si llegas más tarde.',
    'Er is om 19.00 uur een tafel gereserveerd; laat het weten als je later komt.',
    'Tavolo riservato per le 20; avvisaci se arrivi più tardi.',
    'A table is kept for 7.30 pm; let us know if you arrive later.',
  ),
  why: [
    texts(
      'Une carte courte, écrite le matin au retour du marché.',
      'Una carta breve, escrita por la mañana a la vuelta del mercado.',
      'Een korte kaart, ’s ochtends geschreven na de markt.',
      'Una carta breve, scritta al mattino di ritorno dal mercato.',
      'A short menu, written each morning after the market.',
    ),
    texts(
      'Rien à réserver, rien à chercher : la table vous attend en bas.',
      'Nada que reservar ni que buscar: la mesa te espera abajo.',
      'Niets te reserveren of te zoeken: de tafel staat beneden klaar.',
      'Niente da prenotare o da cercare: il tavolo ti aspetta al piano di sotto.',
      'Nothing to book and nowhere to find: your table is downstairs.',
    ),
  ],
  how: texts(
    'Donnez le nom de la réservation au restaurant ; le menu se choisit à table.',
    'Di el nombre de la reserva en el restaurante; el menú se elige en la mesa.',
    'Noem in het restaurant de naam van de boeking; je kiest het menu aan tafel.',
    'Al ristorante basta dire il nome della prenotazione; il menu si sceglie a tavola.',
    'Give the name of the booking at the restaurant and choose your menu at the table.',
  ),
  nightlyTitle: texts(
    'Demi-pension : dîner chaque soir',
    'Media pensión: cena cada noche',
    'Halfpension: elke avond diner',
    'Mezza pensione: cena ogni sera',
    'Half board: dinner every evening',
  ),
  nightlyWhen: texts(
    'Chaque soir du séjour',
    'Cada noche de la estancia',
    'Elke avond van het verblijf',
    'Ogni sera del soggiorno',
    'Every evening of the stay',
  ),
  when: texts(
    'Le soir de votre arrivée',
    'La noche de tu llegada',
    'Op de avond van aankomst',
    'La sera del tuo arrivo',
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

/** Where and when the parts take place that no activity of its own is made of. */
export const inYourRoom = texts(
  'Dans votre chambre',
  'En tu habitación',
  'Op je kamer',
  'In camera',
  'In your room',
)
export const breakfastRoom = texts(
  'Dans la salle des petits-déjeuners',
  'En la sala de desayunos',
  'In de ontbijtzaal',
  'Nella sala colazioni',
  'In the breakfast room',
)
export const eachMorning = texts(
  'Chaque matin du séjour',
  'Cada mañana de la estancia',
  'Elke ochtend van het verblijf',
  'Ogni mattina del soggiorno',
  'Every morning of the stay',
)
export const onArrival = texts(
  'À votre arrivée',
  'A tu llegada',
  'Bij aankomst',
  'All’arrivo',
  'When you arrive',
)
export const onDeparture = texts(
  'Le jour du départ',
  'El día de la salida',
  'Op de dag van vertrek',
  'Il giorno della partenza',
  'On the day you leave',
)

export const spaWords = {
  important: texts(
    'Le spa ferme le premier lundi du mois, jusqu’à 14 h.',
    'El spa cierra el primer lunes de mes hasta las 14:00.',
    'De wellness is de eerste maandag van de maand tot 14.00 uur gesloten.',
    'La spa è chiusa il primo lunedì del mese fino alle 14.',
    'The spa is closed on the first Monday of the month until 2 pm.',
  ),
  when: texts(
    'Chaque jour du séjour',
    'Todos los días de la estancia',
    'Elke dag van het verblijf',
    'Ogni giorno del soggiorno',
    'Every day of the stay',
  ),
  where: texts(
    'Au spa de l’hôtel',
    'En el spa del hotel',
    'In de wellness van het hotel',
    'Nella spa dell’hotel',
    'In the hotel’s spa',
  ),
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
      'Media botella fría en tu habitación',
      'Een koele halve fles op je kamer',
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
      'Conserva tu habitación hasta las 14:00',
      'Houd je kamer tot 14.00 uur',
      'Tieni la camera fino alle 14',
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
  'El día que elijas',
  'Op de dag die je kiest',
  'Nel giorno che scegli',
  'On the day you choose',
)
export const activityHow = texts(
  'Choisissez la date en réservant ; l’heure exacte vous est confirmée par l’hôtel.',
  'Elige la fecha al reservar; el hotel te confirmará la hora exacta.',
  'Kies de datum bij het boeken; het hotel bevestigt het exacte uur.',
  'Scegli la data al momento della prenotazione; l’hotel confermerà l’ora esatta.',
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
export const targetedWords = {
  romance: texts('Idéal pour deux', 'Ideal para dos', 'Ideaal voor twee', 'Ideale per due', 'Ideal for two'),
  family: texts(
    'Les enfants vont adorer',
    'A los niños les encantará',
    'Kinderen vinden dit geweldig',
    'Piacerà ai bambini',
    'Children will love it',
  ),
}

/** What a package's buyer should read before paying. */
export const packageInfos = {
  activity: texts(
    'Choisissez le jour de votre activité avant de payer : les places sont comptées.',
    'Elige el día de la actividad antes de pagar: las plazas son limitadas.',
    'Kies de dag van je activiteit voordat je betaalt: het aantal plaatsen is beperkt.',
    'Scegli il giorno dell’attività prima di pagare: i posti sono contati.',
    'Choose the day of your activity before you pay: places are limited.',
  ),
  spa: texts(
    'Maillot de bain obligatoire ; le sauna et le hammam sont ouverts dès 16 ans.',
    'Bañador obligatorio; la sauna y el baño turco, a partir de 16 años.',
    'Badkleding is verplicht; sauna en stoombad vanaf 16 jaar.',
    'Costume da bagno obbligatorio; sauna e bagno turco dai 16 anni.',
    'Swimwear is required; sauna and steam bath from the age of 16.',
  ),
  dinner: texts(
    'Le restaurant ferme deux soirs par semaine en basse saison : l’hôtel vous propose alors une table voisine.',
    'En temporada baja el restaurante cierra dos noches por semana: el hotel te propone entonces un restaurante cercano.',
    'In het laagseizoen is het restaurant twee avonden per week dicht: het hotel regelt dan een tafel vlakbij.',
    'In bassa stagione il ristorante chiude due sere a settimana: l’hotel propone allora un tavolo vicino.',
    'In low season the restaurant closes two evenings a week; the hotel then offers a table nearby.',
  ),
}
