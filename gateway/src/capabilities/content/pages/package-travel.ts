import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const packageTravel: PageSource = {
  title: texts(
    'Vos droits pour un voyage à forfait',
    'Tus derechos en un viaje combinado',
    'Je rechten bij een pakketreis',
    'I tuoi diritti per un pacchetto turistico',
    'Your rights with package travel',
  ),
  description: texts(
    'Les informations standard de la directive (UE) 2015/2302 sur les voyages à forfait.',
    'La información normalizada de la Directiva (UE) 2015/2302 sobre viajes combinados.',
    'De standaardinformatie van Richtlijn (EU) 2015/2302 over pakketreizen.',
    'Le informazioni standard della direttiva (UE) 2015/2302 sui pacchetti turistici.',
    'The standard information of Directive (EU) 2015/2302 on package travel.',
  ),
  sections: [
    {
      heading: texts(
        'Ce que la directive (UE) 2015/2302 vous assure',
        'Lo que te garantiza la Directiva (UE) 2015/2302',
        'Wat Richtlijn (EU) 2015/2302 je verzekert',
        'Che cosa ti garantisce la direttiva (UE) 2015/2302',
        'What Directive (EU) 2015/2302 secures for you',
      ),
      paragraphs: [
        texts(
          'Vous recevez toutes les informations essentielles avant de conclure le contrat. Un professionnel au moins répond de la bonne exécution de tous les services compris dans le contrat. Un numéro d’urgence ou un point de contact vous est donné.',
          'Recibes toda la información esencial antes de celebrar el contrato. Al menos un empresario responde de la correcta ejecución de todos los servicios incluidos. Se te facilita un teléfono de emergencia o un punto de contacto.',
          'Je krijgt alle essentiële informatie voordat je de overeenkomst sluit. Minstens één ondernemer is aansprakelijk voor de goede uitvoering van alle diensten in de overeenkomst. Je krijgt een noodnummer of een contactpunt.',
          'Ricevi tutte le informazioni essenziali prima di concludere il contratto. Almeno un professionista risponde della corretta esecuzione di tutti i servizi compresi. Ti viene dato un numero di emergenza o un punto di contatto.',
          'You receive all essential information before the contract is made. At least one trader is liable for the proper performance of all services in the contract. You are given an emergency number or a point of contact.',
        ),
        texts(
          'Vous pouvez céder le forfait à une autre personne moyennant un préavis raisonnable et d’éventuels frais. Le prix ne peut augmenter que dans les cas prévus au contrat et au plus tard vingt jours avant le départ ; au-delà de 8 %, vous pouvez résilier le contrat.',
          'Puedes ceder el viaje a otra persona con un preaviso razonable y, en su caso, gastos. El precio solo puede subir en los casos previstos y a más tardar veinte días antes de la salida; por encima del 8 % puedes poner fin al contrato.',
          'Je mag de reis overdragen aan iemand anders, met redelijke vooraankondiging en eventuele kosten. De prijs mag alleen stijgen in de gevallen van de overeenkomst en uiterlijk twintig dagen voor vertrek; boven 8 % mag je de overeenkomst beëindigen.',
          'Puoi cedere il pacchetto a un’altra persona con un preavviso ragionevole ed eventuali costi. Il prezzo può aumentare solo nei casi previsti e al più tardi venti giorni prima della partenza; oltre l’8 % puoi risolvere il contratto.',
          'You may transfer the package to another person, on reasonable notice and possibly at a cost. The price may rise only in the cases the contract names and at the latest twenty days before departure; above 8% you may end the contract.',
        ),
        texts(
          'En cas de circonstances exceptionnelles sur place, vous pouvez résilier sans frais avant le départ. Si un service important fait défaut, une solution de remplacement vous est proposée sans supplément. Si l’organisateur devient insolvable, les paiements sont remboursés.',
          'Ante circunstancias excepcionales en el destino puedes poner fin al contrato sin coste antes de la salida. Si falla un servicio importante se te ofrece una alternativa sin recargo. Si el organizador es insolvente, se reembolsan los pagos.',
          'Bij uitzonderlijke omstandigheden op de bestemming mag je vóór vertrek kosteloos beëindigen. Valt een belangrijke dienst weg, dan krijg je zonder meerprijs een alternatief. Wordt de organisator insolvent, dan worden betalingen terugbetaald.',
          'In caso di circostanze eccezionali sul posto puoi risolvere senza spese prima della partenza. Se manca un servizio importante ti viene proposta un’alternativa senza supplemento. Se l’organizzatore diventa insolvente, i pagamenti sono rimborsati.',
          'In exceptional circumstances at the destination you may end the contract before departure at no cost. If an important service falls away, an alternative is offered without extra charge. If the organiser becomes insolvent, payments are refunded.',
        ),
      ],
    },
  ],
}
