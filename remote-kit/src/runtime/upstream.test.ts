import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import * as React from 'react'
import { useTranslation } from 'react-i18next'
import singleSpaReact from 'single-spa-react'

/** Ways of other packages that we work around (docs/upstream.md): where a test fails, look whether we still must. */

const instanceOf = async () => {
  const instance = i18next.createInstance()
  const resources = { en: { x: { price: 'From {{price, number}}' } } }
  await instance.init({ lng: 'en', ns: ['x'], defaultNS: 'x', resources, initAsync: false })
  return instance
}

it('i18next makes a reader of texts for each component that asks for one, and looks texts up anew (texts/i18n.ts)', async () => {
  const instance = await instanceOf()
  expect(instance.getFixedT('en', 'x')).not.toBe(instance.getFixedT('en', 'x'))
  const store = instance.services.resourceStore as unknown as { getResource(...asked: unknown[]): unknown }
  const lookUp = jest.fn(store.getResource.bind(store))
  Object.assign(store, { getResource: lookUp })
  const t = instance.getFixedT('en', 'x')
  t('price', { price: 1 })
  const lookUps = lookUp.mock.calls.length
  t('price', { price: 1 })
  expect(lookUps).toBeGreaterThan(0)
  expect(lookUp).toHaveBeenCalledTimes(2 * lookUps)
})

it('react-i18next copies all that an instance has of its own for each component (texts/i18n.ts)', async () => {
  const instance = await instanceOf()
  const { result } = renderHook(() => useTranslation('x', { i18n: instance }))
  expect(result.current.i18n).not.toBe(instance)
  expect(Object.keys(result.current.i18n).length).toBeGreaterThan(40)
})

it('single-spa-react opens roots without options (mounting/react-lifecycles.ts)', async () => {
  const createRoot = jest.fn((..._asked: unknown[]) => ({ render() {}, unmount() {} }))
  const options = {
    React,
    ReactDOMClient: { createRoot },
    renderType: 'createRoot',
    rootComponent: () => null,
    suppressComponentDidCatchWarning: true,
  }
  const domElement = document.body.appendChild(document.createElement('div'))
  const lifecycles = singleSpaReact(options as never) as unknown as {
    mount(props: object): Promise<unknown>
  }
  void lifecycles.mount({ name: 'mf-x', domElement, domElementGetter: () => domElement })
  await Promise.resolve()
  await Promise.resolve()
  expect(createRoot.mock.calls).toEqual([[domElement]])
})
