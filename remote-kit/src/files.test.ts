/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { broughtFileTypes } from '@escapade/shared-contracts/mount/release-file-types'

const { jestProject } = jest.requireActual('../jest/preset.cjs')
const declarations = readFileSync(path.join(__dirname, 'files.d.ts'), 'utf8')
const { moduleNameMapper } = jestProject({ name: 'any' })
const mappings = Object.keys(moduleNameMapper).map((pattern) => new RegExp(pattern))

it.each(Object.keys(broughtFileTypes))('types and tests know a file that ends with %s', (ending) => {
  expect(declarations).toContain(`declare module '*.${ending}' {`)
  expect(mappings.some((pattern) => pattern.test(`./photo.${ending}`))).toBe(true)
})
