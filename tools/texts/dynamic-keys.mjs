/**
 * Keys that are put together from parts no reader of the sources could tell: catalogue → patterns, `*` for any part.
 * A key that starts with its own room (`filters.${name}.label`) needs no line.
 *
 * @type {Record<string, string[]>}
 */
export const dynamicKeys = {
  // The widget that checks whether a person writes takes the room as a whole.
  'gateway/src/capabilities/care/texts': ['check.*'],
  // labelOf(kind, code, locale)
  'gateway/src/capabilities/labels/texts': [
    'facilities.*',
    'hotelInfos.*',
    'hotelStyles.*',
    'hotelEnvironments.*',
    'hotelTypes.*',
    'tags.*',
  ],
  // Parts of a mail, by its kind.
  'gateway/src/capabilities/gifts/texts': ['*.subject', '*.title', '*.intro', '*.closing'],
  // The page a document is fetched from, by the document.
  'gateway/src/capabilities/invoices/texts': ['creditNote.page.*'],
  'gateway/src/capabilities/orders/mails/texts': [
    '*.subject',
    '*.preheader',
    '*.title',
    '*.intro',
    '*.closing',
  ],
  // Content that a shop begins with; its kind `home` says which keys there are.
  'gateway/src/capabilities/content/home/texts': ['*'],
  'gateway/src/capabilities/search/texts': ['inTown.*', 'inArea.*'],
  // Pages that are none, by what went wrong.
  'mf-gifting/src/locales': ['unknown.*', 'failed.*'],
  'mf-hotel/src/locales': ['unknown.*', 'failed.*'],
  'shell/locales': ['loadFailed.*', 'crashed.*', 'consent.close'],
  // Titles over results, by what is counted.
  'mf-search/src/locales': ['results.countAt', 'vouchers.*'],
}
