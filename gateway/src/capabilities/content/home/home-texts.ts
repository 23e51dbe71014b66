import { type Texts, texts } from '../../../platform/texts/texts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** By month, 1 to 12. */
export const seasonOf = (month: number): Season =>
  month === 12 || month <= 2 ? 'winter' : month <= 5 ? 'spring' : month <= 8 ? 'summer' : 'autumn'

export type ThematicSource = { theme: string; title: Texts; subtitle: Texts }

export const hero = {
  title: texts(
    'Deux jours loin d’ici',
    'Dos días lejos de aquí',
    'Twee dagen ver weg',
    'Due giorni lontano da qui',
    'Two days far from here',
  ),
  subtitle: texts(
    'Une nuit d’hôtel, une bonne table, un bain chaud. Tout est réservé avant de partir, souvent à moins de deux heures de chez vous.',
    'Una noche de hotel, una buena mesa, un baño caliente. Todo reservado antes de salir, a menudo a menos de dos horas de casa.',
    'Een nacht in een hotel, een goed diner, een warm bad. Alles is geboekt voor je vertrekt, vaak op minder dan twee uur van huis.',
    'Una notte in hotel, una buona tavola, un bagno caldo. Tutto è prenotato prima di partire, spesso a meno di due ore da casa.',
    'A hotel night, a good table, a hot bath. Everything is booked before you leave, often less than two hours from home.',
  ),
  alt: texts(
    'Un village au bord d’un lac, des montagnes dans la lumière du soir',
    'Un pueblo a orillas de un lago, montañas a la luz de la tarde',
    'Een dorp aan een meer, bergen in het avondlicht',
    'Un paese in riva a un lago, montagne nella luce della sera',
    'A village by a lake, mountains in the evening light',
  ),
  altNight: texts(
    'Un village au-dessus de la mer, la lune sur l’eau',
    'Un pueblo sobre el mar, la luna en el agua',
    'Een dorp boven de zee, de maan op het water',
    'Un paese sopra il mare, la luna sull’acqua',
    'A village above the sea, the moon on the water',
  ),
}

const table: ThematicSource = {
  theme: '985',
  title: texts(
    'À table dès le vendredi',
    'A la mesa desde el viernes',
    'Vanaf vrijdag aan tafel',
    'A tavola dal venerdì',
    'At table from Friday on',
  ),
  subtitle: texts(
    'Des séjours où le dîner est déjà compris, et la table déjà mise.',
    'Estancias con la cena incluida y la mesa ya puesta.',
    'Verblijven waar het diner al inbegrepen is en de tafel al gedekt.',
    'Soggiorni con la cena già inclusa e la tavola già apparecchiata.',
    'Stays with dinner already included, and the table already laid.',
  ),
}
const spa: ThematicSource = {
  theme: '986',
  title: texts(
    'Spa, bains et massages',
    'Spa, baños y masajes',
    'Spa, baden en massages',
    'Spa, bagni e massaggi',
    'Spa, baths and massages',
  ),
  subtitle: texts(
    'De l’eau chaude, du silence, et personne qui appelle.',
    'Agua caliente, silencio y nadie que llame.',
    'Warm water, stilte, en niemand die belt.',
    'Acqua calda, silenzio e nessuno che chiama.',
    'Hot water, silence, and nobody calling.',
  ),
}
const nature: ThematicSource = {
  theme: '27',
  title: texts(
    'Au vert, sans réseau',
    'En plena naturaleza, sin cobertura',
    'Het groen in, zonder bereik',
    'Nel verde, senza rete',
    'Into the green, without signal',
  ),
  subtitle: texts(
    'Une cabane, un poêle, des arbres à perte de vue.',
    'Una cabaña, una estufa y árboles hasta donde alcanza la vista.',
    'Een hut, een kachel, bomen zover je kijkt.',
    'Una capanna, una stufa, alberi a perdita d’occhio.',
    'A cabin, a stove, trees as far as you can see.',
  ),
}
const sea: ThematicSource = {
  theme: '18',
  title: texts(
    'Le littoral, après la foule',
    'La costa, sin la multitud',
    'De kust, zonder de drukte',
    'La costa, senza la folla',
    'The coast, without the crowd',
  ),
  subtitle: texts(
    'Des chambres face à l’eau, et la plage presque pour vous.',
    'Habitaciones frente al agua y la playa casi para ti.',
    'Kamers aan het water, en het strand bijna voor jou alleen.',
    'Camere davanti all’acqua e la spiaggia quasi tutta per te.',
    'Rooms facing the water, and the beach almost to yourself.',
  ),
}
const wine: ThematicSource = {
  theme: '33',
  title: texts('Caves ouvertes', 'Bodegas abiertas', 'Open kelders', 'Cantine aperte', 'Open cellars'),
  subtitle: texts(
    'On descend à la cave, on remonte avec une bouteille.',
    'Se baja a la bodega y se sube con una botella.',
    'Je daalt af in de kelder en komt boven met een fles.',
    'Si scende in cantina, si risale con una bottiglia.',
    'Down into the cellar, up again with a bottle.',
  ),
}
const snow: ThematicSource = {
  theme: '31',
  title: texts(
    'La montagne tout de suite',
    'La montaña, ya',
    'De bergen, nu meteen',
    'La montagna, subito',
    'The mountains, now',
  ),
  subtitle: texts(
    'Des chalets au pied des pistes et des bains qui fument.',
    'Chalets a pie de pista y baños humeantes.',
    'Chalets aan de voet van de piste en dampende baden.',
    'Chalet ai piedi delle piste e vasche fumanti.',
    'Chalets at the foot of the slopes and steaming baths.',
  ),
}
const city: ThematicSource = {
  theme: '24',
  title: texts(
    'Une ville, deux jours',
    'Una ciudad, dos días',
    'Eén stad, twee dagen',
    'Una città, due giorni',
    'One town, two days',
  ),
  subtitle: texts(
    'L’hôtel au centre, les musées à pied, la terrasse à l’arrivée.',
    'El hotel en el centro, los museos a pie, la terraza al llegar.',
    'Het hotel in het centrum, de musea te voet, het terras bij aankomst.',
    'L’hotel in centro, i musei a piedi, il dehors all’arrivo.',
    'The hotel in the centre, museums on foot, a terrace on arrival.',
  ),
}

/** What each season is good for, the first one large. */
export const thematics: Record<Season, readonly ThematicSource[]> = {
  spring: [city, nature, table, sea, spa, wine],
  summer: [sea, nature, city, table, spa, wine],
  autumn: [wine, nature, table, spa, city, snow],
  winter: [snow, spa, table, city, nature, wine],
}

type BannerSource = { theme: string; title: Texts; text: Texts; button: Texts }

const winterBanner: BannerSource = {
  theme: '31',
  title: texts(
    'Le premier soir de neige vous attend déjà',
    'La primera noche de nieve ya te espera',
    'De eerste sneeuwavond wacht al op je',
    'La prima sera di neve ti aspetta già',
    'The first evening of snow is waiting for you',
  ),
  text: texts(
    'Chalets, raquettes et fondue : les séjours de l’hiver sont ouverts.',
    'Chalets, raquetas y fondue: ya se pueden reservar las estancias de invierno.',
    'Chalets, sneeuwschoenen en fondue: de winterverblijven zijn nu te boeken.',
    'Chalet, ciaspole e fonduta: i soggiorni invernali si possono già prenotare.',
    'Chalets, snowshoes and fondue: winter stays can be booked now.',
  ),
  button: texts(
    'Choisir un week-end d’hiver',
    'Elegir un fin de semana de invierno',
    'Kies een winterweekend',
    'Scegli un weekend d’inverno',
    'Choose a winter weekend',
  ),
}

const sunBanner: BannerSource = {
  theme: '27',
  title: texts(
    'Les soirées s’allongent, partez en profiter',
    'Las tardes se alargan, sal a disfrutarlas',
    'De avonden worden langer, ga ervan genieten',
    'Le serate si allungano, parti a godertele',
    'The evenings grow longer, go and enjoy them',
  ),
  text: texts(
    'Un lac, une barque, un dîner dehors : les séjours des beaux jours sont ouverts.',
    'Un lago, una barca, una cena fuera: ya se pueden reservar las estancias de los días largos.',
    'Een meer, een bootje, buiten eten: de verblijven voor de mooie dagen zijn nu te boeken.',
    'Un lago, una barca, una cena all’aperto: i soggiorni della bella stagione si possono già prenotare.',
    'A lake, a boat, dinner outside: stays for the fine days can be booked now.',
  ),
  button: texts(
    'Choisir un week-end au bord de l’eau',
    'Elegir un fin de semana junto al agua',
    'Kies een weekend aan het water',
    'Scegli un weekend sull’acqua',
    'Choose a weekend by the water',
  ),
}

export const bannerThemes = [winterBanner, sunBanner].map(({ theme }) => theme)

/** From September on people plan the winter, from February on the fine days. */
export const bannerOf = (month: number): BannerSource =>
  month >= 9 || month === 1 ? winterBanner : sunBanner

export const pageModel = {
  title: texts(
    'Escapade – séjours courts, activités et cadeaux',
    'Escapade – estancias cortas, actividades y regalos',
    'Escapade – korte verblijven, activiteiten en cadeaus',
    'Escapade – soggiorni brevi, attività e regali',
    'Escapade – short stays, activities and gifts',
  ),
  description: texts(
    'Week-ends d’hôtel avec dîner, spa ou activité, à deux heures de chez vous. Prix tout compris, confirmation immédiate.',
    'Fines de semana de hotel con cena, spa o actividad, a dos horas de casa. Precios con todo incluido y confirmación inmediata.',
    'Hotelweekends met diner, spa of activiteit, op twee uur van huis. Prijzen met alles inbegrepen, meteen bevestigd.',
    'Weekend in hotel con cena, spa o attività, a due ore da casa. Prezzi tutto compreso, conferma immediata.',
    'Hotel weekends with dinner, spa or activity, two hours from home. Prices with everything included, confirmed at once.',
  ),
}
