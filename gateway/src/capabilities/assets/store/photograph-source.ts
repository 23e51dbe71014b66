import { buffer } from 'node:stream/consumers'
import { AppError } from '../../../platform/http/errors'
import type { ObjectStore } from '../../../platform/objects/object-store'
import type { AssetSource } from '../asset-source'

/** The database knows a photograph whose file the store has lost. */
export class OriginalMissingError extends Error {
  override readonly name = 'OriginalMissingError'
}

/** A store that is away, or does not know the shop, has lost nothing: the picture may be asked for again. */
function orUnavailable(cause: unknown): never {
  throw Object.assign(new AppError('unavailable'), { cause })
}

export type PhotographRecipe = { key: string }

/** `asset.source` of what operators add. */
export const photograph = 'photograph'

/** Photographs that operators added: their originals lie in the store. */
export const createPhotographSource = (store: ObjectStore): AssetSource => ({
  version: '1',
  async original(recipe) {
    const { key } = recipe as PhotographRecipe
    const stream = await store.get(key).catch(orUnavailable)
    if (!stream) throw new OriginalMissingError(key)
    return { input: await buffer(stream).catch(orUnavailable) }
  },
})
