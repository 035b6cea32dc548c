import { describe, expect, test } from 'bun:test'
import { equationsHtml, equationTex } from '../../../scripts/docs/equation.ts'

describe('an equation in TeX', () => {
  test.each([
    // A slash makes a fraction of the factors before it, in brackets none.
    ['a b / (c + d)', '\\frac{a \\, b}{c + d}'],
    ['a / 2 x b', '\\frac{a}{2} \\times b'],
    ['a + b / c', 'a + \\frac{b}{c}'],
    ['(a + b)^2', '{\\left(a + b\\right)}^{2}'],
    // Names become symbols: an index, a Greek letter, a field as it is.
    ['u_c', '{u}_{c}'],
    ['I0_ref', '{I}_{0,\\mathrm{ref}}'],
    ['mu_gamma', '{\\mu}_{\\gamma}'],
    ['collector_width_m', '\\text{collector\\_width\\_m}'],
    ['GlobEff + Alb_Inc', '\\mathrm{GlobEff} + \\text{Alb\\_Inc}'],
    ['P_STC', '{P}_{\\mathrm{STC}}'],
    // Functions, roots, sums, powers of ten, texts and units.
    ['sin^2(t)', '\\operatorname{sin}^{2}\\left(t\\right)'],
    ['sqrt(a)', '\\sqrt{a}'],
    ['max(0, a)', '\\operatorname{max}\\left(0, a\\right)'],
    ['sum(a)', '\\sum \\, a'],
    ['2e-5', '2 \\times 10^{-5}'],
    ['"a < b" >= 1,000 [W/m2]', '\\text{a < b} \\ge 1{,}000 \\, \\text{W/m2}'],
  ])('%s', (equation, tex) => expect(equationTex(equation)).toBe(tex))

  test.each(['a / b / c', '(a', 'a +', 'a ; b', '', 'a = = b', 'max(1', 'x'])('%j is refused', (equation) => {
    expect(() => equationTex(equation)).toThrow('The equation ')
  })
})

test('a block has a line for each equation, with its label, its note, and the text for those who do not see it', () => {
  const html = equationsHtml('ross:  T = k G  (Ross 1976, eq. 1)\nS = 1 -\n  "b"\n')
  expect(html.match(/<p>/g)).toHaveLength(2)
  expect(html).toContain('<code>ross</code> <math displaystyle="true" alttext="T = k G"><mrow><mi>T</mi><mo>=</mo><mi>k</mi>')
  expect(html).toContain('<span class="note">(Ross 1976, eq. 1)</span>')
  expect(html).toContain('alttext="S = 1 - &quot;b&quot;"')
})

test('an equation loads nothing and styles nothing, which the policy of the pages would refuse', () => {
  const html = equationsHtml('sqrt(a) / (b + sum(c^2)) <= "x < y" 5 % + integral(cos(t) domega) x collector_width_m^(1 / 3)')
  expect(html).not.toMatch(/ (style|class|src|href|on\w+)=(?!"(equations|note)")/)
})
