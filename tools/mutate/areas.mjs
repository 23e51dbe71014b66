/**
 * Areas that are mutated: rules that decide about money, stock and what a visitor asked for. `tests` are the unit
 * tests that have to notice; they run again for every mutant, so that none of them may need a database or a browser.
 *
 * @typedef {{ name: string, roots: string[], mutate: string[], tests: string[],
 *   coverageAnalysis?: 'off' | 'perTest' }} Area
 * @type {Area[]}
 */
export const areas = [
  {
    name: 'rules',
    roots: ['shared-contracts/src/rules'],
    mutate: ['shared-contracts/src/rules/**/*.ts', '!**/*.test.ts', '!**/testing/**'],
    tests: ['shared-contracts/src/rules/**/*.test.ts'],
  },
  {
    name: 'criteria',
    roots: ['shared-contracts/src/criteria'],
    mutate: ['shared-contracts/src/criteria/**/*.ts', '!**/*.test.ts', '!**/testing/**', '!**/hash-bus.ts'],
    tests: ['shared-contracts/src/criteria/**/!(hash-bus).test.ts'],
  },
  {
    name: 'criteria-hash',
    roots: ['shared-contracts/src/criteria'],
    mutate: ['shared-contracts/src/criteria/hash-bus.ts'],
    tests: ['shared-contracts/src/criteria/hash-bus.test.ts'],
    // This test chooses jsdom itself, which tells Stryker nothing about who covers what.
    coverageAnalysis: 'off',
  },
  {
    name: 'gift-money',
    roots: ['gateway/src/capabilities/gifts/money', 'gateway/src/promotions'],
    mutate: [
      'gateway/src/capabilities/gifts/money/gift-codes.ts',
      'gateway/src/capabilities/gifts/money/plan-gift-payment.ts',
      'gateway/src/promotions/promotion-terms.ts',
    ],
    tests: [
      'gateway/src/capabilities/gifts/money/{gift-codes,plan-gift-payment}.test.ts',
      'gateway/src/promotions/promotion-terms.test.ts',
    ],
  },
  {
    name: 'order-state',
    roots: ['mf-checkout-helpers/src/features/order', 'gateway/src/capabilities/orders'],
    mutate: [
      'mf-checkout-helpers/src/features/order/{place,pending}-order.ts',
      'gateway/src/capabilities/orders/order-rules.ts',
      'gateway/src/capabilities/orders/stay/refund-rules.ts',
    ],
    tests: [
      'mf-checkout-helpers/src/features/order/*.test.ts',
      'gateway/src/capabilities/orders/order-rules.test.ts',
      'gateway/src/capabilities/orders/stay/refund-rules.test.ts',
    ],
  },
]
