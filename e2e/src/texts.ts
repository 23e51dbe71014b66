import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { workspace } from './processes'

type Catalogue = { [key: string]: string | Catalogue }

const read = (folder: string, name: string): Catalogue => {
  const file = path.join(workspace, folder, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function find(catalogue: Catalogue, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      catalogue,
    )
  return typeof found === 'string' ? found : undefined
}

const folders = {
  ui: 'shared-ui/src/locales',
  shell: 'shell/locales',
  search: 'mf-search/src/locales',
  product: 'mf-product/src/locales',
  hotel: 'mf-hotel/src/locales',
  account: 'mf-account/src/locales',
  activity: 'mf-activity/src/locales',
  checkout: 'mf-checkout-helpers/src/locales',
  content: 'mf-content/src/locales',
  gifting: 'mf-gifting/src/locales',
  desk: 'mf-desk/src/locales',
  caller: 'mf-checkout-helpers/src/app/care/texts',
  care: 'gateway/src/capabilities/care/texts',
} as const

export type Say = (namespace: keyof typeof folders, key: string) => string

/** The words that a visitor of a locale reads: the tests find controls by them. */
export function textsOf(locale: Locale): Say {
  const language = locale.slice(0, 2)
  return (namespace, key) => {
    const folder = folders[namespace]
    const text = find(read(folder, locale.replace('_', '-')), key) ?? find(read(folder, language), key)
    if (text === undefined) throw new Error(`No text ${namespace}:${key} in ${locale}`)
    return text
  }
}

/** A text with placeholders as a pattern: what stands for them may be anything. */
export const pattern = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{[^}]+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'))
      .join('.+'),
  )
