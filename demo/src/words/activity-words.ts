import type { TagCode, ThemeId } from '@escapade/gateway/capabilities/catalogue/labels/themes'
import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'

export type ActivityKind =
  | 'massage'
  | 'hammam'
  | 'wine-tasting'
  | 'bicycle'
  | 'boat-trip'
  | 'museum'
  | 'cooking'
  | 'concert'

export type ActivityWords = {
  tag: TagCode
  theme: ThemeId
  subject: Subject
  icon: string
  minutes: number
  /** Per adult. */
  cents: number
  hours: [string, string]
  title: Texts
  details: Texts[]
  why: Texts
  mustKnow: Texts
  where: Texts
  /** What could spoil the day if one did not know it. */
  important?: Texts
}

const atHotel = texts('À l’hôtel', 'En el hotel', 'In het hotel', 'In hotel', 'At the hotel')
const nearHotel = texts(
  'Rendez-vous à la réception de l’hôtel',
  'Cita en la recepción del hotel',
  'Verzamelen bij de receptie van het hotel',
  'Ritrovo alla reception dell’hotel',
  'Meet at the hotel reception',
)
const inTown = texts(
  'À 15 minutes à pied de l’hôtel',
  'A 15 minutos a pie del hotel',
  'Op 15 minuten lopen van het hotel',
  'A 15 minuti a piedi dall’hotel',
  '15 minutes’ walk from the hotel',
)

export const activityWords: Record<ActivityKind, ActivityWords> = {
  massage: {
    tag: 'massage',
    theme: '988',
    subject: 'massage',
    icon: 'massage',
    minutes: 45,
    cents: 6500,
    hours: ['10:00', '19:00'],
    title: texts(
      'Massage relaxant',
      'Masaje relajante',
      'Ontspannende massage',
      'Massaggio rilassante',
      'Relaxing massage',
    ),
    details: [
      texts(
        '45 minutes par adulte, du dos à la plante des pieds',
        '45 minutos por adulto, de la espalda a los pies',
        '45 minuten per volwassene, van rug tot voetzolen',
        '45 minuti per adulto, dalla schiena ai piedi',
        '45 minutes per adult, from back to soles',
      ),
      texts(
        'Huile tiède parfumée à la lavande',
        'Aceite templado con aroma de lavanda',
        'Warme olie met lavendel',
        'Olio tiepido profumato alla lavanda',
        'Warm oil scented with lavender',
      ),
    ],
    why: texts(
      'Un praticien pour chacun, en même temps et dans la même cabine si vous le souhaitez.',
      'Un terapeuta para cada uno, a la vez y en la misma cabina si quieres.',
      'Ieder een eigen masseur, tegelijk en desgewenst in dezelfde cabine.',
      'Un operatore per ciascuno, insieme e nella stessa cabina se lo desideri.',
      'A therapist each, at the same time and in the same room if you wish.',
    ),
    mustKnow: texts(
      'Déconseillé aux femmes enceintes ; signalez toute contre-indication en arrivant.',
      'No recomendado durante el embarazo; avisa de cualquier contraindicación al llegar.',
      'Afgeraden tijdens de zwangerschap; meld medische bezwaren bij aankomst.',
      'Sconsigliato in gravidanza; segnala eventuali controindicazioni all’arrivo.',
      'Not advised during pregnancy; please tell us of any medical reason on arrival.',
    ),
    important: texts(
      'Arrivez dix minutes avant : un retard se prend sur le soin.',
      'Llega diez minutos antes: el retraso se descuenta del masaje.',
      'Kom tien minuten vooraf: wie te laat is, heeft een kortere massage.',
      'Arriva dieci minuti prima: il ritardo si sottrae al trattamento.',
      'Come ten minutes early: a late arrival shortens the treatment.',
    ),
    where: atHotel,
  },
  hammam: {
    tag: 'hammam',
    theme: '987',
    subject: 'hammam',
    icon: 'steam',
    minutes: 90,
    cents: 4200,
    hours: ['10:00', '20:00'],
    title: texts(
      'Rituel du hammam',
      'Ritual de baño turco',
      'Hammamritueel',
      'Rituale dell’hammam',
      'Steam bath ritual',
    ),
    details: [
      texts(
        'Vapeur d’eucalyptus, savon noir et gommage',
        'Vapor de eucalipto, jabón negro y exfoliación',
        'Eucalyptusstoom, zwarte zeep en scrub',
        'Vapore all’eucalipto, sapone nero e scrub',
        'Eucalyptus steam, black soap and scrub',
      ),
      texts(
        'Thé à la menthe en salle de repos',
        'Té de menta en la sala de descanso',
        'Muntthee in de rustruimte',
        'Tè alla menta nella sala relax',
        'Mint tea in the rest room',
      ),
    ],
    why: texts(
      'Une heure et demie sans montre ni téléphone.',
      'Hora y media sin reloj ni teléfono.',
      'Anderhalf uur zonder horloge en telefoon.',
      'Un’ora e mezza senza orologio né telefono.',
      'An hour and a half without watch or phone.',
    ),
    mustKnow: texts(
      'Maillot de bain obligatoire ; à partir de 16 ans.',
      'Bañador obligatorio; a partir de 16 años.',
      'Badkleding verplicht; vanaf 16 jaar.',
      'Costume da bagno obbligatorio; dai 16 anni.',
      'Swimwear required; from the age of 16.',
    ),
    important: texts(
      'À éviter en cas d’hypertension ou de grossesse.',
      'Desaconsejado en caso de hipertensión o embarazo.',
      'Afgeraden bij hoge bloeddruk of zwangerschap.',
      'Sconsigliato in caso di ipertensione o gravidanza.',
      'To be avoided with high blood pressure or during pregnancy.',
    ),
    where: atHotel,
  },
  'wine-tasting': {
    tag: 'wine-tasting',
    theme: '989',
    subject: 'wine-tasting',
    icon: 'wine',
    minutes: 75,
    cents: 2400,
    hours: ['11:00', '17:00'],
    title: texts(
      'Dégustation chez le vigneron',
      'Cata en la bodega',
      'Proeverij bij de wijnmaker',
      'Degustazione dal vignaiolo',
      'Tasting at the winery',
    ),
    details: [
      texts(
        'Visite de la cave et quatre vins commentés',
        'Visita a la bodega y cuatro vinos comentados',
        'Rondleiding in de kelder en vier wijnen met uitleg',
        'Visita della cantina e quattro vini commentati',
        'Cellar tour and four wines explained',
      ),
      texts(
        'Planche de fromages et de charcuterie',
        'Tabla de quesos y embutidos',
        'Plank met kaas en charcuterie',
        'Tagliere di formaggi e salumi',
        'Board of cheese and cured meats',
      ),
    ],
    why: texts(
      'Une famille qui fait son vin et aime le raconter.',
      'Una familia que elabora su vino y disfruta contándolo.',
      'Een familie die haar eigen wijn maakt en er graag over vertelt.',
      'Una famiglia che fa il suo vino e ama raccontarlo.',
      'A family that makes its own wine and loves to talk about it.',
    ),
    mustKnow: texts(
      'Réservé aux adultes ; jus de raisin pour les plus jeunes.',
      'Solo para adultos; mosto para los más jóvenes.',
      'Alleen voor volwassenen; druivensap voor de jongsten.',
      'Riservata agli adulti; succo d’uva per i più giovani.',
      'Adults only; grape juice for the youngest.',
    ),
    where: texts(
      'À 10 minutes en voiture de l’hôtel',
      'A 10 minutos en coche del hotel',
      'Op 10 minuten rijden van het hotel',
      'A 10 minuti d’auto dall’hotel',
      '10 minutes’ drive from the hotel',
    ),
  },
  bicycle: {
    tag: 'bicycle',
    theme: '41',
    subject: 'bicycle',
    icon: 'bicycle',
    minutes: 240,
    cents: 1800,
    hours: ['09:00', '18:00'],
    title: texts(
      'Une demi-journée à vélo',
      'Media jornada en bicicleta',
      'Een halve dag op de fiets',
      'Mezza giornata in bicicletta',
      'Half a day by bike',
    ),
    details: [
      texts(
        'Un vélo par personne, casque et antivol compris',
        'Una bicicleta por persona, casco y candado incluidos',
        'Een fiets per persoon, met helm en slot',
        'Una bicicletta a testa, casco e lucchetto inclusi',
        'A bike each, helmet and lock included',
      ),
      texts(
        'Carte de trois boucles, de 12 à 35 km',
        'Mapa con tres rutas, de 12 a 35 km',
        'Kaart met drie routes van 12 tot 35 km',
        'Mappa di tre itinerari, da 12 a 35 km',
        'Map of three loops, 12 to 35 km',
      ),
    ],
    why: texts(
      'Des petites routes calmes et un arrêt café que seuls les gens d’ici connaissent.',
      'Carreteras tranquilas y una parada para café que solo conocen los de aquí.',
      'Rustige wegen en een koffiestop die alleen de buurt kent.',
      'Stradine tranquille e una sosta caffè che conosce solo chi è di qui.',
      'Quiet lanes and a coffee stop that only locals know.',
    ),
    mustKnow: texts(
      'Tailles enfant sur demande, deux jours à l’avance.',
      'Tallas infantiles bajo petición, con dos días de antelación.',
      'Kinderfietsen op aanvraag, twee dagen vooraf.',
      'Misure bambino su richiesta, due giorni prima.',
      'Children’s bikes on request, two days ahead.',
    ),
    where: nearHotel,
  },
  'boat-trip': {
    tag: 'boat-trip',
    theme: '27',
    subject: 'boat-trip',
    icon: 'boat',
    minutes: 90,
    cents: 2600,
    hours: ['10:00', '17:30'],
    title: texts('Sortie en bateau', 'Paseo en barco', 'Boottocht', 'Gita in barca', 'Boat trip'),
    details: [
      texts(
        'Une heure et demie sur l’eau avec un capitaine d’ici',
        'Hora y media en el agua con un patrón de la zona',
        'Anderhalf uur op het water met een schipper uit de buurt',
        'Un’ora e mezza sull’acqua con un capitano del posto',
        'An hour and a half on the water with a local skipper',
      ),
      texts(
        'Une boisson servie à bord',
        'Una bebida a bordo',
        'Een drankje aan boord',
        'Una bevanda servita a bordo',
        'A drink served on board',
      ),
    ],
    why: texts(
      'La ville et ses rives se comprennent mieux depuis l’eau.',
      'La ciudad y sus orillas se entienden mejor desde el agua.',
      'Vanaf het water begrijp je de stad en haar oevers beter.',
      'La città e le sue rive si capiscono meglio dall’acqua.',
      'The town and its shores make more sense from the water.',
    ),
    mustKnow: texts(
      'Selon la météo ; en cas d’annulation, une autre date ou le remboursement de la sortie.',
      'Según el tiempo; si se anula, otra fecha o el reembolso del paseo.',
      'Afhankelijk van het weer; bij annulering een andere datum of terugbetaling van de tocht.',
      'Secondo il meteo; in caso di annullamento, un’altra data o il rimborso della gita.',
      'Weather permitting; if cancelled, another date or a refund of the trip.',
    ),
    important: texts(
      'Gilets de sauvetage à bord ; le ponton n’est pas accessible en fauteuil.',
      'Chalecos salvavidas a bordo; el embarcadero no es accesible en silla de ruedas.',
      'Reddingsvesten aan boord; de steiger is niet rolstoeltoegankelijk.',
      'Giubbotti di salvataggio a bordo; il pontile non è accessibile in carrozzina.',
      'Life jackets on board; the jetty is not wheelchair accessible.',
    ),
    where: texts(
      'À l’embarcadère, à 10 minutes à pied',
      'En el embarcadero, a 10 minutos a pie',
      'Bij de steiger, op 10 minuten lopen',
      'All’imbarcadero, a 10 minuti a piedi',
      'At the landing stage, a 10-minute walk',
    ),
  },
  museum: {
    tag: 'museum',
    theme: '992',
    subject: 'museum',
    icon: 'museum',
    minutes: 120,
    cents: 1500,
    hours: ['10:00', '17:00'],
    title: texts(
      'Visite guidée et musée',
      'Visita guiada y museo',
      'Stadswandeling met gids en museum',
      'Visita guidata e museo',
      'Guided tour and museum',
    ),
    details: [
      texts(
        'Une heure avec un guide, puis l’entrée du musée',
        'Una hora con guía y entrada al museo',
        'Een uur met gids, daarna toegang tot het museum',
        'Un’ora con la guida, poi l’ingresso al museo',
        'An hour with a guide, then museum entry',
      ),
      texts(
        'Petit groupe de douze personnes au plus',
        'Grupo reducido de doce personas como máximo',
        'Kleine groep van hooguit twaalf personen',
        'Piccolo gruppo di dodici persone al massimo',
        'Small group of twelve at most',
      ),
    ],
    why: texts(
      'Les histoires que les plaques ne racontent pas.',
      'Las historias que las placas no cuentan.',
      'De verhalen die niet op de bordjes staan.',
      'Le storie che le targhe non raccontano.',
      'The stories that the plaques leave out.',
    ),
    mustKnow: texts(
      'Visite en anglais ou dans la langue du pays.',
      'Visita en inglés o en el idioma del país.',
      'Rondleiding in het Engels of in de landstaal.',
      'Visita in inglese o nella lingua del paese.',
      'The tour is in English or in the local language.',
    ),
    where: inTown,
  },
  cooking: {
    tag: 'cooking',
    theme: '985',
    subject: 'cooking',
    icon: 'cooking',
    minutes: 150,
    cents: 4800,
    hours: ['10:00', '15:00'],
    title: texts('Cours de cuisine', 'Clase de cocina', 'Kookworkshop', 'Corso di cucina', 'Cooking class'),
    details: [
      texts(
        'Deux plats de la région, préparés avec le chef',
        'Dos platos de la región, preparados con el chef',
        'Twee gerechten uit de streek, samen met de chef',
        'Due piatti del territorio, preparati con lo chef',
        'Two regional dishes, cooked with the chef',
      ),
      texts(
        'On déguste ensemble et l’on repart avec les recettes',
        'Se come en grupo y las recetas se van contigo',
        'Samen proeven, en de recepten gaan mee naar huis',
        'Si assaggia insieme e si portano a casa le ricette',
        'Eat together and take the recipes home',
      ),
    ],
    why: texts(
      'Huit tabliers, pas un de plus.',
      'Ocho delantales, ni uno más.',
      'Acht schorten, niet één meer.',
      'Otto grembiuli, non uno di più.',
      'Eight aprons and not one more.',
    ),
    mustKnow: texts(
      'Signalez allergies et régimes lors de la réservation.',
      'Indica alergias y dietas al reservar.',
      'Geef allergieën en diëten door bij de boeking.',
      'Segnala allergie e diete al momento della prenotazione.',
      'Tell us of allergies and diets when you book.',
    ),
    where: atHotel,
  },
  concert: {
    tag: 'concert',
    theme: '992',
    subject: 'concert',
    icon: 'music',
    minutes: 80,
    cents: 2900,
    hours: ['20:00', '21:30'],
    title: texts(
      'Une soirée au concert',
      'Una noche de concierto',
      'Een avond naar een concert',
      'Una serata al concerto',
      'An evening concert',
    ),
    details: [
      texts(
        'Places en première catégorie',
        'Entradas de primera categoría',
        'Plaatsen in de eerste rang',
        'Posti di prima categoria',
        'Seats in the first category',
      ),
      texts(
        'Un verre à l’entracte',
        'Una copa en el entreacto',
        'Een drankje in de pauze',
        'Un bicchiere all’intervallo',
        'A drink at the interval',
      ),
    ],
    why: texts(
      'De la musique de chambre dans une salle où l’on entend tout.',
      'Música de cámara en una sala de gran acústica.',
      'Kamermuziek in een zaal waar je alles hoort.',
      'Musica da camera in una sala dall’acustica perfetta.',
      'Chamber music in a hall where you hear everything.',
    ),
    mustKnow: texts(
      'Les portes ferment à l’heure dite.',
      'Las puertas se cierran a la hora en punto.',
      'De deuren sluiten stipt op tijd.',
      'Le porte chiudono all’orario indicato.',
      'Doors close on time.',
    ),
    important: texts(
      'Présentez votre bon à l’entrée, une pièce d’identité peut être demandée.',
      'Presenta tu bono en la entrada; pueden pedirte un documento de identidad.',
      'Laat je voucher zien bij de ingang; misschien vragen ze om een identiteitsbewijs.',
      'Presenta il voucher all’ingresso; può essere richiesto un documento.',
      'Show your voucher at the door; you may be asked for identification.',
    ),
    where: inTown,
  },
}
