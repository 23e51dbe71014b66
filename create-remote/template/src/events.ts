import { defineEvent } from '@escapade/shared-contracts/events/event'
import { object, text } from '@escapade/shared-contracts/events/payload'

/** Said by the fragment `hello`, wherever it stands: the visitor greeted somebody. */
export const greeted = defineEvent('template:greeted', object({ name: text }))
