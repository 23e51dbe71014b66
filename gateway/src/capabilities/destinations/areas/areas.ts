import type { Texts } from '../../../platform/texts/texts'
import en from './en.json'
import es from './es.json'
import fr from './fr.json'
import it from './it.json'
import nl from './nl.json'

export type Area = { id: string; names: Texts }

type AreaId = keyof typeof en
const ids = Object.keys(en) as AreaId[]
const areaOf = (id: AreaId): Area => ({
  id,
  names: { fr: fr[id], es: es[id], nl: nl[id], it: it[id], en: en[id] },
})
/** Ids are GeoNames' own: `FR`, `FR.27`, `FR.27.21`. */
const ofDepth = (depth: number) => ids.filter((id) => id.split('.').length === depth).map(areaOf)

export const countries: Area[] = ofDepth(1)
/** GeoNames' first-order divisions. */
export const regions: Area[] = ofDepth(2)
/** GeoNames' second-order divisions that visitors know. */
export const departments: Area[] = ofDepth(3)

const startsWithVowel = (name: string) => /^[aeiouyàáéèêíóôú]/iu.test(name)

/** A province called after its capital. French elides: d’Alicante. */
export const provinceNames = (name: string): Texts => ({
  fr: startsWithVowel(name) ? `Province d’${name}` : `Province de ${name}`,
  es: `Provincia de ${name}`,
  nl: `Provincie ${name}`,
  it: `Provincia di ${name}`,
  en: `Province of ${name}`,
})
