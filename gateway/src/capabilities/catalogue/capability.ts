import type { Commands } from '../../platform/command'
import { importGeoNamesCommand, importHotelsCommand, importRegisterCommand } from './import/commands'

/** All that the app composes of the room: the catalogue of hotels and stays, and its imports. */
export { catalogueRoutes } from './catalogue-routes'
export type { CreateFurnishing } from './import/furnishing'

/** Imports, which fill tables that may be newer than the database. */
export const imports = {
  'import-geonames': {
    help: '--dir FOLDER [--dry-run]: places of GeoNames dumps; a dry run counts what would change',
    run: importGeoNamesCommand,
  },
  'import-hotels': {
    help:
      '--file CSV --zipcodes CSV [--departments 21,2A] [--pictures FOLDER] [--dry-run] [--furnish [--without-nights]]: hotels of the French register' +
      ', unpublished; furnished ones get invented rooms and rates',
    run: importHotelsCommand,
  },
  'import-register': {
    help:
      '--file CSV --mapping JSON [--rows N] [--dry-run]: hotels of any country’s register, unpublished, by the columns ' +
      'that the mapping names; a dry run shows the first of them',
    run: importRegisterCommand,
  },
} satisfies Commands
