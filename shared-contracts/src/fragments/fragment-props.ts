import type * as z from 'zod/mini'
import type { fragmentSchemas } from './fragment-schemas'

type Known = { [Name in keyof typeof fragmentSchemas]: z.input<(typeof fragmentSchemas)[Name]> }

/**
 * Props of each fragment by its name, `mf-search/search-box`. A remote in a repository of its own adds its fragments:
 * `declare module '@escapade/shared-contracts/fragments/fragment-props' { interface FragmentProps { … } }`.
 */
export interface FragmentProps extends Known {}
export type FragmentName = keyof FragmentProps
