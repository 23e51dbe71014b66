const spread = /\.\.\.\{/

/**
 * Object literals that are spread at the place where they are written. The compiler asks for the keys of an object, not
 * for those of a spread: a key that nobody knows would pass.
 *
 * @param {Map<string, string>} files Sources by path.
 */
export const checkLiteralSpreads = (files) =>
  [...files]
    .filter(([file]) => /\.tsx?$/.test(file))
    .flatMap(([file, source]) =>
      source
        .split('\n')
        .flatMap((line, index) =>
          spread.test(line) ? [`${file}:${index + 1}: write the fields out that ...{ } spreads`] : [],
        ),
    )
