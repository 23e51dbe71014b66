import { texts } from '@escapade/gateway/platform/texts/texts'
import { everyDay, type OfferWords, tuesdayToSaturday } from './offer-words'

const contraindications = texts(
  'Signalez toute contre-indication médicale en arrivant ; déconseillé aux femmes enceintes.',
  'Avisa al llegar de cualquier contraindicación médica; no recomendado durante el embarazo.',
  'Meld medische bezwaren bij aankomst; afgeraden tijdens de zwangerschap.',
  'Segnala all’arrivo eventuali controindicazioni; sconsigliato in gravidanza.',
  'Tell us of any medical reason on arrival; not advised during pregnancy.',
)
const onTime = texts(
  'Arrivez dix minutes avant : le soin commence et finit à l’heure.',
  'Llega diez minutos antes: la sesión empieza y termina a su hora.',
  'Kom tien minuten vooraf: de behandeling begint en eindigt op tijd.',
  'Arriva dieci minuti prima: il trattamento inizia e finisce in orario.',
  'Come ten minutes early: the treatment starts and ends on time.',
)

export const hotStones: OfferWords = {
  theme: '988',
  subjects: ['massage', 'hammam'],
  label: texts(
    'Massage aux pierres chaudes, {center}',
    'Masaje con piedras calientes en {center}',
    'Hotstonemassage bij {center}',
    'Massaggio con pietre calde, {center}',
    'Hot stone massage at {center}',
  ),
  headwords: texts(
    'Cinquante minutes pour dénouer la semaine',
    'Cincuenta minutos para deshacer los nudos de la semana',
    'Vijftig minuten om de week los te laten',
    'Cinquanta minuti per sciogliere la settimana',
    'Fifty minutes to untie the week',
  ),
  description: texts(
    'Les galets de basalte gardent la chaleur longtemps, et les épaules le sentent. Chez {center}, on prend d’abord le temps de parler : ce qui fait mal, ce qu’il faut éviter, la pression qui convient.',
    'Los cantos de basalto guardan el calor mucho tiempo, y los hombros lo notan. En {center} primero se habla: qué duele, qué conviene evitar, cuánta presión apetece.',
    'Basaltstenen houden hun warmte lang vast, en dat voelen je schouders. Bij {center} nemen ze eerst de tijd voor een gesprek: wat pijn doet, wat ze beter overslaan, hoe stevig je het wilt.',
    'I ciottoli di basalto trattengono a lungo il calore, e le spalle lo sentono. Da {center} prima si parla: che cosa fa male, che cosa evitare, quanta pressione preferisci.',
    'Basalt stones hold their heat for a long time, and shoulders notice. At {center} they talk to you first: what hurts, what to avoid, how firm it should be.',
  ),
  parts: [
    {
      theme: '988',
      title: texts(
        'Massage aux pierres chaudes',
        'Masaje con piedras calientes',
        'Hotstonemassage',
        'Massaggio con pietre calde',
        'Hot stone massage',
      ),
      description: texts(
        'Cinquante minutes de la nuque aux pieds, à l’huile tiède et aux galets chauds.',
        'Cincuenta minutos de la nuca a los pies, con aceite tibio y piedras calientes.',
        'Vijftig minuten van nek tot voeten, met warme olie en hete stenen.',
        'Cinquanta minuti dalla nuca ai piedi, con olio tiepido e pietre calde.',
        'Fifty minutes from neck to feet, with warm oil and hot stones.',
      ),
      composition: [
        texts(
          'Massage de 50 minutes par personne',
          'Masaje de 50 minutos por persona',
          'Massage van 50 minuten per persoon',
          'Massaggio di 50 minuti a persona',
          '50-minute massage each',
        ),
        texts(
          'Bain de pieds aux plantes',
          'Baño de pies con hierbas',
          'Kruidenvoetbad',
          'Pediluvio alle erbe',
          'Herbal foot bath',
        ),
        texts(
          'Tisane au salon de repos',
          'Infusión en la sala de descanso',
          'Kruidenthee in de rustruimte',
          'Tisana nella sala relax',
          'Herbal tea in the rest room',
        ),
      ],
      important: [onTime, contraindications],
      hours: ['10:00', '19:00'],
    },
  ],
  cents: [6_200, 8_900],
  maxAdults: 2,
  weekdays: tuesdayToSaturday,
  capacity: [6, 12],
}

export const duoMassage: OfferWords = {
  theme: '988',
  subjects: ['massage', 'spa', 'suite-bath'],
  label: texts(
    'Massage en duo, {center}',
    'Masaje para dos en {center}',
    'Duomassage bij {center}',
    'Massaggio di coppia, {center}',
    'Massage for two at {center}',
  ),
  headwords: texts(
    'Deux tables, deux praticiens, un seul moment',
    'Dos camillas, dos terapeutas, un mismo momento',
    'Twee massagetafels, twee masseurs, één moment',
    'Due lettini, due operatori, un solo momento',
    'Two tables, two therapists, one moment',
  ),
  description: texts(
    'Dans la même cabine, en même temps : {center} a pensé ce soin pour les couples, les sœurs et les vieux amis. On en sort les joues roses et l’on reste volontiers une heure de plus au chaud.',
    'En la misma cabina y a la vez: {center} ha pensado esta sesión para parejas, hermanas y viejos amigos. Se sale con las mejillas rosadas y ganas de quedarse una hora más al calor.',
    'In dezelfde cabine, op hetzelfde moment: {center} bedacht deze behandeling voor koppels, zussen en oude vrienden. Je komt er blozend uit en blijft graag nog een uur in de warmte.',
    'Nella stessa cabina, nello stesso momento: {center} ha pensato questo trattamento per coppie, sorelle e vecchi amici. Se ne esce con le guance rosa e la voglia di restare un’ora in più al caldo.',
    'In the same room, at the same time: {center} made this treatment for couples, sisters and old friends. You come out with pink cheeks and gladly stay another hour in the warmth.',
  ),
  parts: [
    {
      theme: '988',
      title: texts(
        'Massage relaxant à deux',
        'Masaje relajante para dos',
        'Ontspannende massage voor twee',
        'Massaggio rilassante per due',
        'Relaxing massage for two',
      ),
      description: texts(
        'Gestes lents, huile de lavande ou d’agrumes, et une heure de spa ensuite.',
        'Movimientos lentos, aceite de lavanda o cítricos y después una hora de spa.',
        'Rustige bewegingen, olie van lavendel of citrus, en daarna een uur wellness.',
        'Gesti lenti, olio di lavanda o agrumi, e poi un’ora di spa.',
        'Slow strokes, lavender or citrus oil, and an hour of spa afterwards.',
      ),
      composition: [
        texts(
          'Massage de 45 minutes, côte à côte',
          'Masaje de 45 minutos, uno al lado del otro',
          'Massage van 45 minuten, zij aan zij',
          'Massaggio di 45 minuti, fianco a fianco',
          '45-minute massage, side by side',
        ),
        texts(
          'Une heure d’accès au spa',
          'Una hora de acceso al spa',
          'Een uur toegang tot de wellness',
          'Un’ora di accesso alla spa',
          'One hour of spa access',
        ),
        texts(
          'Deux coupes de bulles ou deux jus frais',
          'Dos copas de espumoso o dos zumos naturales',
          'Twee glazen bubbels of vers sap',
          'Due calici di bollicine o due spremute',
          'Two glasses of bubbles or fresh juice',
        ),
      ],
      important: [onTime, contraindications],
      hours: ['10:00', '19:30'],
    },
  ],
  cents: [7_400, 11_500],
  maxAdults: 2,
  weekdays: everyDay,
  capacity: [8, 14],
}
