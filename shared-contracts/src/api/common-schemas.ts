import * as z from 'zod/mini'
import { isDay } from '../rules/dates/days'
import { defaultParty, type Party, partyBounds } from '../rules/party/change-party'
import { flows } from '../rules/search/flow'
import { isEmail } from '../rules/text/text-rules'
import { allLocales } from '../rules/visitor/locale'

/** The pseudo-locale is among them; where it is switched off the gateway refuses it as it does unknown ones. */
export const LocaleCode = z.enum(allLocales)
export const FlowName = z.enum(flows)

/** Integer cents of a euro (D21). */
export const Cents = z.int()
/** yyyy-MM-dd, an existing day from 1900 to 2999: what calendars and databases agree on. */
export const Day = z
  .string()
  .check(z.regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/), z.refine(isDay, 'No such day'))
/** yyyy-MM */
export const Month = z.string().check(z.regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/))
export const Id = z.string().check(z.minLength(1), z.maxLength(64))
export const Uuid = z.uuid()

/** E-mail address by the rule of the forms. */
export const Email = z.string().check(z.trim(), z.refine(isEmail, 'Not an e-mail address'))

export const ShortText = z.string().check(z.maxLength(200))

/** Party of a call: whole numbers within the documented bounds (spec A §5). */
export const partyFields = {
  adult: withinParty('adult'),
  child: withinParty('child'),
  baby: withinParty('baby'),
}

export const queryNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))

/** Party in a query string, where numbers arrive as text. Defaults: 2 adults. */
export const partyQuery = {
  adult: queryParty('adult'),
  child: queryParty('child'),
  baby: queryParty('baby'),
}

function queryParty(key: keyof Party) {
  const { min, max } = partyBounds[key]
  return z._default(queryNumber(min, max), defaultParty[key])
}

function withinParty(key: keyof Party) {
  const { min, max } = partyBounds[key]
  return z.int().check(z.minimum(min), z.maximum(max))
}

/** `true`, `1` → true; anything else → false. */
export const queryFlag = z.pipe(
  z.string(),
  z.transform((text: string) => text === 'true' || text === '1'),
)

/**
 * A picture of the image service. `sizes` holds the documented names (120_80, SMALL 480x360, LARGE 960x720, 640_360);
 * `base` is the address without size and format: `${base}/${width}x${height}.avif|webp|jpg`.
 */
export const Image = z.object({
  base: z.string(),
  sizes: z.record(z.string(), z.string()),
  alt: z.string(),
  url: z.string(),
  legend: z.optional(z.string()),
  /** Maker of the picture, to be said beside it. */
  credit: z.optional(z.string()),
  /** A data URI of at most 300 bytes, shown until the picture is there. */
  placeholder: z.optional(z.string()),
})
export type Image = z.infer<typeof Image>

export const Link = z.object({ label: z.string(), uri: z.string() })
export type Link = z.infer<typeof Link>

/** Texts of a page that search engines read. */
export const PageModel = z.object({
  title: z.string(),
  description: z.string(),
  /** Paragraphs of the text at the foot of a page. */
  text: z.optional(z.array(z.string())),
  index: z._default(z.boolean(), true),
  follow: z._default(z.boolean(), true),
})
export type PageModel = z.infer<typeof PageModel>
