import { buffer } from 'node:stream/consumers'
import type { ObjectStore } from '../../../platform/objects/object-store'
import type { AssetSource } from '../asset-source'

/** The database knows a photograph whose file the store has lost. */
export class OriginalMissingError extends Error {
  override readonly name = 'OriginalMissingError'
}

export type PhotographRecipe = { key: string }

/** `asset.source` of what operators add. */
export const photograph = 'photograph'

/** Photographs that operators added: their originals lie in the store. */
export const createPhotographSource = (store: ObjectStore): AssetSource => ({
  version: '1',
  async original(recipe) {
    const { key } = recipe as PhotographRecipe
    const stream = await store.get(key)
    if (!stream) throw new OriginalMissingError(key)
    return { input: await buffer(stream) }
  },
})
