/** Face of the room: all that other capabilities may use of it. */
export { createLabelReader, type LabelOf, type LabelReader, type Labels, type LabelView } from './labels'
export type { LabelKind } from './release-labels'
export type { ThemeId } from './themes'
