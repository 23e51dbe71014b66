import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const accessibility: PageSource = {
  title: texts(
    'Accessibilité : partiellement conforme',
    'Accesibilidad: parcialmente conforme',
    'Toegankelijkheid: gedeeltelijk conform',
    'Accessibilità: parzialmente conforme',
    'Accessibility: partially conformant',
  ),
  description: texts(
    'Où en est cette boutique face aux règles WCAG 2.2, niveau AA.',
    'En qué punto está esta tienda respecto a las WCAG 2.2, nivel AA.',
    'Waar deze shop staat tegenover WCAG 2.2, niveau AA.',
    'A che punto è questo negozio rispetto alle WCAG 2.2, livello AA.',
    'Where this shop stands with WCAG 2.2, level AA.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'Nous visons les règles WCAG 2.2, niveau AA. Chaque page est contrôlée automatiquement avant sa mise en ligne, et le parcours de réservation se fait entièrement au clavier.',
          'Nuestro objetivo son las WCAG 2.2, nivel AA. Cada página se comprueba automáticamente antes de publicarse, y la reserva se hace por completo con el teclado.',
          'We mikken op WCAG 2.2, niveau AA. Elke pagina wordt automatisch gecontroleerd voor ze online komt, en boeken kan volledig met het toetsenbord.',
          'Puntiamo alle WCAG 2.2, livello AA. Ogni pagina è controllata automaticamente prima della pubblicazione e la prenotazione si fa interamente da tastiera.',
          'We aim for WCAG 2.2, level AA. Every page is checked automatically before it goes live, and booking works entirely by keyboard.',
        ),
        texts(
          'Les contrôles automatiques ne voient pas tout. Si quelque chose vous arrête, dites-le à notre service client depuis la page de contact : nous vous aidons à réserver et nous corrigeons.',
          'Los controles automáticos no lo ven todo. Si algo te detiene, díselo a nuestra atención al cliente desde la página de contacto: te ayudamos a reservar y lo corregimos.',
          'Automatische controles zien niet alles. Loop je vast, meld het onze klantenservice via de contactpagina: we helpen je boeken en lossen het op.',
          'I controlli automatici non vedono tutto. Se qualcosa ti ferma, dillo al servizio clienti dalla pagina dei contatti: ti aiutiamo a prenotare e correggiamo.',
          'Automatic checks do not see everything. If something stops you, tell our customer care from the contact page: we help you book, and we mend it.',
        ),
      ],
    },
  ],
}
