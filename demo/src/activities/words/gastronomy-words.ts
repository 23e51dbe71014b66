import { texts } from '@escapade/gateway/platform/texts/texts'
import { type OfferWords, type PartWords, tuesdayToSaturday } from './offer-words'

export const tastingMenuPart: PartWords = {
  theme: '985',
  title: texts(
    'Menu dégustation en cinq temps',
    'Menú degustación de cinco pases',
    'Proeverijmenu in vijf gangen',
    'Menu degustazione in cinque portate',
    'Five-course tasting menu',
  ),
  description: texts(
    'Le chef envoie ce que le marché lui a donné le matin : cinq assiettes, un rythme tranquille et une table gardée toute la soirée.',
    'El chef cocina lo que el mercado le ha dado esa mañana: cinco platos, sin prisas, y la mesa es tuya toda la noche.',
    'De chef kookt met wat de markt die ochtend gaf: vijf borden, een rustig tempo en de hele avond je eigen tafel.',
    'Lo chef cucina quello che il mercato gli ha dato al mattino: cinque piatti, senza fretta, e il tavolo è tuo per tutta la sera.',
    'The chef cooks what the market gave him that morning: five plates, an easy pace, and the table is yours all evening.',
  ),
  composition: [
    texts(
      'Amuse-bouche, deux entrées, un plat, un dessert',
      'Aperitivo, dos entrantes, plato principal y postre',
      'Amuse, twee voorgerechten, hoofdgerecht en dessert',
      'Stuzzichino, due antipasti, un secondo, un dolce',
      'Amuse-bouche, two starters, a main course, a dessert',
    ),
    texts(
      'Un verre de vin choisi par le sommelier',
      'Una copa de vino elegida por el sumiller',
      'Een glas wijn, gekozen door de sommelier',
      'Un calice scelto dal sommelier',
      'A glass of wine chosen by the sommelier',
    ),
    texts(
      'Eau, café ou infusion',
      'Agua, café o infusión',
      'Water, koffie of thee',
      'Acqua, caffè o tisana',
      'Water, coffee or herbal tea',
    ),
  ],
  important: [
    texts(
      'Menu unique pour toute la table ; allergies à signaler 48 h avant.',
      'Menú único para toda la mesa; avisa de las alergias con 48 horas de antelación.',
      'Eén menu voor de hele tafel; meld allergieën 48 uur vooraf.',
      'Menu unico per tutto il tavolo; segnala le allergie 48 ore prima.',
      'One menu for the whole table; tell us of allergies 48 hours ahead.',
    ),
  ],
  hours: ['19:00', '21:00'],
}

export const tastingMenu: OfferWords = {
  theme: '985',
  subjects: ['restaurant', 'wine-tasting', 'terrace'],
  label: texts(
    'Dîner dégustation, {center}',
    'Cena degustación en {center}',
    'Proeverijdiner bij {center}',
    'Cena degustazione da {center}',
    'Tasting dinner at {center}',
  ),
  headwords: texts(
    'Cinq assiettes et le verre qui va avec',
    'Cinco platos y la copa que los acompaña',
    'Vijf gerechten en het glas dat erbij hoort',
    'Cinque piatti e il calice giusto',
    'Five plates and the glass that goes with them',
  ),
  description: texts(
    '{at_capital}, {center} va à l’essentiel : peu de tables, une carte qui change chaque semaine et des producteurs que l’on nomme. Vous n’avez rien à choisir, seulement à vous laisser porter.',
    '{at_capital}, {center} cocina sin artificios: pocas mesas, una carta que cambia cada semana y productores con nombre y apellidos. No hay nada que elegir: basta con dejarse llevar.',
    '{at_capital} kookt {center} kort en raak: weinig tafels, een kaart die elke week verandert en producenten met naam en toenaam. Je hoeft niets te kiezen, alleen te genieten.',
    '{at_capital}, {center} cucina con misura: pochi tavoli, una carta che cambia ogni settimana e produttori chiamati per nome. Non c’è nulla da scegliere, basta lasciarsi guidare.',
    '{at_capital}, {center} keeps it short and true: few tables, a menu that changes every week and growers who are named on it. There is nothing to choose, only to sit back.',
  ),
  parts: [tastingMenuPart],
  cents: [5_400, 8_900],
  maxAdults: 6,
  weekdays: tuesdayToSaturday,
  capacity: [12, 26],
}

export const brunch: OfferWords = {
  theme: '985',
  subjects: ['breakfast', 'restaurant', 'garden'],
  label: texts(
    'Brunch à volonté, {center}',
    'Brunch libre en {center}',
    'Onbeperkt brunchen bij {center}',
    'Brunch a volontà, {center}',
    'All-you-like brunch at {center}',
  ),
  headwords: texts(
    'Le week-end commence à onze heures',
    'El fin de semana empieza a las once',
    'Het weekend begint om elf uur',
    'Il weekend comincia alle undici',
    'The weekend starts at eleven',
  ),
  description: texts(
    'Grand buffet, bonnes nappes et personne pour débarrasser trop vite. {center} soigne le sucré comme le salé, et le café revient aussi souvent que vous le souhaitez.',
    'Un gran bufé, manteles de verdad y nadie que retire los platos antes de tiempo. {center} cuida lo dulce y lo salado, y el café vuelve tantas veces como quieras.',
    'Een groot buffet, mooi gedekte tafels en niemand die te vroeg afruimt. {center} verzorgt zoet en hartig even goed, en koffie krijg je zo vaak je wilt.',
    'Un grande buffet, belle tovaglie e nessuno che sparecchi troppo presto. {center} cura il dolce quanto il salato, e il caffè torna tutte le volte che vuoi.',
    'A big buffet, proper tablecloths and nobody clearing plates too soon. {center} takes as much care of the sweet as of the savoury, and the coffee keeps coming.',
  ),
  parts: [
    {
      theme: '985',
      title: texts(
        'Brunch du week-end',
        'Brunch de fin de semana',
        'Weekendbrunch',
        'Brunch del weekend',
        'Weekend brunch',
      ),
      description: texts(
        'Œufs à la minute, pains de la boulangerie d’à côté, salades de saison et pâtisseries maison.',
        'Huevos al momento, pan de la panadería de al lado, ensaladas de temporada y repostería de la casa.',
        'Vers gebakken eieren, brood van de bakker om de hoek, seizoenssalades en huisgemaakt gebak.',
        'Uova al momento, pane del forno accanto, insalate di stagione e dolci fatti in casa.',
        'Eggs cooked to order, bread from the bakery next door, seasonal salads and home-made cakes.',
      ),
      composition: [
        texts(
          'Buffet sucré et salé à volonté',
          'Bufé dulce y salado sin límite',
          'Onbeperkt zoet en hartig buffet',
          'Buffet dolce e salato a volontà',
          'Unlimited sweet and savoury buffet',
        ),
        texts(
          'Boissons chaudes et jus pressés',
          'Bebidas calientes y zumos recién exprimidos',
          'Warme dranken en vers sap',
          'Bevande calde e spremute',
          'Hot drinks and fresh juice',
        ),
        texts(
          'Une coupe de bulles',
          'Una copa de espumoso',
          'Een glas bubbels',
          'Un calice di bollicine',
          'A glass of bubbles',
        ),
      ],
      important: [
        texts(
          'Service de 11 h à 15 h ; la table est gardée vingt minutes.',
          'Servicio de 11:00 a 15:00; la mesa se guarda veinte minutos.',
          'Van 11.00 tot 15.00 uur; de tafel blijft twintig minuten gereserveerd.',
          'Servizio dalle 11 alle 15; il tavolo è tenuto per venti minuti.',
          'Served from 11 am to 3 pm; the table is kept for twenty minutes.',
        ),
      ],
      hours: ['11:00', '15:00'],
    },
  ],
  cents: [2_900, 4_600],
  maxAdults: 6,
  weekdays: [6, 7],
  capacity: [20, 48],
}

export const lunchPart: PartWords = {
  theme: '985',
  title: texts(
    'Déjeuner au restaurant',
    'Comida en el restaurante',
    'Lunch in het restaurant',
    'Pranzo al ristorante',
    'Lunch at the restaurant',
  ),
  description: texts(
    'Deux plats à la carte du jour, servis en terrasse quand le temps le permet.',
    'Dos platos de la carta del día, en la terraza si el tiempo acompaña.',
    'Twee gerechten van de dagkaart, bij mooi weer op het terras.',
    'Due piatti del menu del giorno, in terrazza quando il tempo lo permette.',
    'Two courses from the day’s menu, on the terrace when the weather is kind.',
  ),
  composition: [
    texts(
      'Entrée et plat, ou plat et dessert',
      'Entrante y plato, o plato y postre',
      'Voor- en hoofdgerecht, of hoofd- en nagerecht',
      'Antipasto e secondo, o secondo e dolce',
      'Starter and main, or main and dessert',
    ),
    texts('Eau et café', 'Agua y café', 'Water en koffie', 'Acqua e caffè', 'Water and coffee'),
  ],
  important: [],
  hours: ['12:00', '14:00'],
}
