/** Face of the room for who keeps it up to date: operators' files, and what names labels in its own. */
export { labelFiles, readKnownCodes } from './label-files'
export type { CodesOf } from './labels'
export type { LabelKind } from './release-labels'
