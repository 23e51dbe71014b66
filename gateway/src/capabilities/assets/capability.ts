import type { Commands } from '../../platform/command'
import { assetsCommand, assetsHelp } from './intake/assets-command'

/** All that the app composes of the room: pictures in every size. */
export type { AssetSources } from './asset-source'
export { assetsRoutes } from './assets-routes'
export { openAssetStore } from './store/open-asset-store'
export { createPhotographSource, photograph } from './store/photograph-source'

/** `assets`. */
export const commands = { assets: { help: assetsHelp, run: assetsCommand } } satisfies Commands
