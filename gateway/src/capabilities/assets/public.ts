/** Face of the room: all that other capabilities may use of it. */
export { type Added, addPhotographs } from './intake/add-photographs'
export { captionOf } from './intake/captions'
export { photographFiles } from './intake/photograph-files'
export { createProgress } from './intake/progress'
export { presentPicture } from './present-picture'
export { type Pictures, readPictures } from './read-pictures'
export { openAssetStore } from './store/open-asset-store'
export type { StoredPicture } from './stored-picture'
