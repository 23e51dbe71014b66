import type { Db } from '../../platform/database/database'
import { type CatalogueRepository, createCatalogueRepository } from './catalogue-repository'

/** Stays that are on sale, as the catalogue keeps them. */
export type StayReader = Pick<CatalogueRepository, 'findStay' | 'findRoomPackages'>

export const createStayReader = (db: Db): StayReader => createCatalogueRepository(db)
