import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Somebody may be called anything: these letters are Latin, Greek and Cyrillic. */
export const wideFonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  strong: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}
