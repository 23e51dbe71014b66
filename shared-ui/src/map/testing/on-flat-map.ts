// Imported first, for what it does: maps are flat ones in this test.
jest.mock('../create-map', () => jest.requireActual('./flat-map'))
