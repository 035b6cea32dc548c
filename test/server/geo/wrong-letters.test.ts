import { describe, expect, test } from 'bun:test'
import { editDistance } from '@pvyield/engine/quick'
import { placeKey } from '../../../engine/places/place-key.ts'
import { withOneWrongLetter } from '../../../server/geo/wrong-letters.ts'
import { Seeded } from '../../engine/properties/seeded.ts'
import { mistyped } from './typing-errors.ts'

const ALPHABETS = {
  Latin: 'abcdefghijklmnopqrstuvwxyz',
  Greek: 'αβγδεζηθικλμνξοπρστυφχψως',
  Cyrillic: 'абвгдежзиклмнопрстуфхцчшщъыьэюяєі',
  Hebrew: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  Arabic: 'ءابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
}
const FIRST = 2

describe.each(Object.entries(ALPHABETS))('words of %s letters', (script, alphabet) => {
  const letters = [...alphabet]

  test('for one typing error in the first letters, one of the variants is the correct word', () => {
    expect(letters.map(placeKey)).toEqual(letters)
    const random = new Seeded(script.length)
    for (let k = 0; k < 500; k++) {
      const word = Array.from({ length: random.whole(5, 12) }, () => random.pick(letters)).join('')
      const typed = mistyped(random, word, letters, 0, FIRST - 1)
      if (typed !== word) expect([word, typed, withOneWrongLetter(typed, FIRST).includes(word)]).toEqual([word, typed, true])
    }
  })

  test('no variant has more than one typing error, and the number of variants does not grow with the length of the word', () => {
    const random = new Seeded(7 * script.length)
    const word = Array.from({ length: 9 }, () => random.pick(letters)).join('')
    const variants = withOneWrongLetter(word, FIRST)
    expect(variants.filter((variant) => editDistance(word, variant, 1) > 1)).toEqual([])
    expect(withOneWrongLetter(word.repeat(20), FIRST).length).toBe(variants.length)
    expect(variants.length).toBeLessThan(300)
  })
})

test('a word in a script without an alphabet gets only variants with swapped and missing letters', () => {
  expect(withOneWrongLetter('東京都新宿', 1)).toEqual(['京東都新宿', '京都新宿'])
})
