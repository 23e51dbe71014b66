const folder = 'shared-contracts/src/events/'
const ofTests = /\.test\.|\/testing\//

const definition = /^export const (\w+) = define(Analytics)?Event\(/gm

/**
 * Events of the channel that nothing sends or nothing hears. The shell hears those that are defined for analytics.
 *
 * @param {Map<string, string>} files Sources by path.
 */
export function checkHeardEvents(files) {
  const code = [...files].filter(([file]) => !ofTests.test(file))
  const defined = code.filter(([file]) => file.startsWith(folder))
  const used = code.filter(([file]) => !file.startsWith(folder)).map(([, source]) => source)
  const isIn = (/** @type {RegExp} */ pattern) => used.some((source) => pattern.test(source))
  const hearsAnalytics = isIn(/\btellAnalytics\(/)
  return defined.flatMap(([file, source]) =>
    [...source.matchAll(definition)].flatMap(([, name, ofAnalytics]) => {
      const isHeard = ofAnalytics ? hearsAnalytics : isIn(new RegExp(`\\b(on|useEvent)\\(\\s*${name}\\b`))
      return [
        ...(isIn(new RegExp(`\\bemit\\(\\s*${name}\\b`)) ? [] : [`${file}: nothing sends ${name}`]),
        ...(isHeard ? [] : [`${file}: nothing hears ${name}`]),
      ]
    }),
  )
}
