import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'
import type { Trait } from '../places/town'

/** First sentence of a hotel's description, by what lies around. Placeholders: {hotel}, {at}, {of}. */
export const hotelOpenings: Record<Trait, Texts[]> = {
  coast: [
    texts(
      'Ouvrez la fenêtre, respirez : {hotel} vous accueille {at}, à quelques pas de la mer.',
      'Abre la ventana y respira: {hotel} te espera {at}, a pocos pasos del mar.',
      'Raam open, diep inademen: {hotel} ligt {at}, op een paar passen van de zee.',
      'Apri la finestra e respira: {hotel} ti aspetta {at}, a pochi passi dal mare.',
      'Open the window and breathe in: {hotel} stands {at}, a few steps from the sea.',
    ),
    texts(
      'Le matin, la lumière se lève sur l’eau ; le soir, on rentre les cheveux salés. Bienvenue chez {hotel}, {at}.',
      'Por la mañana la luz nace sobre el agua; por la tarde se vuelve con sal en el pelo. Bienvenidos a {hotel}, {at}.',
      '’s Ochtends licht op het water, ’s avonds zout in je haar: welkom in {hotel}, {at}.',
      'Al mattino la luce sorge sull’acqua, alla sera si rientra con il sale sulla pelle. Benvenuti a {hotel}, {at}.',
      'Morning light on the water, salt in your hair by evening: welcome to {hotel}, {at}.',
    ),
  ],
  port: [
    texts(
      'Les mâts tintent, les terrasses se remplissent : {hotel} donne sur le port et la vie qui va avec.',
      'Tintinean los mástiles y se llenan las terrazas: {hotel} se asoma al puerto y a la vida que trae.',
      'Tinkelende masten, volle terrassen: {hotel} kijkt uit op de haven en alles wat daarbij hoort.',
      'Tintinnano gli alberi, si riempiono i dehors: {hotel} si affaccia sul porto e sulla vita che porta con sé.',
      'Masts chime and terraces fill up: {hotel} looks out on the harbour and the life that comes with it.',
    ),
  ],
  mountain: [
    texts(
      'Entre sapins et sommets, {hotel} sent bon le bois et le feu de cheminée.',
      'Entre abetos y cumbres, {hotel} huele a madera y a lumbre.',
      'Tussen sparren en toppen ruikt {hotel} naar hout en haardvuur.',
      'Tra abeti e cime, {hotel} profuma di legno e di camino acceso.',
      'Between firs and summits, {hotel} smells of timber and wood smoke.',
    ),
    texts(
      'L’air est vif, les sentiers partent de la porte : {hotel} est une belle base {at}.',
      'El aire es limpio y los senderos salen de la puerta: {hotel} es una buena base {at}.',
      'Frisse lucht en paden die bij de voordeur beginnen: {hotel} is een fijne uitvalsbasis {at}.',
      'L’aria è frizzante e i sentieri partono dalla porta: {hotel} è un’ottima base {at}.',
      'The air is crisp and the trails start at the door: {hotel} is a fine base {at}.',
    ),
  ],
  'mountain-view': [
    texts(
      'Au réveil, la montagne est dans le cadre : {hotel} vous loge {at}, face aux crêtes.',
      'Al despertar, la montaña entra en el cuadro: {hotel} te aloja {at}, frente a las crestas.',
      'Wakker worden met de bergen in beeld: {hotel} ligt {at}, recht tegenover de kammen.',
      'Al risveglio la montagna entra nella cornice: {hotel} ti ospita {at}, di fronte alle creste.',
      'Wake up with the mountains in the frame: {hotel} stands {at}, facing the ridges.',
    ),
  ],
  ski: [
    texts(
      'Chaussures aux pieds, vous y êtes déjà : {hotel} est à deux pas des premières remontées.',
      'Botas puestas y ya está: {hotel} queda a dos pasos de los primeros remontes.',
      'Skischoenen aan en je bent er al: de eerste liften liggen vlak bij {hotel}.',
      'Scarponi ai piedi e il più è fatto: i primi impianti sono vicinissimi a {hotel}.',
      'Boots on and you are there: the first lifts are close to {hotel}.',
    ),
  ],
  lake: [
    texts(
      'Le lac change de couleur toute la journée ; {hotel} a choisi le meilleur endroit pour le regarder.',
      'El lago cambia de color durante todo el día; {hotel} eligió el mejor sitio para contemplarlo.',
      'Het meer verkleurt de hele dag; {hotel} koos de beste plek om ernaar te kijken.',
      'Il lago cambia colore per tutto il giorno; {hotel} ha scelto il punto migliore per guardarlo.',
      'The lake changes colour all day long, and {hotel} has picked the best spot to watch it.',
    ),
    texts(
      'Un ponton, quelques voiles, le clapotis : {hotel} vit {at} au rythme de l’eau.',
      'Un embarcadero, unas velas, el chapoteo: {hotel} vive {at} al ritmo del agua.',
      'Een steiger, wat zeilen, kabbelend water: {hotel} leeft {at} op het ritme van het meer.',
      'Un pontile, qualche vela, lo sciabordio: {hotel} vive {at} al ritmo dell’acqua.',
      'A jetty, a few sails, lapping water: {hotel} keeps time with the lake {at}.',
    ),
  ],
  canal: [
    texts(
      'Des ponts, des vélos, des reflets : {hotel} se cache au fil de l’eau, {at}.',
      'Puentes, bicicletas, reflejos: {hotel} se esconde junto al agua, {at}.',
      'Bruggen, fietsen, weerspiegelingen: {hotel} ligt verscholen aan het water {at}.',
      'Ponti, riflessi, passi che risuonano: {hotel} si nasconde lungo l’acqua, {at}.',
      'Bridges, bicycles, reflections: {hotel} is tucked away by the water {at}.',
    ),
  ],
  vineyard: [
    texts(
      'Les rangs de vigne commencent au bout du jardin : {hotel} est un nid d’épicuriens {at}.',
      'Las viñas empiezan donde acaba el jardín: {hotel} es un refugio para sibaritas {at}.',
      'De wijnranken beginnen achter de tuin: {hotel} is een adres voor levensgenieters {at}.',
      'I filari cominciano in fondo al giardino: {hotel} è un rifugio per buongustai {at}.',
      'The rows of vines begin at the end of the garden: {hotel} is a haven for food lovers {at}.',
    ),
    texts(
      'Ici, on parle cépages au petit-déjeuner. {hotel} ouvre ses volets sur le vignoble {of}.',
      'Aquí se habla de uvas ya en el desayuno. {hotel} abre sus postigos a los viñedos {of}.',
      'Hier gaat het bij het ontbijt al over druiven. {hotel} opent zijn luiken op de wijngaarden {of}.',
      'Qui si parla di vitigni già a colazione. {hotel} apre le persiane sui vigneti {of}.',
      'Here, breakfast talk is of grapes. {hotel} opens its shutters on the vineyards {of}.',
    ),
  ],
  forest: [
    texts(
      'Une allée, de grands arbres, le silence : {hotel} vous attend à l’orée de la forêt.',
      'Un camino, grandes árboles, silencio: {hotel} te espera al borde del bosque.',
      'Een laan, hoge bomen, stilte: {hotel} wacht op je aan de rand van het bos.',
      'Un viale, grandi alberi, silenzio: {hotel} ti aspetta al limitare del bosco.',
      'A drive, tall trees, silence: {hotel} is waiting at the edge of the forest.',
    ),
  ],
  city: [
    texts(
      'Tout se fait à pied : {hotel} occupe une adresse centrale {at}, entre musées, marchés et bonnes tables.',
      'Todo queda a pie: {hotel} está en pleno centro {at}, entre museos, mercados y buenos restaurantes.',
      'Alles op loopafstand: {hotel} ligt centraal {at}, tussen musea, markten en goede restaurants.',
      'Tutto a piedi: {hotel} è in pieno centro {at}, tra musei, mercati e buone tavole.',
      'Everything is within a walk: {hotel} has a central address {at}, among museums, markets and good tables.',
    ),
    texts(
      'Posez vos valises, la ville est en bas : {hotel} est un point de départ rêvé pour découvrir les quartiers {of}.',
      'Deja la maleta, la ciudad empieza en la puerta: {hotel} es un punto de partida ideal para descubrir los barrios {of}.',
      'Zet je koffer neer, de stad begint voor de deur: {hotel} is een droomvertrekpunt om de wijken {of} te ontdekken.',
      'Posa la valigia, la città è di sotto: {hotel} è il punto di partenza ideale per scoprire i quartieri {of}.',
      'Drop your bags, the city is downstairs: {hotel} is the place to start exploring the neighbourhoods {of}.',
    ),
  ],
  'old-town': [
    texts(
      'Pavés, façades anciennes, clocher au bout de la rue : {hotel} a ses habitudes au cœur {of}.',
      'Adoquines, fachadas antiguas, un campanario al final de la calle: {hotel} está en pleno corazón {of}.',
      'Kasseien, oude gevels, een toren aan het eind van de straat: {hotel} hoort thuis in het hart {of}.',
      'Acciottolato, facciate antiche, un campanile in fondo alla via: {hotel} è di casa nel cuore {of}.',
      'Cobbles, old façades, a bell tower at the end of the street: {hotel} belongs to the heart {of}.',
    ),
  ],
  countryside: [
    texts(
      'Des champs, des haies, un chemin blanc : {hotel} ralentit le temps dans la campagne {of}.',
      'Campos, setos, un camino blanco: {hotel} detiene el tiempo en el campo {of}.',
      'Velden, hagen, een wit pad: in {hotel}, op het platteland {of}, gaat de tijd langzamer.',
      'Campi, siepi, una strada bianca: {hotel} rallenta il tempo nella campagna {of}.',
      'Fields, hedges, a white lane: {hotel} slows time down in the countryside {of}.',
    ),
  ],
  castle: [
    texts(
      'Vieilles pierres et grand parc : {hotel} vit à l’ombre du château, {at}.',
      'Piedras centenarias y un gran parque: {hotel} vive a la sombra del castillo, {at}.',
      'Oude stenen en een groot park: {hotel} leeft in de schaduw van het kasteel, {at}.',
      'Pietre antiche e un grande parco: {hotel} vive all’ombra del castello, {at}.',
      'Old stones and wide parkland: {hotel} lives in the shadow of the castle {at}.',
    ),
  ],
  spa: [
    texts(
      'On vient {at} pour l’eau depuis toujours ; on reste chez {hotel} pour la douceur des lieux.',
      'La fama de las aguas {of} viene de lejos; en {hotel} uno se queda por la calma.',
      'Al eeuwenlang komt men {at} voor het water; in {hotel} blijft men voor de rust.',
      'Da sempre si viene {at} per le acque; a {hotel} si resta per la quiete.',
      'People have always come for the water; at {hotel}, {at}, they stay for the calm.',
    ),
  ],
}
