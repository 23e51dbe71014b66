/** Only these keys of criteria, or of whatever is made of them. */
export const onlyKeys = <Fields extends object>(fields: Fields, keys: readonly string[]): Partial<Fields> =>
  kept(fields, ([key]) => keys.includes(key))

/** All but these keys. */
export const withoutKeys = <Fields extends object>(
  fields: Fields,
  keys: readonly string[],
): Partial<Fields> => kept(fields, ([key]) => !keys.includes(key))

/** Fields that have a value: undefined stands for a key that was taken away. */
export const onlyGiven = <Fields extends object>(fields: Fields): Partial<Fields> =>
  kept(fields, ([, value]) => value !== undefined)

const kept = <Fields extends object>(fields: Fields, keep: (entry: [string, unknown]) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(keep)) as Partial<Fields>
