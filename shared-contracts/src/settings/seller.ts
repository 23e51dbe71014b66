import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { CareHours } from '../rules/text/care-hours'
import { type Locale, locales } from '../rules/visitor/locale'
import { isSandboxAsked } from './sandbox'
import { type Environment, isProduction } from './stage'

const Text = z.string().trim().min(1)
const Lines = z.array(Text).min(1)
const Phone = z.string().regex(/^\+\d[\d ]{6,18}$/, 'takes a number such as +33 1 99 00 12 34')
const Email = z.email()
const Url = z.url({ protocol: /^https$/ })

const Hours = z.strictObject({
  phone: Text.optional(),
  chat: Text.optional(),
  /** By telephone or by chat. */
  care: Text.optional(),
  /** Advice before booking, below each page. */
  advice: Text.optional(),
})

/** The countries that the shop sells in. */
const byCountry = <Value extends z.ZodType>(value: Value) =>
  z.object({ FR: value, ES: value, BE: value, NL: value, IT: value })

/**
 * The company that sells, as the law wants it named: legal notice, terms, privacy, mails, invoices. Every field is
 * needed but those marked optional (Directive 2000/31/EC, art. 5; Directive (EU) 2015/2302, art. 5 and 17;
 * Directive 2013/11/EU, art. 13; Regulation (EU) 2016/679, art. 13; Directive 2006/112/EC, art. 226).
 */
export const Seller = z.strictObject({
  /** True: made up, which each page that shows it says. A shop that sells does not start with it. */
  demonstration: z.boolean().optional(),
  name: Text,
  /** `SAS with a capital of EUR 50,000` */
  legalForm: Text,
  address: Lines,
  /** `RCS Paris 123 456 789` */
  register: Text,
  vatNumber: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/, 'takes a VAT number with its country, without spaces'),
  /** Entry in the register of travel traders. */
  travelRegister: Text,
  email: Email,
  /** Answers for all that is published. */
  publisher: Text,
  host: z.strictObject({ name: Text, address: Lines, phone: Phone }),
  /** Of the seller's own liability. */
  liabilityInsurer: z.strictObject({ name: Text, address: Lines }),
  /** Lends what is paid later: its register, such as `REGAFI 12345`. A shop that names none has nothing paid later. */
  lender: z.strictObject({ name: Text, address: Lines, register: Text }).optional(),
  /** Pays back and brings home where the seller cannot. */
  insolvencyProtector: z.strictObject({ name: Text, address: Lines, email: Email, phone: Phone }),
  /** Body that consumers of a country turn to, which the seller has joined. */
  mediators: byCountry(z.strictObject({ name: Text, address: Lines, url: Url })),
  dataProtection: z.strictObject({ contact: Text, email: Email }),
  /** Receive data besides those that the settings in use name, such as a host of backups. */
  processors: z.array(z.strictObject({ name: Text, purpose: Text, country: Text })).optional(),
  accessibility: z.strictObject({
    /** Day of the last assessment: `2026-09-01`. */
    assessedOn: z.iso.date(),
    email: Email,
  }),
  /** Numbers of customer care by country; a market without one offers no telephone and states no hours of it. */
  phones: byCountry(Phone.optional()),
  /** When customer care answers, in the words of each locale; a channel without words states no hours. */
  hours: z.partialRecord(z.enum(locales), Hours).optional(),
})
export type Seller = z.infer<typeof Seller>

/** Hours of customer care in a locale; undefined without a seller: a demonstration keeps the documented ones. */
export function careHoursOf(seller: Seller | null, locale: Locale): CareHours | undefined {
  if (!seller || (seller.demonstration && !seller.hours)) return undefined
  const hours: Partial<Record<Locale, CareHours>> = seller.hours ?? {}
  return hours[locale] ?? {}
}

/** The name that a shop without a file goes by: a development server, a test. */
const nameless = 'Escapade'

/** Seller on invoices and in mails: neither a demonstration nor a development server has an address and a VAT number. */
export type InvoicingSeller = { name: string; address: string[]; vatNumber: string }

export const invoicingSeller = (seller: Seller | null): InvoicingSeller =>
  seller && !seller.demonstration
    ? { name: seller.name, address: seller.address, vatNumber: seller.vatNumber }
    : { name: nameless, address: [], vatNumber: '' }

/**
 * The seller as the file SELLER_FILE has it; null without a file. Throws with a line for each field that is missing or
 * wrong. Production without SANDBOX refuses made-up values.
 */
export function readSeller(environment: Environment): Seller | null {
  const { SELLER_FILE: file } = environment
  if (!file) return null
  const parsed = Seller.safeParse(readJson(file))
  if (!parsed.success) throw wrong(file, parsed.error.issues.flatMap(linesOf))
  if (parsed.data.demonstration && isProduction(environment) && !isSandboxAsked(environment))
    throw wrong(file, ['demonstration is true: a shop that sells names the company that sells'])
  return parsed.data
}

type Issue = z.core.$ZodIssue

function linesOf(issue: Issue): string[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is no field`)
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
  return [isMissing ? `${path} is missing` : `${path}: ${issue.message}`]
}

function wrong(file: string, lines: string[]): Error {
  return new Error(
    [`SELLER_FILE: ${file} does not say who sells:`, ...lines.map((line) => `  ${line}`)].join('\n'),
  )
}

function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw wrong(file, ['it cannot be read'])
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw wrong(file, [`it is no JSON: ${(error as Error).message}`])
  }
}
