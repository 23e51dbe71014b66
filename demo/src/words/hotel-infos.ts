import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'

export const ecoLabels = [
  texts(
    'Électricité d’origine renouvelable',
    'Electricidad de origen renovable',
    'Groene stroom',
    'Elettricità da fonti rinnovabili',
    'Renewable electricity',
  ),
  texts(
    'Produits locaux et de saison à table',
    'Productos locales y de temporada',
    'Lokale seizoensproducten op tafel',
    'Prodotti locali e di stagione',
    'Local, seasonal food',
  ),
  texts(
    'Linge changé à la demande',
    'Cambio de ropa bajo petición',
    'Linnen wordt op verzoek vervangen',
    'Cambio biancheria su richiesta',
    'Linen changed on request',
  ),
  texts(
    'Sans plastique à usage unique',
    'Sin plásticos de un solo uso',
    'Zonder wegwerpplastic',
    'Senza plastica monouso',
    'No single-use plastic',
  ),
  texts(
    'Tri et compostage des déchets',
    'Reciclaje y compostaje',
    'Afval wordt gescheiden en gecomposteerd',
    'Raccolta differenziata e compostaggio',
    'Waste sorted and composted',
  ),
]

export const importantInfos: Texts[] = [
  texts(
    'Arrivée tard dans la soirée : prévenez l’hôtel, il garde votre chambre.',
    'Si llegas tarde por la noche, avisa al hotel y te guardarán la habitación.',
    'Kom je laat op de avond aan? Laat het weten, dan houdt het hotel je kamer vrij.',
    'Se arrivi a tarda sera, avvisa l’hotel: ti terrà la camera.',
    'Arriving late in the evening? Tell the hotel and they will keep your room.',
  ),
  texts(
    'Une empreinte de carte bancaire est demandée à l’arrivée.',
    'A la llegada se solicita una tarjeta como garantía.',
    'Bij aankomst wordt een bankkaart als waarborg gevraagd.',
    'All’arrivo è richiesta una carta a garanzia.',
    'A bank card is requested as a guarantee on arrival.',
  ),
  texts(
    'L’hôtel est entièrement non-fumeur.',
    'El hotel es totalmente libre de humo.',
    'Het hotel is volledig rookvrij.',
    'L’hotel è interamente non fumatori.',
    'The hotel is entirely non-smoking.',
  ),
]

export const pedestrianStreet = texts(
  'La rue est piétonne : déposez vos bagages, puis garez-vous à cinq minutes.',
  'La calle es peatonal: deja el equipaje y aparca a cinco minutos.',
  'De straat is autovrij: zet je bagage af en parkeer op vijf minuten lopen.',
  'La via è pedonale: lascia i bagagli e parcheggia a cinque minuti.',
  'The street is pedestrian: drop your bags, then park five minutes away.',
)
