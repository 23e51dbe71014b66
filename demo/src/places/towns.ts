import { belgianTowns } from './belgian-towns'
import { dutchTowns } from './dutch-towns'
import { frenchTowns } from './french-towns'
import { italianTowns } from './italian-towns'
import { spanishTowns } from './spanish-towns'
import type { Town } from './town'

export const towns: Town[] = [
  ...frenchTowns,
  ...spanishTowns,
  ...italianTowns,
  ...dutchTowns,
  ...belgianTowns,
]
