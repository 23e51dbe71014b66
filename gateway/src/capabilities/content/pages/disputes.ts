import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const mediation: PageSource = {
  title: texts('Médiation', 'Mediación', 'Bemiddeling', 'Mediazione', 'Mediation'),
  description: texts(
    'Que faire si nous ne tombons pas d’accord.',
    'Qué hacer si no nos ponemos de acuerdo.',
    'Wat als we het niet eens worden.',
    'Che fare se non troviamo un accordo.',
    'What to do if we cannot agree.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'Écrivez d’abord à notre service client : nous répondons sous 48 heures. Si la réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur du tourisme de votre pays dans l’année qui suit votre réclamation.',
          'Escribe primero a nuestra atención al cliente: respondemos en 48 horas. Si la respuesta no te convence, puedes acudir gratis al mediador de turismo de tu país durante el año siguiente.',
          'Schrijf eerst naar onze klantenservice: we antwoorden binnen 48 uur. Ben je niet tevreden, dan kun je binnen het jaar gratis bij de reisbemiddelaar van je land terecht.',
          'Scrivi prima al nostro servizio clienti: rispondiamo entro 48 ore. Se la risposta non ti convince, entro un anno puoi rivolgerti gratuitamente al mediatore del turismo del tuo paese.',
          'Write to our customer care first: we answer within 48 hours. If the answer does not satisfy you, you may turn to the travel mediator of your country, free of charge, within a year of your complaint.',
        ),
      ],
    },
  ],
}

export const complaints: PageSource = {
  title: texts('Réclamations', 'Hojas de reclamaciones', 'Klachten', 'Reclami', 'Complaints'),
  description: texts(
    'Comment faire une réclamation.',
    'Cómo presentar una reclamación.',
    'Hoe je een klacht indient.',
    'Come presentare un reclamo.',
    'How to complain.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'Adressez votre réclamation à notre service client depuis la page de contact. Vous pouvez aussi demander une feuille de réclamation officielle, que nous vous envoyons par e-mail.',
          'Dirige tu reclamación a nuestra atención al cliente desde la página de contacto. También puedes pedir una hoja de reclamaciones oficial, que te enviamos por correo electrónico.',
          'Stuur je klacht via de contactpagina naar onze klantenservice. Je kunt ook een officieel klachtenformulier vragen, dat we je per e-mail sturen.',
          'Invia il reclamo al servizio clienti dalla pagina dei contatti. Puoi anche chiedere un modulo ufficiale di reclamo, che ti mandiamo via e-mail.',
          'Send your complaint to our customer care from the contact page. You may also ask for an official complaint form, which we send you by e-mail.',
        ),
      ],
    },
  ],
}

export const disputes: PageSource = {
  title: texts('Litiges', 'Litigios', 'Geschillen', 'Controversie', 'Disputes'),
  description: texts(
    'À qui s’adresser en cas de litige.',
    'A quién acudir en caso de litigio.',
    'Waar je terechtkunt bij een geschil.',
    'A chi rivolgersi in caso di controversia.',
    'Where to turn in a dispute.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'Parlez-en d’abord à notre service client. Si nous ne trouvons pas de solution, l’organisme de règlement des litiges de consommation de votre pays examine votre dossier.',
          'Habla primero con nuestra atención al cliente. Si no encontramos solución, el organismo de resolución de litigios de consumo de tu país estudia tu caso.',
          'Praat eerst met onze klantenservice. Vinden we geen oplossing, dan bekijkt de geschillencommissie van je land je zaak.',
          'Parlane prima con il nostro servizio clienti. Se non troviamo una soluzione, l’organismo di risoluzione delle controversie del tuo paese esamina il caso.',
          'Talk to our customer care first. If we find no solution, the consumer disputes body of your country looks at your case.',
        ),
      ],
    },
  ],
}
