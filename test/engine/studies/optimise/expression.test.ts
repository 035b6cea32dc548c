import { describe, expect, test } from 'bun:test'
import { parseExpression } from '../../../../engine/studies/optimise/expression.ts'

const VALUES: Readonly<Record<string, number>> = { e_grid_kwh: 1000, gcr: 0.4, 'loss_diagram.iam': -2, usd: 0.05 }
const value = (text: string) => parseExpression(text).value((name) => VALUES[name] ?? Number.NaN)

function problem(text: string): string {
  try {
    parseExpression(text)
  } catch (cause) {
    return (cause as Error).message
  }
  throw new Error(`${text} is an expression`)
}

describe('an expression', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['8 / 4 / 2', 1],
    ['1 - 2 - 3', -4],
    ['--1', 1],
    ['+1.5e3 - .5', 1499.5],
    ['e_grid_kwh * usd / gcr', 125],
    ['loss_diagram.iam * -1', 2],
    ['min(3, 1, 2) + max(1, abs(-4)) + sqrt(9) + log(exp(2))', 10],
  ])('%s is %d', (text, expected) => {
    expect(value(text)).toBe(expected)
  })

  test('names what it reads, each with its first character', () => {
    expect([...parseExpression('usd * e_grid_kwh - usd').names]).toEqual([
      ['usd', 1],
      ['e_grid_kwh', 7],
    ])
  })

  test('may have no finite value', () => {
    expect([value('1 / 0'), value('log(0 - 1)'), value('9e99 ^ 9'), value('missing')]).toEqual([Infinity, Number.NaN, Infinity, Number.NaN])
  })
})

describe('a text is refused with the character of its problem', () => {
  test.each([
    ['', 'At character 1: a value is missing at the end'],
    ['  ', 'At character 3: a value is missing at the end'],
    ['1 +', 'At character 4: a value is missing at the end'],
    ['1 2', "At character 3: an operator is missing before '2'"],
    ['2 usd', "At character 3: an operator is missing before 'usd'"],
    ['(1', 'At character 3: the parenthesis of character 1 is not closed'],
    ['(1, 2)', "At character 3: the parenthesis of character 1 is not closed before ','"],
    ['1)', "At character 2: an operator is missing before ')'"],
    ['max(1)', 'At character 1: max takes 2 to 20 values, not 1'],
    ['sqrt(1, 2)', 'At character 1: sqrt takes 1 value, not 2'],
    ['1 + sqrt', 'At character 5: sqrt is a function: write its values in parentheses behind it'],
    ['eval(1)', "At character 1: there is no function 'eval': abs, exp, log, max, min, sqrt"],
    ['toString()', "At character 1: there is no function 'toString': abs, exp, log, max, min, sqrt"],
    ['a["b"]', "At character 2: '[' has no meaning: write numbers, names, + - * / ^, commas and parentheses"],
    ['`1`', "At character 1: '`' has no meaning: write numbers, names, + - * / ^, commas and parentheses"],
    ['1; 2', "At character 2: ';' has no meaning: write numbers, names, + - * / ^, commas and parentheses"],
    ['gcr = 2', "At character 5: '=' has no meaning: write numbers, names, + - * / ^, commas and parentheses"],
    ['1e999', 'At character 1: 1e999 is too large a number'],
    ['e_grid_kwh..x', "At character 11: '.' has no meaning: write numbers, names, + - * / ^, commas and parentheses"],
  ])('%s', (text, message) => {
    expect(problem(text)).toBe(message)
  })

  test.each(['('.repeat(400), '-'.repeat(400), '2^'.repeat(200), 'abs('.repeat(100)])('that is too deep: %s', (text) => {
    expect(problem(`${text}1`)).toMatch(/parentheses, signs and powers are more than 50 deep$/)
  })
})
