/** Words that make a field an amount; its value is whole cents (D21). */
const amountWord =
  /^(amount|sellPrice|refPrice|barPrice|price|promoPrice|moneySaved|shippingCost|internationalFee|paymentFee|totalPrice|totalAmount|expectedAmount|newAmount|refundableAmount|usedAmount|localTaxOnSite|localTaxTotalAmount|priceDifference|priceDifferencePerLos|petsPrice|balance|extraDiscount)$|(Price|Amount|Cents|Fee)$/

const isAmountName = (name: string) => amountWord.test(name)

/** Amounts in an answer that are not whole cents, by their path. */
export function moneyFaults(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const here = `${path}/${name}`
    const isOff = isAmountName(name) && typeof child === 'number' && !Number.isSafeInteger(child)
    return [...(isOff ? [`${here} is ${child}`] : []), ...moneyFaults(child, here)]
  })
}

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: Schema | boolean
}

/** Amounts that a schema would let through with decimals, by their path. */
export function moneySchemaFaults(schema: Schema, path = ''): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema
  const named = Object.entries(properties).flatMap(([name, child]) => [
    ...(isAmountName(name) && takesDecimals(child) ? [`${path}/${name} takes decimals`] : []),
    ...moneySchemaFaults(child, `${path}/${name}`),
  ])
  const others = [items, ...anyOf, ...oneOf, additionalProperties].filter(
    (child): child is Schema => typeof child === 'object',
  )
  return [...named, ...others.flatMap((child) => moneySchemaFaults(child, path))]
}

const takesDecimals = ({ type, anyOf = [], oneOf = [] }: Schema): boolean =>
  [type].flat().includes('number') || [...anyOf, ...oneOf].some(takesDecimals)

/** Every schema of a part of the OpenAPI document: of bodies and answers. */
export function schemasIn(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'schema' ? [child as Schema] : schemasIn(child),
  )
}
