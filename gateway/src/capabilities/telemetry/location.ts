import { wellFormed } from '../../platform/http/well-formed'

/** Addresses are kept for their path and criteria; what may say who somebody is stays out of the books. */
const secretNames = /([?&#](?:email|mail|phone|token|code|password|key|name|firstName|lastName)=)[^&#\s]*/gi

export const withoutSecrets = (location: string): string => wellFormed(location.replace(secretNames, '$1…'))
