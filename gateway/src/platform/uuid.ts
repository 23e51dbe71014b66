/** True when a text can be compared with a column of uuids at all. */
export const isUUID = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
