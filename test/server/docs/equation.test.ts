import { describe, expect, test } from 'bun:test'
import { equationMathMl, equationsHtml } from '../../../server/docs/equation.ts'

/** MathML without the elements that only group and space. */
const bare = (equation: string): string => equationMathMl(equation).replaceAll(/<\/?mrow>|<mspace[^>]*><\/mspace>/g, '')

describe('an equation', () => {
  test('a slash makes a fraction of the factors before it, in brackets none', () => {
    expect(bare('a b / (c + d)')).toBe('<mfrac><mi>a</mi><mi>b</mi><mi>c</mi><mo>+</mo><mi>d</mi></mfrac>')
    expect(bare('a / 2 x b')).toBe('<mfrac><mi>a</mi><mn>2</mn></mfrac><mo>×</mo><mi>b</mi>')
    expect(bare('a + b / c')).toBe('<mi>a</mi><mo>+</mo><mfrac><mi>b</mi><mi>c</mi></mfrac>')
    expect(bare('(a + b)^2')).toBe('<msup><mo>(</mo><mi>a</mi><mo>+</mo><mi>b</mi><mo>)</mo><mn>2</mn></msup>')
  })

  test('names become symbols: an index, a Greek letter, a field as it is', () => {
    expect(bare('u_c')).toBe('<msub><mi>u</mi><mi>c</mi></msub>')
    expect(bare('I0_ref')).toBe('<msub><mi>I</mi><mn>0</mn><mo>,</mo><mi>ref</mi></msub>')
    expect(bare('mu_gamma')).toBe('<msub><mi>μ</mi><mi>γ</mi></msub>')
    expect(bare('collector_width_m')).toBe('<mi>collector_width_m</mi>')
    expect(bare('GlobEff + Alb_Inc')).toBe('<mi>GlobEff</mi><mo>+</mo><mi>Alb_Inc</mi>')
    expect(bare('P_STC')).toBe('<msub><mi>P</mi><mi>STC</mi></msub>')
  })

  test('functions, roots, sums, powers of ten, texts and units', () => {
    expect(bare('sin^2(t)')).toBe('<msup><mi>sin</mi><mn>2</mn></msup><mo>(</mo><mi>t</mi><mo>)</mo>')
    expect(bare('sqrt(a)')).toBe('<msqrt><mi>a</mi></msqrt>')
    expect(bare('max(0, a)')).toBe('<mi>max</mi><mo>(</mo><mn>0</mn><mo>,</mo><mi>a</mi><mo>)</mo>')
    expect(bare('sum(a)')).toBe('<mo>∑</mo><mi>a</mi>')
    expect(bare('2e-5')).toBe('<mn>2</mn><mo>×</mo><msup><mn>10</mn><mn>−5</mn></msup>')
    expect(bare('"a < b" >= 1,000 [W/m2]')).toBe('<mtext>a &lt; b</mtext><mo>≥</mo><mn>1,000</mn><mtext>W/m2</mtext>')
  })

  test.each(['a / b / c', '(a', 'a +', 'a ; b', '', 'a = = b', 'max(1', 'x'])('%j is refused', (equation) => {
    expect(() => equationMathMl(equation)).toThrow('The equation ')
  })
})

test('a block has a line for each equation, with its label, its note, and the text for those who do not see it', () => {
  const html = equationsHtml('ross:  T = k G  (Ross 1976, eq. 1)\nS = 1 -\n  "b"\n')
  expect(html.match(/<p>/g)).toHaveLength(2)
  expect(html).toContain('<code>ross</code> <math displaystyle="true" alttext="T = k G">')
  expect(html).toContain('<span class="note">(Ross 1976, eq. 1)</span>')
  expect(html).toContain('alttext="S = 1 - &quot;b&quot;"')
})
