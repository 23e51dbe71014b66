import { texts } from '@escapade/gateway/platform/texts/texts'
import type { OfferWords } from './offer-words'

export const cookingClass: OfferWords = {
  theme: '985',
  subjects: ['cooking', 'restaurant'],
  label: texts(
    'Cours de cuisine, {center}',
    'Clase de cocina en {center}',
    'Kookworkshop bij {center}',
    'Corso di cucina da {center}',
    'Cooking class at {center}',
  ),
  headwords: texts(
    'On cuisine le matin, on déjeune à midi',
    'Por la mañana se cocina, a mediodía se come',
    '’s Morgens koken, ’s middags aan tafel',
    'Al mattino si cucina, a mezzogiorno si pranza',
    'Cook in the morning, eat at noon',
  ),
  description: texts(
    'Un tablier, un plan de travail et un chef qui explique le geste avant la recette. {at_capital}, vous préparez un repas complet de la région, puis vous passez à table avec ceux qui l’ont cuisiné avec vous.',
    'Un delantal, una encimera y un chef que enseña la técnica antes que la receta. {at_capital} se prepara una comida completa de la región y después se come con quienes la han cocinado contigo.',
    'Een schort, een werkblad en een chef die eerst de techniek uitlegt en dan het recept. {at_capital} maak je een volledige maaltijd uit de streek en daarna schuif je aan met wie meekookte.',
    'Un grembiule, un piano di lavoro e uno chef che spiega il gesto prima della ricetta. {at_capital} si prepara un pasto completo del territorio, poi ci si siede a tavola con chi ha cucinato insieme.',
    'An apron, a worktop and a chef who explains the gesture before the recipe. {at_capital} you prepare a full regional meal, then sit down with the people you cooked it with.',
  ),
  parts: [
    {
      theme: '985',
      title: texts(
        'Cours et repas',
        'Clase y comida',
        'Workshop en maaltijd',
        'Corso e pranzo',
        'Class and meal',
      ),
      description: texts(
        'Trois heures en petit groupe : éplucher, saisir, dresser, goûter.',
        'Tres horas en grupo reducido: pelar, dorar, emplatar y probar.',
        'Drie uur in een kleine groep: schillen, bakken, opmaken, proeven.',
        'Tre ore in piccolo gruppo: pulire, rosolare, impiattare, assaggiare.',
        'Three hours in a small group: peel, sear, plate, taste.',
      ),
      composition: [
        texts(
          'Entrée, plat et dessert cuisinés ensemble',
          'Entrante, plato y postre cocinados en grupo',
          'Samen een voor-, hoofd- en nagerecht koken',
          'Antipasto, secondo e dolce cucinati insieme',
          'Starter, main and dessert cooked together',
        ),
        texts(
          'Le repas, avec un verre de vin',
          'La comida, con una copa de vino',
          'De maaltijd, met een glas wijn',
          'Il pranzo, con un calice di vino',
          'The meal, with a glass of wine',
        ),
        texts(
          'Tablier prêté, recettes à emporter',
          'Delantal prestado y recetas para llevar',
          'Schort te leen, recepten mee naar huis',
          'Grembiule in prestito, ricette da portare a casa',
          'Apron lent, recipes to take home',
        ),
      ],
      important: [
        texts(
          'Huit participants au plus ; à partir de 12 ans.',
          'Ocho participantes como máximo; a partir de 12 años.',
          'Hooguit acht deelnemers; vanaf 12 jaar.',
          'Al massimo otto partecipanti; dai 12 anni.',
          'Eight participants at most; from the age of 12.',
        ),
      ],
      hours: ['10:00', '14:00'],
    },
  ],
  cents: [6_900, 9_800],
  maxAdults: 4,
  weekdays: [3, 5, 6],
  capacity: [8, 8],
}
