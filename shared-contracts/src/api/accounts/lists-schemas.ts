import * as z from 'zod/mini'
import { Cents, Day, Id, ShortText } from '../common-schemas'
import { ShopPath } from '../orders/orders-schemas'
import { Profile } from './accounts-schemas'

const Moment = z.iso.datetime()
const Place = z.string().check(z.maxLength(500))

/** As `WishlistItem` of the device, held to sizes. */
export const KeptWish = z.object({
  id: Id,
  type: z.enum(['STAY', 'ACTIVITY']),
  label: ShortText,
  headwords: ShortText,
  imageUrl: Place,
  uri: ShopPath,
  hotel: z.object({
    label: ShortText,
    location: z.object({ label: ShortText }),
    stars: z.number().check(z.minimum(0), z.maximum(5)),
    uri: Place,
  }),
  savedAt: z.optional(Moment),
  price: z.optional(
    z.object({
      cents: Cents,
      nights: z.int(),
      adult: z.int(),
      child: z.int(),
      baby: z.int(),
      checkin: z.optional(Day),
    }),
  ),
})
export type KeptWish = z.infer<typeof KeptWish>

const mostRequestCharacters = 4_000
/** Asked again as it is: the search judges it. */
const Request = z
  .record(z.string(), z.unknown())
  .check(z.refine((request) => JSON.stringify(request).length <= mostRequestCharacters, 'Too long'))

/** As `SavedSearch` of the device, held to sizes. */
export const KeptSearch = z.object({
  uri: ShopPath,
  title: ShortText,
  words: z.array(ShortText).check(z.maxLength(30)),
  savedAt: z.optional(Moment),
  stays: z.optional(Request),
  activities: z.optional(Request),
  found: z.object({ count: z.int(), cents: z.nullable(Cents), day: Day }),
})
export type KeptSearch = z.infer<typeof KeptSearch>

const WishName = z.object({ id: Id, type: KeptWish.shape.type })

/** Changes of one call: a device with more sends them by and by. */
const mostListChanges = 40

/** What a device has added and taken out since it heard of the account's lists. */
export const ListChanges = z.object({
  wishes: z.object({
    added: z.array(KeptWish).check(z.maxLength(mostListChanges)),
    removed: z.array(WishName).check(z.maxLength(mostListChanges)),
  }),
  searches: z.object({
    added: z.array(KeptSearch).check(z.maxLength(mostListChanges)),
    removed: z.array(ShopPath).check(z.maxLength(mostListChanges)),
  }),
})
export type ListChanges = z.infer<typeof ListChanges>

/** The lists of the account, the newest first. */
export const AccountLists = z.object({ wishes: z.array(KeptWish), searches: z.array(KeptSearch) })
export type AccountLists = z.infer<typeof AccountLists>

/** What a device keeps of the account: its lists with the changes, and the buyer that checkouts begin with. */
export const OnDevice = z.extend(AccountLists, {
  buyer: z.extend(z.omit(Profile, { locale: true, travellers: true, mails: true }), { email: z.string() }),
})
export type OnDevice = z.infer<typeof OnDevice>
