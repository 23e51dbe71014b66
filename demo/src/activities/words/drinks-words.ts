import { texts } from '@escapade/gateway/platform/texts/texts'
import { type OfferWords, tuesdayToSaturday, tuesdayToSunday } from './offer-words'

const adultsOnly = texts(
  'Réservé aux plus de 18 ans ; l’abus d’alcool est dangereux pour la santé.',
  'Solo para mayores de 18 años; bebe con moderación.',
  'Alleen voor 18 jaar en ouder; geniet met mate.',
  'Riservato ai maggiori di 18 anni; bevi con moderazione.',
  'For over-18s only; please drink in moderation.',
)

export const wineTasting: OfferWords = {
  theme: '989',
  subjects: ['wine-tasting', 'vineyard', 'old-town'],
  label: texts(
    'Dégustation de cinq vins, {center}',
    'Cata de cinco vinos en {center}',
    'Proeverij van vijf wijnen bij {center}',
    'Degustazione di cinque vini, {center}',
    'Tasting of five wines at {center}',
  ),
  headwords: texts(
    'Cinq verres et celui qui les raconte',
    'Cinco copas y quien las cuenta',
    'Vijf glazen en iemand die erover vertelt',
    'Cinque calici e chi li racconta',
    'Five glasses and someone to tell their story',
  ),
  description: texts(
    'Ni leçon ni jargon : chez {center}, on goûte, on compare et l’on pose les questions que l’on n’ose pas poser ailleurs. {at_capital}, c’est la meilleure façon de comprendre ce qui pousse alentour.',
    'Ni lección ni jerga: en {center} se prueba, se compara y se hacen las preguntas que en otros sitios da apuro hacer. {at_capital} es la mejor manera de entender lo que crece alrededor.',
    'Geen les en geen jargon: bij {center} proef en vergelijk je, en stel je de vragen die je elders niet durft te stellen. {at_capital} is er geen betere manier om te leren wat er in de buurt groeit.',
    'Né lezioni né gergo: da {center} si assaggia, si confronta e si fanno le domande che altrove non si osano. {at_capital} è il modo migliore per capire che cosa cresce intorno.',
    'No lesson, no jargon: at {center} you taste, compare, and ask what you would not dare ask elsewhere. {at_capital}, there is no better way to understand what grows around.',
  ),
  parts: [
    {
      theme: '989',
      title: texts(
        'Dégustation commentée',
        'Cata comentada',
        'Proeverij met uitleg',
        'Degustazione guidata',
        'Guided tasting',
      ),
      description: texts(
        'Une heure et quart au frais de la cave, avec du pain et de quoi grignoter.',
        'Hora y cuarto al fresco de la bodega, con pan y algo de picar.',
        'Vijf kwartier in de koele kelder, met brood en iets om bij te knabbelen.',
        'Un’ora e un quarto al fresco della cantina, con pane e qualcosa da sgranocchiare.',
        'An hour and a quarter in the cool of the cellar, with bread and something to nibble.',
      ),
      composition: [
        texts(
          'Cinq vins, dont deux cuvées rares',
          'Cinco vinos, dos de ellos poco comunes',
          'Vijf wijnen, waarvan twee bijzondere cuvées',
          'Cinque vini, di cui due etichette rare',
          'Five wines, two of them rare',
        ),
        texts(
          'Planche de fromages et de charcuteries',
          'Tabla de quesos y embutidos',
          'Plankje met kaas en charcuterie',
          'Tagliere di formaggi e salumi',
          'Cheese and charcuterie board',
        ),
        texts(
          'Visite de la cave',
          'Visita a la bodega',
          'Bezoek aan de kelder',
          'Visita della cantina',
          'Tour of the cellar',
        ),
      ],
      important: [adultsOnly],
      hours: ['11:00', '19:00'],
    },
  ],
  cents: [2_400, 4_200],
  maxAdults: 6,
  weekdays: tuesdayToSunday,
  capacity: [12, 20],
}

export const cocktails: OfferWords = {
  theme: '989',
  subjects: ['terrace', 'wine-tasting', 'skyline'],
  label: texts(
    'Atelier cocktails, {center}',
    'Taller de cócteles en {center}',
    'Cocktailworkshop bij {center}',
    'Laboratorio di cocktail da {center}',
    'Cocktail workshop at {center}',
  ),
  headwords: texts(
    'Passez de l’autre côté du bar',
    'Pasa al otro lado de la barra',
    'Ga eens áchter de bar staan',
    'Passa dall’altra parte del bancone',
    'Step behind the bar',
  ),
  description: texts(
    'Shaker en main, vous apprenez trois recettes et le geste qui change tout. Le barman de {center} a les bouteilles, les histoires et la patience ; il fait les mêmes recettes sans alcool.',
    'Con la coctelera en la mano se aprenden tres recetas y el gesto que lo cambia todo. El barman de {center} pone las botellas, las historias y la paciencia, y prepara lo mismo sin alcohol.',
    'Met de shaker in de hand leer je drie recepten en de truc die het verschil maakt. De barman van {center} heeft de flessen, de verhalen en het geduld, en maakt alles ook zonder alcohol.',
    'Shaker in mano, si imparano tre ricette e il gesto che cambia tutto. Il barman di {center} mette bottiglie, storie e pazienza; le stesse ricette si fanno anche analcoliche.',
    'Shaker in hand, you learn three recipes and the one gesture that changes everything. The barman of {center} has the bottles, the stories and the patience, and makes the same without alcohol.',
  ),
  parts: [
    {
      theme: '989',
      title: texts(
        'Atelier de trois cocktails',
        'Taller de tres cócteles',
        'Workshop: drie cocktails',
        'Laboratorio: tre cocktail',
        'Workshop of three cocktails',
      ),
      description: texts(
        'Quatre-vingt-dix minutes pour doser, secouer, goûter et recommencer.',
        'Noventa minutos para medir, agitar, probar y repetir.',
        'Negentig minuten doseren, shaken, proeven en opnieuw beginnen.',
        'Novanta minuti per dosare, shakerare, assaggiare e ricominciare.',
        'Ninety minutes to measure, shake, taste and start again.',
      ),
      composition: [
        texts(
          'Trois cocktails préparés par vous',
          'Tres cócteles preparados por ti',
          'Drie cocktails die je zelf maakt',
          'Tre cocktail preparati da te',
          'Three cocktails made by you',
        ),
        texts(
          'Tapas du moment',
          'Tapas del momento',
          'Bijpassende hapjes',
          'Stuzzichini del momento',
          'Small plates of the day',
        ),
        texts(
          'Fiches recettes',
          'Fichas con las recetas',
          'Receptkaarten',
          'Schede delle ricette',
          'Recipe cards',
        ),
      ],
      important: [adultsOnly],
      hours: ['17:30', '20:00'],
    },
  ],
  cents: [3_400, 4_900],
  maxAdults: 6,
  weekdays: tuesdayToSaturday,
  capacity: [8, 12],
}
