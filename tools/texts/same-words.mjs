import path from 'node:path'
import { readCatalogue } from './catalogue.mjs'

/**
 * Promises of pages and mails that are one sentence, though their catalogues are two: keys of the first file, with
 * the keys of the second that have to say it too.
 */
const pairs = [
  {
    files: ['shared-ui/src/locales', 'gateway/src/capabilities/orders/mails/texts'],
    keys: {
      'cancellation.title.free': 'terms.title.free',
      'cancellation.title.freeInsured': 'terms.title.freeInsured',
      'cancellation.title.partial': 'terms.title.partial',
      'cancellation.title.nonRefundable': 'terms.title.nonRefundable',
      'cancellation.free': 'terms.free',
      'cancellation.partial': 'terms.partial',
      'cancellation.nonRefundable': 'terms.nonRefundable',
      'cancellation.over': 'terms.over',
      'cancellation.premium': 'terms.premium',
      'lodging.several': 'stay.several',
    },
  },
]

/**
 * Texts that differ between two catalogues, in the languages of `tags`.
 *
 * @param {{ root: string, tags: readonly string[], read?: typeof readCatalogue }} where
 */
export const otherWords = ({ root, tags, read = readCatalogue }) =>
  pairs.flatMap(({ files, keys }) =>
    tags.flatMap((tag) => {
      const [first, second] = files.map((folder) => read(path.join(root, folder, `${tag}.json`)))
      return Object.entries(keys)
        .filter(([one, other]) => first?.get(one) !== second?.get(other))
        .map(([one, other]) => `${files[1]}/${tag}.json: ${other} is not ${one} of ${files[0]}`)
    }),
  )
