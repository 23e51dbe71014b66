import { texts } from '@escapade/gateway/platform/texts/texts'
import { everyDay, type OfferWords, type PartWords, tuesdayToSunday } from './offer-words'

const swimwear = texts(
  'Maillot de bain obligatoire ; à partir de 16 ans.',
  'Bañador obligatorio; a partir de 16 años.',
  'Badkleding verplicht; vanaf 16 jaar.',
  'Costume da bagno obbligatorio; dai 16 anni.',
  'Swimwear required; from the age of 16.',
)
const robes = texts(
  'Peignoir, serviette et chaussons prêtés',
  'Albornoz, toalla y zapatillas incluidos',
  'Badjas, handdoek en slippers ter beschikking',
  'Accappatoio, telo e ciabattine inclusi',
  'Robe, towel and slippers provided',
)

export const spaPart: PartWords = {
  theme: '986',
  title: texts(
    'Deux heures au spa',
    'Dos horas de spa',
    'Twee uur in de wellness',
    'Due ore nella spa',
    'Two hours at the spa',
  ),
  description: texts(
    'Bassin chauffé, sauna et hammam à votre rythme ; le nombre d’entrées est limité à chaque créneau.',
    'Piscina climatizada, sauna y baño turco a tu ritmo; el número de entradas por turno es limitado.',
    'Verwarmd zwembad, sauna en stoombad in je eigen tempo; het aantal gasten per tijdslot is beperkt.',
    'Piscina riscaldata, sauna e bagno turco con i tuoi tempi; gli ingressi per fascia oraria sono limitati.',
    'Heated pool, sauna and steam bath at your own pace; entries are limited for each slot.',
  ),
  composition: [
    texts(
      'Bassin à remous, sauna et hammam',
      'Piscina de hidromasaje, sauna y baño turco',
      'Bubbelbad, sauna en stoombad',
      'Vasca idromassaggio, sauna e bagno turco',
      'Whirlpool, sauna and steam bath',
    ),
    robes,
    texts(
      'Infusion et fruits secs en salle de repos',
      'Infusión y frutos secos en la sala de descanso',
      'Thee en gedroogd fruit in de rustruimte',
      'Tisana e frutta secca nella sala relax',
      'Herbal tea and dried fruit in the rest room',
    ),
  ],
  important: [swimwear],
  hours: ['10:00', '20:00'],
}

export const spaAccess: OfferWords = {
  theme: '986',
  subjects: ['spa', 'hammam', 'hotel-day'],
  label: texts(
    'Parenthèse spa, {center}',
    'Un respiro en el spa de {center}',
    'Even weg in de wellness van {center}',
    'Una pausa nella spa di {center}',
    'A pause at the spa of {center}',
  ),
  headwords: texts(
    'Deux heures d’eau chaude et de silence',
    'Dos horas de agua caliente y silencio',
    'Twee uur warm water en stilte',
    'Due ore di acqua calda e silenzio',
    'Two hours of warm water and silence',
  ),
  description: texts(
    'Pas besoin d’y dormir pour profiter du spa : {center} ouvre ses bassins à la journée. {at_capital}, c’est l’adresse où l’on vient se délasser entre deux rendez-vous, ou après.',
    'No hace falta dormir aquí para disfrutar del spa: {center} abre sus piscinas por horas. {at_capital} es el sitio para relajarse entre dos citas, o después.',
    'Je hoeft er niet te slapen om van de wellness te genieten: {center} ontvangt ook daggasten. {at_capital} is dit het adres om bij te komen, tussen twee afspraken of erna.',
    'Non serve dormirci per godersi la spa: {center} apre le sue vasche anche di giorno. {at_capital} è l’indirizzo dove rilassarsi tra un impegno e l’altro, o dopo.',
    'You needn’t sleep here to enjoy the spa: {center} opens its pools by the day. {at_capital}, this is where people come to unwind between two appointments, or after them.',
  ),
  parts: [spaPart],
  cents: [2_900, 5_500],
  maxAdults: 4,
  weekdays: everyDay,
  capacity: [12, 30],
}

export const spaTea: OfferWords = {
  theme: '986',
  subjects: ['spa', 'breakfast', 'suite-bath'],
  label: texts(
    'Spa et goûter, {center}',
    'Spa y merienda en {center}',
    'Wellness en high tea bij {center}',
    'Spa e merenda da {center}',
    'Spa and afternoon tea at {center}',
  ),
  headwords: texts(
    'Le bain d’abord, les douceurs ensuite',
    'Primero el baño, después los dulces',
    'Eerst het bad, dan het lekkers',
    'Prima il bagno, poi i dolci',
    'First the water, then the cakes',
  ),
  description: texts(
    'Un après-midi bien employé : deux heures de bassin, puis un plateau de pâtisseries et de thés servi au salon. {center} s’occupe de tout, vous n’apportez que votre maillot.',
    'Una tarde bien aprovechada: dos horas de piscina y después una bandeja de pasteles y tés en el salón. {center} se ocupa de todo; tú solo traes el bañador.',
    'Een goed bestede middag: twee uur wellness en daarna een etagère met gebak en thee in de salon. {center} regelt alles, je neemt alleen badkleding mee.',
    'Un pomeriggio ben speso: due ore in acqua, poi un vassoio di dolci e tè servito in salotto. {center} pensa a tutto, tu porti solo il costume.',
    'An afternoon well spent: two hours in the water, then a stand of cakes and teas in the lounge. {center} sees to everything; you only bring your swimsuit.',
  ),
  parts: [
    spaPart,
    {
      theme: '985',
      title: texts(
        'Goûter au salon',
        'Merienda en el salón',
        'High tea in de salon',
        'Merenda in salotto',
        'Afternoon tea in the lounge',
      ),
      description: texts(
        'Scones, financiers et petits salés, avec le thé ou le chocolat de votre choix.',
        'Scones, financiers y bocados salados, con el té o el chocolate que prefieras.',
        'Scones, zoete en hartige hapjes, met thee of warme chocolade naar keuze.',
        'Scones, dolcetti e stuzzichini salati, con il tè o la cioccolata che preferisci.',
        'Scones, small cakes and savouries, with the tea or hot chocolate of your choice.',
      ),
      composition: [
        texts(
          'Plateau sucré-salé pour chacun',
          'Bandeja dulce y salada por persona',
          'Etagère met zoet en hartig per persoon',
          'Vassoio dolce e salato a testa',
          'A sweet and savoury stand each',
        ),
        texts(
          'Boisson chaude à volonté',
          'Bebida caliente sin límite',
          'Onbeperkt warme dranken',
          'Bevanda calda a volontà',
          'Unlimited hot drinks',
        ),
      ],
      important: [],
      hours: ['15:00', '18:00'],
    },
  ],
  cents: [4_900, 7_900],
  maxAdults: 4,
  weekdays: [3, 4, 5, 6, 7],
  capacity: [8, 16],
}

export const hammamPart: PartWords = {
  theme: '987',
  title: texts(
    'Rituel du hammam',
    'Ritual de baño turco',
    'Hammamritueel',
    'Rituale dell’hammam',
    'Steam bath ritual',
  ),
  description: texts(
    'Vapeur d’eucalyptus, savon noir, gommage au gant et repos sur pierre chaude.',
    'Vapor de eucalipto, jabón negro, exfoliación con guante y descanso sobre piedra caliente.',
    'Eucalyptusstoom, zwarte zeep, scrub met handschoen en rust op warme steen.',
    'Vapore all’eucalipto, sapone nero, scrub con guanto e riposo sulla pietra calda.',
    'Eucalyptus steam, black soap, a glove scrub and rest on warm stone.',
  ),
  composition: [
    texts(
      'Hammam et bassins pendant deux heures',
      'Baño turco y piscinas durante dos horas',
      'Twee uur hammam en baden',
      'Hammam e vasche per due ore',
      'Two hours of steam bath and pools',
    ),
    texts(
      'Gommage de vingt minutes par un praticien',
      'Exfoliación de veinte minutos con un terapeuta',
      'Scrub van twintig minuten door een behandelaar',
      'Scrub di venti minuti con un operatore',
      'A twenty-minute scrub by a therapist',
    ),
    texts(
      'Thé à la menthe et douceurs',
      'Té de menta y dulces',
      'Muntthee en zoetigheden',
      'Tè alla menta e dolcetti',
      'Mint tea and sweets',
    ),
  ],
  important: [
    swimwear,
    texts(
      'Déconseillé aux femmes enceintes et en cas de tension élevée.',
      'No recomendado durante el embarazo ni con tensión alta.',
      'Afgeraden tijdens de zwangerschap en bij hoge bloeddruk.',
      'Sconsigliato in gravidanza e in caso di pressione alta.',
      'Not advised during pregnancy or with high blood pressure.',
    ),
  ],
  hours: ['10:00', '21:00'],
}

export const hammam: OfferWords = {
  theme: '987',
  subjects: ['hammam', 'spa', 'massage'],
  label: texts(
    'Hammam et gommage, {center}',
    'Baño turco y exfoliación en {center}',
    'Hammam en scrub bij {center}',
    'Hammam e scrub, {center}',
    'Steam bath and scrub at {center}',
  ),
  headwords: texts(
    'La peau neuve, l’esprit ailleurs',
    'Piel nueva y la cabeza en otra parte',
    'Een nieuwe huid en een leeg hoofd',
    'Pelle nuova, pensieri altrove',
    'New skin, mind elsewhere',
  ),
  description: texts(
    'On descend quelques marches et le bruit s’arrête. {at_capital}, {center} perpétue le rituel dans l’ordre : chaleur, savon, gant, eau fraîche, thé. Deux heures suffisent pour se sentir reposé jusqu’au lendemain.',
    'Se bajan unos escalones y el ruido desaparece. {at_capital}, {center} mantiene el ritual en su orden: calor, jabón, guante, agua fresca y té. Bastan dos horas para quedar como nuevo hasta el día siguiente.',
    'Een paar treden af en het lawaai is weg. {at_capital} houdt {center} het ritueel in ere: warmte, zeep, handschoen, fris water, thee. Na twee uur ben je tot morgen uitgerust.',
    'Si scende qualche gradino e il rumore finisce. {at_capital}, {center} segue il rituale nel suo ordine: calore, sapone, guanto, acqua fresca, tè. Bastano due ore per sentirsi riposati fino al giorno dopo.',
    'A few steps down and the noise is gone. {at_capital}, {center} keeps the ritual in its order: heat, soap, glove, cool water, tea. Two hours, and you feel rested until tomorrow.',
  ),
  parts: [hammamPart],
  cents: [3_900, 6_400],
  maxAdults: 4,
  weekdays: tuesdayToSunday,
  capacity: [10, 24],
}
