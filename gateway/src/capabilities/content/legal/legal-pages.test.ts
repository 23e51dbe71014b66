import { allLocales, type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { cookies, storageEntries } from '@escapade/shared-contracts/visitor/stored-things'
import { testConfig } from '../../../testing/test-app'
import { sellerFile, testSeller } from '../../../testing/test-seller'
import { parseContent } from '../content-kinds'
import { defaultPages } from '../default-content'
import { fillPage } from '../fill-page'
import type { PageFacts } from './facts'
import { recipientsOf } from './recipients'
import { tableOf } from './tables'

const lender = { name: 'Prêteur', address: ['1 rue du Crédit'], register: 'REGAFI 12345' }

const facts: PageFacts = {
  paymentNames: () => ['Visa'],
  seller: testSeller,
  recipients: [],
  usesStripe: false,
}
const pageOf = (id: string, locale: Locale, given: PageFacts = facts) => {
  const page = defaultPages(locale).find((one) => one.id === id)
  if (!page) throw new Error(`There is no page ${id}`)
  return fillPage(page.content, given, locale)
}
const wordsOf = (page: ReturnType<typeof pageOf>) =>
  page.sections
    .flatMap(({ heading = '', paragraphs, items = [] }) => [heading, ...paragraphs, ...items])
    .join(' ')
const headingsOf = (id: string, locale: Locale) => pageOf(id, locale).sections.map(({ heading }) => heading)

/** Sections that a lawyer of the market looks for, by page. */
const headings: Record<string, Partial<Record<Locale, string[]>>> = {
  'legal-notice': {
    fr_FR: ['Éditeur', 'Hébergeur', 'Vente de voyages'],
    fr_BE: ['Éditeur', 'Hébergeur', 'Vente de voyages'],
    es_ES: ['Titular', 'Alojamiento web', 'Venta de viajes'],
    nl_NL: ['Uitgever', 'Hosting', 'Verkoop van reizen'],
    nl_BE: ['Uitgever', 'Hosting', 'Verkoop van reizen'],
    it_IT: ['Editore', 'Hosting', 'Vendita di viaggi'],
  },
  terms: {
    fr_FR: [
      '4. Le prix',
      '9. Les voyages à forfait',
      '15. Droit de rétractation',
      '19. Réclamations et médiation',
    ],
    fr_BE: [
      '4. Le prix',
      '9. Les voyages à forfait',
      '15. Droit de rétractation',
      '19. Réclamations et médiation',
    ],
    es_ES: [
      '4. Precio',
      '9. Viajes combinados',
      '15. Derecho de desistimiento',
      '19. Reclamaciones y mediación',
    ],
    nl_NL: ['4. Prijs', '9. Pakketreizen', '15. Herroepingsrecht', '19. Klachten en bemiddeling'],
    nl_BE: ['4. Prijs', '9. Pakketreizen', '15. Herroepingsrecht', '19. Klachten en bemiddeling'],
    it_IT: ['4. Prezzo', '9. Pacchetti turistici', '15. Diritto di recesso', '19. Reclami e mediazione'],
  },
  privacy: {
    fr_FR: ['Responsable du traitement', 'Pourquoi et sur quelle base', 'Combien de temps', 'Vos droits'],
    fr_BE: ['Responsable du traitement', 'Pourquoi et sur quelle base', 'Combien de temps', 'Vos droits'],
    es_ES: ['Quién es el responsable', 'Para qué y con qué base', 'Cuánto tiempo', 'Tus derechos'],
    nl_NL: ['Wie verantwoordelijk is', 'Waarvoor en op welke grond', 'Hoelang', 'Je rechten'],
    nl_BE: ['Wie verantwoordelijk is', 'Waarvoor en op welke grond', 'Hoelang', 'Je rechten'],
    it_IT: ['Titolare del trattamento', 'Per che cosa e su quale base', 'Per quanto tempo', 'I tuoi diritti'],
  },
  withdrawal: {
    fr_FR: ['Formulaire de rétractation'],
    fr_BE: ['Formulaire de rétractation'],
    es_ES: ['Formulario de desistimiento'],
    nl_NL: ['Modelformulier voor herroeping'],
    nl_BE: ['Modelformulier voor herroeping'],
    it_IT: ['Modulo di recesso'],
  },
}
const table = Object.entries(headings).flatMap(([id, byLocale]) =>
  locales.map((locale) => [id, locale, byLocale[locale] ?? []] as const),
)

it.each(table)('%s of %s has the sections of its market', (id, locale, wanted) => {
  expect(wanted.length).toBeGreaterThan(0)
  expect(headingsOf(id, locale)).toEqual(expect.arrayContaining([...wanted]))
})

/** Laws and authorities of each market, and words that only another market has. */
it.each<[Locale, RegExp, RegExp]>([
  ['fr_FR', /L221-28, 12°.*CNIL|CNIL/s, /Code de droit économique|Bruxelles/],
  ['fr_BE', /VI\.53, 12°/, /L221-28|CNIL/],
  ['es_ES', /artículo 103, letra l\)/, /Code|Burgerlijk/],
  [
    'nl_NL',
    /6:230p.*toeristenbelasting|toeristenbelasting.*6:230p/s,
    /klantendienst|Wetboek van economisch recht/,
  ],
  ['nl_BE', /verblijfstaks.*VI\.53, 12°/s, /klantenservice|toeristenbelasting|Burgerlijk Wetboek/],
  ['it_IT', /articolo 59, comma 1, lettera n\)/, /Code|Real Decreto/],
])('the set of %s names the law of its market and of no other', (locale, own, foreign) => {
  const text = [
    'terms',
    'privacy',
    'withdrawal',
    'complaints',
    'legal-notice',
    'package-travel',
    'accessibility',
  ]
    .map((id) => wordsOf(pageOf(id, locale)))
    .join(' ')
  expect(text).toMatch(own)
  expect(text).not.toMatch(foreign)
})

it.each(allLocales)('pages of %s leave no fact open, and state the day they were revised', (locale) => {
  for (const { id, content } of defaultPages(locale)) {
    const page = fillPage(content, facts, locale)
    expect(JSON.stringify(page)).not.toMatch(/\{\{|undefined/)
    expect(page.sections).toHaveLength(content.sections.length)
    if (['terms', 'privacy', 'cookies', 'legal-notice'].includes(id))
      expect(page.revisedOn).toMatch(/^\d{4}-/)
  }
})

it.each(locales)('the terms of %s have the length that a contract needs', (locale) => {
  expect(wordsOf(pageOf('terms', locale)).split(/\s+/).length).toBeGreaterThan(1200)
  expect(wordsOf(pageOf('privacy', locale)).split(/\s+/).length).toBeGreaterThan(450)
})

it.each(locales)('the page on privacy of %s names the terms that jobs delete by', (locale) => {
  const text = wordsOf(pageOf('privacy', locale))
  for (const term of ['10', '30', '2', '3', '90']) expect(text).toMatch(new RegExp(`\\b${term}\\s`))
})

it('says of a demonstration that its seller is made up, on the pages that name it alone', () => {
  const demo = { ...facts, seller: { ...testSeller, demonstration: true } }
  expect(pageOf('legal-notice', 'fr_FR', demo).isMadeUp).toBe(true)
  expect(pageOf('terms', 'it_IT', demo).isMadeUp).toBe(true)
  expect(pageOf('cookies', 'fr_FR', demo).isMadeUp).toBeUndefined()
  expect(pageOf('terms', 'it_IT').isMadeUp).toBeUndefined()
})

it('leaves out what a shop without a file of the seller cannot say', () => {
  const notice = pageOf('legal-notice', 'fr_FR', { ...facts, seller: null })
  expect(notice.sections.map(({ id }) => id)).not.toContain('host')
})

describe('tables', () => {
  it.each(locales)('of %s list each cookie and each entry of the storage', (locale) => {
    const rowsOf = (kind: 'cookies' | 'storage') => tableOf(kind, facts, locale).rows
    const named = (list: typeof cookies) => list.map(({ names }) => names.join(', '))
    expect(rowsOf('cookies').map(([name]) => name)).toEqual(named(cookies))
    expect(rowsOf('storage').map(([name]) => name)).toEqual(named(storageEntries))
    for (const cells of [...rowsOf('cookies'), ...rowsOf('storage')])
      for (const cell of cells) expect(cell).toMatch(/\S/)
  })

  it('name cookies of the payment provider where it is in use', () => {
    const names = tableOf('cookies', { ...facts, usesStripe: true }, 'fr_FR').rows.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['__stripe_mid', '__stripe_sid']))
  })

  it.each(locales)('name the lender in the terms where there is one: %s', (locale) => {
    const seller = { ...testSeller, lender }
    expect(wordsOf(pageOf('terms', locale, { ...facts, seller }))).toContain(
      'Prêteur, 1 rue du Crédit (REGAFI 12345).',
    )
    expect(wordsOf(pageOf('terms', locale))).not.toMatch(/REGAFI|\{\{/)
  })

  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['Stripe Payments Europe, Ltd.']],
    [{ ALMA_API_KEY: 'key' }, ['Alma SAS']],
    [{ ALMA_API_KEY: 'key', ...sellerFile({ lender }) }, ['Prêteur', 'Host']],
    [{ SMTP_URL: 'smtp://user:secret@mail.example:587' }, ['mail.example']],
    [{ CRM_WEB_TO_CASE_URL: 'https://crm.example/cases' }, ['crm.example']],
    [sellerFile({ processors: [{ name: 'Backup', purpose: 'Copies', country: 'FR' }] }), ['Host', 'Backup']],
  ])('name who gets data by the settings %j', (settings, names) => {
    expect(recipientsOf({ ...testConfig(settings), insurer: null }).map(({ name }) => name)).toEqual(names)
  })

  it('say where, in the words of the market', () => {
    const recipients = recipientsOf(testConfig({ STRIPE_SECRET_KEY: 'sk_test_1' }))
    const { rows } = tableOf('recipients', { recipients, usesStripe: true }, 'fr_FR')
    expect(rows[1]).toEqual(['Stripe Payments Europe, Ltd.', expect.stringContaining('paiement'), 'Irlande'])
  })
})

it('takes links and lists in a page, and no table that is none', () => {
  const page = { title: 'T', description: 'D', sections: [{ paragraphs: ['P'], table: 'orders' }] }
  expect(() => parseContent('page', page)).toThrow()
})
