import type { PictureChange } from '../catalogue/upkeep'
import type { Given, Row } from './operation'

export const pictureOptions = ['add', 'set', 'remove'] as const

/** `--add A B C`: the first asset is the option's value, the others are names after the hotel's or stay's. */
export function pictureChange({ names, values }: Given): PictureChange | null {
  const [kind, ...others] = pictureOptions.filter((each) => values[each] !== undefined)
  if (others.length > 0) throw new Error('Say one of --add, --set and --remove')
  if (kind === undefined && names.length > 1)
    throw new Error('Say what to do with them: --add, --set or --remove')
  return kind === undefined ? null : { kind, assets: [String(values[kind]), ...names.slice(1)] }
}

export const shownPictures = ({ was, is }: { was: string[]; is: string[] }): Row[] =>
  is.map((asset, index) => ({ place: index + 1, asset, is: was.includes(asset) ? 'kept' : 'new' }))
