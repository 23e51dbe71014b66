import { themes } from '@escapade/gateway/capabilities/catalogue/labels/themes'
import { imageFor } from '@escapade/gateway/capabilities/images/image-url'
import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'
import { countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { regions } from '../places/areas'
import { entriesOf, giftSearch, type Say, type Seed, speaker } from './entry'
import { ideaIds, ideaPath, ideaThemes } from './landing-pages'

const page = {
  title: texts(
    'Idées de week-end',
    'Ideas de fin de semana',
    'Weekendideeën',
    'Idee per il weekend',
    'Weekend ideas',
  ),
  intro: texts(
    'Une envie plutôt qu’une adresse ? Partez d’ici : chaque idée mène à des séjours où tout est déjà réservé.',
    '¿Con ganas de salir y sin destino? Empieza aquí: cada idea lleva a estancias con todo reservado.',
    'Wel zin, nog geen bestemming? Begin hier: elk idee leidt naar verblijven waar alles al geregeld is.',
    'Voglia di partire, ma non sai dove? Comincia da qui: ogni idea porta a soggiorni in cui tutto è già prenotato.',
    'In the mood, but no place in mind? Start here: each idea leads to stays where everything is booked already.',
  ),
  description: texts(
    'Romantique, gourmand, au vert ou en famille : des idées de week-end à réserver ou à offrir.',
    'Romántico, gastronómico, en la naturaleza o en familia: ideas de fin de semana para reservar o regalar.',
    'Romantisch, culinair, in het groen of met het gezin: weekendideeën om te boeken of cadeau te geven.',
    'Romantico, goloso, nel verde o in famiglia: idee per il weekend da prenotare o regalare.',
    'Romantic, for food lovers, in the green or with the family: weekend ideas to book or to give.',
  ),
  moods: texts('Selon l’envie', 'Según te apetezca', 'Waar je zin in hebt', 'Secondo l’umore', 'By mood'),
  moments: texts(
    'Selon le moment',
    'Según el momento',
    'Voor elk moment',
    'Secondo l’occasione',
    'By occasion',
  ),
}

const moodTexts: Record<keyof typeof ideaThemes, Texts> = {
  '12': texts(
    'À deux, sans rien prévoir',
    'En pareja, sin planes',
    'Met zijn tweeën, zonder plannen',
    'In due, senza programmi',
    'For two, nothing planned',
  ),
  '985': texts(
    'Le dîner vaut le trajet',
    'La cena merece el viaje',
    'Het diner is de rit waard',
    'La cena vale il viaggio',
    'Dinner is worth the drive',
  ),
  '986': texts(
    'Bains chauds et peignoirs',
    'Baños calientes y albornoces',
    'Warme baden en badjassen',
    'Bagni caldi e accappatoi',
    'Hot baths and bathrobes',
  ),
  '33': texts(
    'De cave en cave',
    'De bodega en bodega',
    'Van kelder naar kelder',
    'Di cantina in cantina',
    'From cellar to cellar',
  ),
  '39': texts(
    'Les enfants sont attendus',
    'Los niños son bienvenidos',
    'De kinderen zijn welkom',
    'I bambini sono i benvenuti',
    'Children are welcome',
  ),
  '27': texts(
    'Une cabane, un bois, un feu',
    'Una cabaña, un bosque, un fuego',
    'Een hut, een bos, een vuur',
    'Una capanna, un bosco, un fuoco',
    'A cabin, a wood, a fire',
  ),
  '31': texts(
    'L’air est meilleur là-haut',
    'El aire es mejor allá arriba',
    'Daarboven is de lucht beter',
    'Lassù l’aria è migliore',
    'The air is better up there',
  ),
  '18': texts(
    'Se lever avec la marée',
    'Levantarse con la marea',
    'Opstaan met het getij',
    'Svegliarsi con la marea',
    'Up with the tide',
  ),
  '36': texts(
    'Une nuit chez les châtelains',
    'Una noche en el castillo',
    'Een nacht op het kasteel',
    'Una notte al castello',
    'A night at the castle',
  ),
  '24': texts(
    'Deux jours, une ville',
    'Dos días, una ciudad',
    'Twee dagen, één stad',
    'Due giorni, una città',
    'Two days, one town',
  ),
}

const moments: readonly { id: string; subject: Subject; uri: string; title: Texts; text: Texts }[] = [
  {
    id: 'gift',
    subject: 'gift-box',
    uri: giftSearch('ideas'),
    title: texts(
      'Un cadeau sans date',
      'Un regalo sin fecha',
      'Een cadeau zonder datum',
      'Un regalo senza data',
      'A gift without a date',
    ),
    text: texts(
      'Ils choisissent quand partir',
      'Ellos eligen cuándo salir',
      'Zij kiezen wanneer ze gaan',
      'Scelgono loro quando partire',
      'They choose when to go',
    ),
  },
  {
    id: 'day',
    subject: 'massage',
    uri: '/search?flow=activity',
    title: texts(
      'Une journée à soi',
      'Un día para ti',
      'Een dag voor jezelf',
      'Una giornata per sé',
      'A day of your own',
    ),
    text: texts(
      'Spa, table ou massage, sans la nuit',
      'Spa, restaurante o masaje, sin dormir fuera',
      'Spa, restaurant of massage, zonder overnachting',
      'Spa, ristorante o massaggio, senza pernottare',
      'Spa, restaurant or massage, without the night',
    ),
  },
  {
    id: 'tonight',
    subject: 'hotel-night',
    uri: '/search?flow=hotel',
    title: texts('Juste une nuit', 'Solo una noche', 'Gewoon één nacht', 'Solo una notte', 'Just one night'),
    text: texts(
      'L’hôtel seul, le reste est à vous',
      'Solo el hotel, lo demás es tuyo',
      'Alleen het hotel, de rest is aan jou',
      'Solo l’hotel, il resto è tuo',
      'The hotel alone, the rest is yours',
    ),
  },
]

const moodCards = (locale: Locale, say: Say) =>
  ideaIds.map((theme) => ({
    id: `theme-${theme}`,
    title: say(themes[theme]),
    text: say(moodTexts[theme]),
    image: imageFor({ subject: ideaThemes[theme], key: `idea/${theme}`, alt: '' }),
    uri: ideaPath(locale, say(themes[theme])),
  }))

const momentCards = (say: Say) =>
  moments.map(({ id, subject, uri, title, text }) => ({
    id,
    title: say(title),
    text: say(text),
    image: imageFor({ subject, key: `idea/${id}`, alt: '' }),
    uri,
  }))

const regionLinks = (locale: Locale, say: Say) =>
  regions
    .filter(({ id }) => id.startsWith(`${countryOf(locale)}.`))
    .map(({ id, names }) => ({ label: say(names), uri: `/search?flow=booking#region=${id}` }))
    .sort((a, b) => a.label.localeCompare(b.label, locale.slice(0, 2)))

export const ideas: Seed = (locale) => {
  const say = speaker(locale)
  const content = {
    title: say(page.title),
    intro: say(page.intro),
    sections: [
      { id: 'moods', title: say(page.moods), cards: moodCards(locale, say) },
      { id: 'moments', title: say(page.moments), cards: momentCards(say) },
    ],
    regions: regionLinks(locale, say),
    pageModel: {
      title: `${say(page.title)} – Escapade`,
      description: say(page.description),
      index: true,
      follow: true,
    },
  }
  return entriesOf('ideas', locale, [['ideas', content]])
}
