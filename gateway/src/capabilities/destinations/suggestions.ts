import type { Db } from '../../platform/database/database'
import type { CreateCache } from '../../platform/revision/create-cache'
import { createSuggestionsRepository } from './suggestions-repository'
import { createSuggestionsService } from './suggestions-service'

/** Suggestions of places and hotels from a database. */
export const createSuggestions = (db: Db, createCache: CreateCache) =>
  createSuggestionsService(createSuggestionsRepository(db), createCache)
