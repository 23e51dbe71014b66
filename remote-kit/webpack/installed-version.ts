import { readFileSync } from 'node:fs'

/** Version of a library as installed for the kit. Read from the file: not every package exports its package.json. */
export const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8')).version
