import { describe, expect, test } from 'bun:test'
import { editDistance } from '@pvyield/engine/quick'
import { placeKey, withoutDigraphs } from '../../../engine/places/place-key.ts'

describe('the key of a name', () => {
  test('does not depend on capitals, accents (composed or not), special letters, hyphens and apostrophes', () => {
    const same: [string, string][] = [
      ['MÜNCHEN', 'munchen'],
      ['Mu\u0308nchen', 'munchen'],
      ['Łódź', 'lodz'],
      ['København', 'kobenhavn'],
      ['Weißenfels', 'weissenfels'],
      ['İstanbul', 'istanbul'],
      ['Diyarbakır', 'diyarbakir'],
      ["Xi'an", 'xian'],
      ['Ra’s Bayrūt', 'ras bayrut'],
      ['Saint-Étienne', 'saint etienne'],
      ['  St. John’s (NL) ', 'st johns nl'],
      ['Санкт-Петербург', 'санкт петербург'],
      ['Ёлкино', 'елкино'],
      ['ΑΘΉΝΑ', 'αθηνα'],
      ['الرِّيَاض', 'الرياض'],
      ['Ｔｏｋｙｏ', 'tokyo'],
    ]
    for (const [name, key] of same) expect([name, placeKey(name)]).toEqual([name, key])
  })

  test('keeps marks that are part of the spelling in their script', () => {
    expect(placeKey('मुंबई')).not.toBe(placeKey('मबई'))
    expect(placeKey('がま')).not.toBe(placeKey('かま'))
    expect(placeKey('กรุงเทพ')).toBe('กรุงเทพ')
    expect(placeKey('서울')).toBe('서울')
  })

  test('is unchanged when it is keyed again, and empty for a text without letters and digits', () => {
    for (const name of ['München', 'Xi’an', 'Ho Chi Minh City', '東京都', 'ß']) expect(placeKey(placeKey(name))).toBe(placeKey(name))
    expect(placeKey(' -- ?! ')).toBe('')
  })

  test('an e after a, o or u, which Germans type for an umlaut, can be dropped', () => {
    expect(['muenchen', 'koeln', 'aachen'].map(withoutDigraphs)).toEqual(['munchen', 'koln', 'aachen'])
  })
})

describe('the distance between two words', () => {
  test('counts letters that are changed, left out, added or swapped with the next one', () => {
    expect(editDistance('berlin', 'berlin', 2)).toBe(0)
    expect(editDistance('berlin', 'berlyn', 2)).toBe(1)
    expect(editDistance('barcelna', 'barcelona', 2)).toBe(1)
    expect(editDistance('lodnon', 'london', 2)).toBe(1)
    expect(editDistance('kitten', 'sitting', 3)).toBe(3)
  })

  test('is max + 1 when it exceeds max', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(3)
    expect(editDistance('abc', 'abcdefgh', 2)).toBe(3)
    expect(editDistance('', 'ab', 2)).toBe(2)
  })
})
