import type { Texts } from '@escapade/gateway/platform/texts/texts'
import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('menus')

export type Menu = { starter: Texts; main: Texts; dessert: Texts }

/** Dinners by kitchen: the country's, or the sea's where there is one. */
export const menus: Record<string, Menu[]> = {
  FR: [
    {
      starter: say('FR.0.starter'),
      main: say('FR.0.main'),
      dessert: say('FR.0.dessert'),
    },
    {
      starter: say('FR.1.starter'),
      main: say('FR.1.main'),
      dessert: say('FR.1.dessert'),
    },
  ],
  sea: [
    {
      starter: say('sea.0.starter'),
      main: say('sea.0.main'),
      dessert: say('sea.0.dessert'),
    },
  ],
  ES: [
    {
      starter: say('ES.0.starter'),
      main: say('ES.0.main'),
      dessert: say('ES.0.dessert'),
    },
    {
      starter: say('ES.1.starter'),
      main: say('ES.1.main'),
      dessert: say('ES.1.dessert'),
    },
  ],
  IT: [
    {
      starter: say('IT.0.starter'),
      main: say('IT.0.main'),
      dessert: say('IT.0.dessert'),
    },
    {
      starter: say('IT.1.starter'),
      main: say('IT.1.main'),
      dessert: say('IT.1.dessert'),
    },
  ],
  NL: [
    {
      starter: say('NL.0.starter'),
      main: say('NL.0.main'),
      dessert: say('NL.0.dessert'),
    },
  ],
  BE: [
    {
      starter: say('BE.0.starter'),
      main: say('BE.0.main'),
      dessert: say('BE.0.dessert'),
    },
  ],
}

export const courses = {
  starter: say('courses.starter'),
  main: say('courses.main'),
  dessert: say('courses.dessert'),
}
