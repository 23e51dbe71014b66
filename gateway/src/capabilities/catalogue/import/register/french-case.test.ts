import { frenchCase } from './french-case'

describe('frenchCase', () => {
  it.each([
    ["HÔTEL LE CHALET DE L'ÉVÊCHÉ & SPA", 'Hôtel Le Chalet de l’Évêché & Spa'],
    ['VILLENEUVE-LA-GARENNE', 'Villeneuve-la-Garenne'],
    ["HÔTEL DE L'HORLOGE", 'Hôtel de l’Horloge'],
    ["HÔTEL L'ÉLANCÈZE", 'Hôtel L’Élancèze'],
    ['LE M HÔTEL', 'Le M Hôtel'],
    ['HÔTEL B&B BOURG-EN-BRESSE', 'Hôtel B&B Bourg-en-Bresse'],
    ['HOTEL F1 ÉDOUARD VII', 'Hotel F1 Édouard VII'],
    ['HÔTEL "LA MAISON"', 'Hôtel «\u00A0La Maison\u00A0»'],
    ['Club "Les Portes', 'Club "Les Portes'],
    ["2 Rue Gabriel Péri, ZI d'Aval", '2 Rue Gabriel Péri, ZI d’Aval'],
  ])('%s', (text, cased) => {
    expect(frenchCase(text)).toBe(cased)
  })
})
