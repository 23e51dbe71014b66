import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Seller } from '@escapade/shared-contracts/settings/seller'

const address = ['1 rue Haute', '75001 Paris']
const phone = '+33 1 99 00 12 34'
const mediator = { name: 'Médiateur', address, url: 'https://mediator.example' }

/** A company that really sells. */
export const testSeller: Seller = {
  name: 'Escapade',
  legalForm: 'SAS au capital de 50 000 €',
  address,
  register: 'RCS Paris 123 456 789',
  vatNumber: 'FR12345678901',
  travelRegister: 'IM075123456',
  email: 'seller@shop.example',
  publisher: 'Direction',
  host: { name: 'Host', address, phone },
  liabilityInsurer: { name: 'Assureur', address },
  insolvencyProtector: { name: 'Garant', address, email: 'garant@shop.example', phone },
  mediators: { FR: mediator, ES: mediator, BE: mediator, NL: mediator, IT: mediator },
  dataProtection: { contact: 'DPO', email: 'dpo@shop.example' },
  accessibility: { assessedOn: '2026-09-01', email: 'access@shop.example' },
  phones: { FR: phone },
}

/** `SELLER_FILE` of a company; what is undefined is left out. */
export function sellerFile(change: Record<string, unknown> = {}): { SELLER_FILE: string } {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'seller-')), 'seller.json')
  writeFileSync(file, JSON.stringify({ ...testSeller, ...change }))
  return { SELLER_FILE: file }
}
