import type { Commands } from '../../platform/command'
import { catalogueCommand, catalogueHelp } from './catalogue/catalogue-command'
import { codesCommand, codesHelp } from './codes-command'
import { hotelsCommand, hotelsHelp } from './hotels-command'
import { promotionsCommand, promotionsHelp } from './promotions-command'
import { roomsCommand, roomsHelp } from './rooms-command'
import { staysCommand, staysHelp } from './stays-command'

/** All that the app composes of the room: the shop's books and what its operators change. */
export { type Books, problemOf, readBooks } from './books'
export { dealsCapability } from './end-deals'

/** `hotels`, `stays`, `catalogue`, `rooms`, `codes`, `promotions`. */
export const commands = {
  hotels: { help: hotelsHelp, run: hotelsCommand },
  stays: { help: staysHelp, run: staysCommand },
  catalogue: { help: catalogueHelp, run: catalogueCommand },
  rooms: { help: roomsHelp, run: roomsCommand },
  codes: { help: codesHelp, run: codesCommand },
  promotions: { help: promotionsHelp, run: promotionsCommand },
} satisfies Commands
