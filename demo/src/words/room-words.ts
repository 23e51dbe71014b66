import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'

export type RoomKind = 'single' | 'cosy' | 'classic' | 'superior' | 'junior-suite' | 'suite' | 'family'

type RoomWords = {
  title: Texts
  description: Texts
  bedding: Texts
  capacity: number
  maxCapacity: number
  size: [number, number]
  /** Percent of the classic room's rate. */
  rate: number
}

const largeBed = texts(
  'Un lit double de 160 cm',
  'Una cama doble de 160 cm',
  'Een tweepersoonsbed van 160 cm',
  'Un letto matrimoniale da 160 cm',
  'One 160 cm double bed',
)
const kingBed = texts(
  'Un lit king-size de 180 cm ou deux lits de 90 cm',
  'Una cama king size de 180 cm o dos de 90 cm',
  'Een kingsize bed van 180 cm of twee van 90 cm',
  'Un letto king size da 180 cm o due da 90 cm',
  'One 180 cm king-size bed or two 90 cm beds',
)

export const roomWords: Record<RoomKind, RoomWords> = {
  single: {
    title: texts(
      'Chambre individuelle',
      'Habitación individual',
      'Eenpersoonskamer',
      'Camera singola',
      'Single room',
    ),
    description: texts(
      'Pour voyager seul sans payer pour deux : un bon lit, une table près de la fenêtre, le calme de la cour.',
      'Para viajar solo sin pagar por dos: una buena cama, una mesa junto a la ventana y la calma del patio.',
      'Alleen op reis zonder voor twee te betalen: een goed bed, een tafel bij het raam en rust aan de binnenplaats.',
      'Per viaggiare da soli senza pagare per due: un buon letto, un tavolo vicino alla finestra, la quiete del cortile.',
      'Travel alone without paying for two: a good bed, a table by the window and a quiet courtyard.',
    ),
    bedding: texts(
      'Un lit simple de 90 cm',
      'Una cama individual de 90 cm',
      'Een eenpersoonsbed van 90 cm',
      'Un letto singolo da 90 cm',
      'One 90 cm single bed',
    ),
    capacity: 1,
    maxCapacity: 1,
    size: [10, 13],
    rate: 72,
  },
  cosy: {
    title: texts('Chambre cosy', 'Habitación acogedora', 'Knusse kamer', 'Camera cosy', 'Cosy room'),
    description: texts(
      'Petite par la taille, grande par le confort : une chambre bien pensée pour une ou deux nuits en ville.',
      'Pequeña de tamaño y grande en comodidad: una habitación bien pensada para una o dos noches.',
      'Klein van formaat, groot in comfort: een slim ingerichte kamer voor een of twee nachten.',
      'Piccola di misura, grande di comfort: una camera ben pensata per una o due notti.',
      'Small in size and big on comfort: a clever room for a night or two.',
    ),
    bedding: largeBed,
    capacity: 2,
    maxCapacity: 2,
    size: [13, 16],
    rate: 90,
  },
  classic: {
    title: texts(
      'Chambre classique',
      'Habitación clásica',
      'Klassieke kamer',
      'Camera classica',
      'Classic room',
    ),
    description: texts(
      'Une chambre lumineuse et calme, avec un vrai bureau, un fauteuil et une salle de bains complète.',
      'Una habitación luminosa y tranquila, con un buen escritorio, un sillón y baño completo.',
      'Een lichte, rustige kamer met een echt bureau, een fauteuil en een complete badkamer.',
      'Una camera luminosa e tranquilla, con una vera scrivania, una poltrona e un bagno completo.',
      'A bright, quiet room with a proper desk, an armchair and a full bathroom.',
    ),
    bedding: largeBed,
    capacity: 2,
    maxCapacity: 3,
    size: [18, 22],
    rate: 100,
  },
  superior: {
    title: texts(
      'Chambre supérieure',
      'Habitación superior',
      'Superior kamer',
      'Camera superior',
      'Superior room',
    ),
    description: texts(
      'Quelques mètres carrés de plus, une jolie vue et un coin salon pour traîner avec un livre.',
      'Unos metros más, unas bonitas vistas y un rincón donde perderse con un libro.',
      'Een paar vierkante meter extra, een mooi uitzicht en een zithoek om met een boek te blijven hangen.',
      'Qualche metro in più, una bella vista e un angolo salotto per attardarsi con un libro.',
      'A few more square metres, a lovely view and a sitting corner to linger in with a book.',
    ),
    bedding: kingBed,
    capacity: 2,
    maxCapacity: 3,
    size: [24, 29],
    rate: 122,
  },
  'junior-suite': {
    title: texts('Suite junior', 'Junior suite', 'Junior suite', 'Junior suite', 'Junior suite'),
    description: texts(
      'Un grand volume ouvert, un lit profond et une salle de bains où l’on s’attarde.',
      'Un espacio amplio y abierto, una cama mullida y un baño del que cuesta salir.',
      'Een grote open ruimte, een heerlijk bed en een badkamer om in te blijven hangen.',
      'Un grande spazio aperto, un letto avvolgente e un bagno in cui attardarsi.',
      'A large open space, a bed to sink into and a bathroom made for lingering.',
    ),
    bedding: kingBed,
    capacity: 2,
    maxCapacity: 4,
    size: [32, 38],
    rate: 152,
  },
  suite: {
    title: texts('Suite', 'Suite', 'Suite', 'Suite', 'Suite'),
    description: texts(
      'Un salon, une chambre, une baignoire face à la fenêtre : l’adresse dans l’adresse.',
      'Un salón, un dormitorio y una bañera frente a la ventana: un hotel dentro del hotel.',
      'Een salon, een slaapkamer en een bad voor het raam: een hotel in het hotel.',
      'Un salotto, una camera e una vasca davanti alla finestra: un rifugio nel rifugio.',
      'A sitting room, a bedroom and a bath by the window: a hideaway within the hotel.',
    ),
    bedding: kingBed,
    capacity: 2,
    maxCapacity: 4,
    size: [42, 55],
    rate: 198,
  },
  family: {
    title: texts(
      'Chambre familiale',
      'Habitación familiar',
      'Familiekamer',
      'Camera familiare',
      'Family room',
    ),
    description: texts(
      'Deux espaces séparés par une porte coulissante : chacun son coin, tout le monde ensemble.',
      'Dos espacios separados por una puerta corredera: cada cual en su rincón y todos juntos.',
      'Twee ruimtes met een schuifdeur ertussen: ieder zijn hoekje en toch samen.',
      'Due ambienti separati da una porta scorrevole: ognuno il suo angolo, tutti insieme.',
      'Two spaces with a sliding door between them: everyone has a corner, and all are together.',
    ),
    bedding: texts(
      'Un lit double et deux lits simples',
      'Una cama doble y dos individuales',
      'Een tweepersoonsbed en twee eenpersoonsbedden',
      'Un letto matrimoniale e due letti singoli',
      'One double bed and two single beds',
    ),
    capacity: 4,
    maxCapacity: 5,
    size: [30, 38],
    rate: 145,
  },
}

export const roomDetails = {
  bathroom: {
    title: texts('Salle de bains', 'Baño', 'Badkamer', 'Bagno', 'Bathroom'),
    basic: [
      texts(
        'Douche à l’italienne',
        'Ducha a ras de suelo',
        'Inloopdouche',
        'Doccia a filo pavimento',
        'Walk-in shower',
      ),
      texts('Sèche-cheveux', 'Secador de pelo', 'Haardroger', 'Asciugacapelli', 'Hairdryer'),
      texts(
        'Produits de toilette',
        'Artículos de aseo',
        'Verzorgingsproducten',
        'Prodotti da bagno',
        'Toiletries',
      ),
    ],
    fine: [
      texts('Baignoire', 'Bañera', 'Ligbad', 'Vasca da bagno', 'Bath'),
      texts(
        'Peignoirs et chaussons',
        'Albornoces y zapatillas',
        'Badjassen en slippers',
        'Accappatoi e pantofole',
        'Robes and slippers',
      ),
    ],
  },
  comfort: {
    title: texts('Confort', 'Confort', 'Comfort', 'Comfort', 'Comfort'),
    basic: [
      texts('Télévision', 'Televisión', 'Televisie', 'Televisione', 'Television'),
      texts('Wi-Fi gratuit', 'Wifi gratis', 'Gratis wifi', 'Wi-Fi gratuito', 'Free Wi-Fi'),
      texts('Coffre-fort', 'Caja fuerte', 'Kluisje', 'Cassaforte', 'Safe'),
    ],
    fine: [
      texts('Machine à café', 'Cafetera', 'Koffiemachine', 'Macchina per il caffè', 'Coffee machine'),
      texts('Minibar', 'Minibar', 'Minibar', 'Minibar', 'Minibar'),
      texts('Balcon', 'Balcón', 'Balkon', 'Balcone', 'Balcony'),
    ],
  },
} as const

export const cotInfo = texts(
  'Lit bébé sur demande, sans supplément.',
  'Cuna bajo petición, sin suplemento.',
  'Babybedje op aanvraag, zonder toeslag.',
  'Culla su richiesta, senza supplemento.',
  'Cot on request, free of charge.',
)
