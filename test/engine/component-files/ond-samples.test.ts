import { expect, test } from 'bun:test'
import type { InverterCurve } from '@pvyield/contract/schemas'
import { parseOnd } from '../../../engine/component-files/parse-ond.ts'
import { parsePan } from '../../../engine/component-files/parse-pan.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { completeRunRequest } from '../../../engine/request.ts'
import { run } from '../../../engine/run.ts'
import { describeReference } from '../../reference.ts'
import { smallPlant } from '../small-plant.ts'
import { latin1, listOf, numberOf, pointsOf, textOf } from './plain-reader.ts'
import { samplesOf } from './samples.ts'
import { stringing } from './stringing.ts'

const files = samplesOf('ond').map(({ title, bytes }) => ({ title, text: latin1(bytes), answer: parseOnd(bytes) }))

const EUROPEAN: readonly (readonly [number, number])[] = [
  [0.05, 0.03],
  [0.1, 0.06],
  [0.2, 0.13],
  [0.3, 0.1],
  [0.5, 0.48],
  [1, 0.2],
]
const CEC: readonly (readonly [number, number])[] = [
  [0.1, 0.04],
  [0.2, 0.05],
  [0.3, 0.12],
  [0.5, 0.21],
  [0.75, 0.53],
  [1, 0.05],
]

/** DC power of an AC power on the points of a file, W. */
function dcOf(points: readonly (readonly [number, number])[], acW: number): number {
  const k = points.findIndex(([, y]) => y >= acW)
  const [x1 = 0, y1 = 0] = points[k - 1] ?? []
  const [x2 = 0, y2 = 0] = points[k] ?? []
  if (k < 0) {
    const [x = 0, y = 1] = points.at(-1) ?? []
    return (x / y) * acW
  }
  return x1 + ((acW - y1) / (y2 - y1)) * (x2 - x1)
}

const curvesOf = (answer: { inverter: object }): InverterCurve['curves'] => (answer.inverter as InverterCurve).curves

describeReference('9 real OND files', () => {
  test('ratings, window, thresholds and consumption are those of the file, in the units of the section', () => {
    expect(files).toHaveLength(9)
    for (const { title, text, answer } of files) {
      const stated = (key: string) => numberOf(text, key)
      expect(answer.inverter, title).toMatchObject({
        model: 'curve',
        manufacturer: textOf(text, 'Manufacturer'),
        name: textOf(text, 'Model'),
        p_ac_nom_kw: stated('PNomConv'),
        p_ac_max_kw: stated('PMaxOUT'),
        v_mppt_min_v: stated('VMppMin'),
        v_mppt_max_v: stated('VMPPMax'),
        v_dc_max_v: stated('VAbsMax'),
        i_dc_max_a: stated('IMaxDC') || null,
        p_start_kw: stated('PSeuil') / 1000,
        p_night_w: stated('Night_Loss'),
        mppt_count: stated('NbMPPT'),
      })
      const auxW = stated('Aux_Loss')
      expect(answer.per_inverter, title).toEqual(
        Number.isNaN(auxW) ? null : { aux_kw: auxW / 1000, aux_threshold_kw: stated('Aux_Thresh') / 1000 },
      )
      expect(answer.patch).toEqual({ array: { operating_point: 'power_limits' } })
    }
  })

  test('three curves at their voltages, each through every point of the file above the threshold', () => {
    for (const { title, text, answer } of files) {
      const curves = curvesOf(answer)
      expect(
        curves.map(({ v_dc_v }) => v_dc_v),
        title,
      ).toEqual(listOf(text, 'VNomEff'))
      for (const [k, { p_dc_kw, efficiency }] of curves.entries()) {
        const points = pointsOf(text, `ProfilPIOV${k + 1}`)
        const startW = Math.max(numberOf(text, 'PSeuil'), points[0]?.[0] ?? 0)
        for (const [x, y] of points.filter(([dcW]) => dcW > startW)) {
          const at = p_dc_kw.findIndex((kw) => Math.abs(kw * 1000 - x) < 1e-6)
          expect((efficiency[at] ?? 0) * x, `${title} ${x} W`).toBeCloseTo(y, 6)
        }
      }
    }
  })

  test('a threshold inside a curve starts on the curve: CPS begins at 300 W and switches on at 500 W', () => {
    const cps = files.filter(({ title }) => title.includes('CPS'))
    expect(cps).toHaveLength(2)
    for (const { answer } of cps) {
      const [{ p_dc_kw, efficiency } = { p_dc_kw: [], efficiency: [] }] = curvesOf(answer)
      expect(p_dc_kw[0]).toBeCloseTo(0.5, 5)
      // (300, 0) to (13012.7, 12500)
      expect((p_dc_kw[0] ?? 0) * (efficiency[0] ?? 0)).toBeCloseTo((200 * 12.5) / 12712.7, 5)
    }
    // a first point that the file does not have is noted, and only there
    for (const { title, answer } of files) {
      const made = answer.notes.filter(({ message }) => message.includes('on the line between its points'))
      expect([title, made.length]).toEqual([title, title.includes('CPS') ? 3 : 0])
    }
  })

  test('a headline efficiency that none of the three curves has is noted: Sungrow SG4400UD-MV states 98.70 %', () => {
    const found = files.flatMap(({ title, answer }) =>
      answer.notes.flatMap(({ message }) => (message.includes('none of the three curves') ? [{ title, message }] : [])),
    )
    for (const { title, text } of files) {
      const headline = numberOf(text, 'EfficEuro')
      const ofCurves = (/EfficEuroV=(.*)/.exec(text)?.[1] ?? '').split(',').slice(0, 3).map(Number)
      const isPlaceholder = headline === 95 && numberOf(text, 'EfficMax') === 97
      const isOther = !isPlaceholder && ofCurves.every((percent) => Math.abs(percent - headline) > 0.1)
      expect([title, found.some((note) => note.title === title)]).toEqual([title, isOther])
    }
    expect(found.find(({ title }) => title.includes('SG4400UD'))?.message).toBe(
      'EfficEuro 98.70 % is that of none of the three curves, whose EfficEuroV is 98.584, 98.512, 98.325 %. Energy follows the curves',
    )
  })

  test('derating: PMaxOUT up to TPMax, PNomConv at TPNom, PLim1 at TPLim1, PLimAbs at TPLimAbs, nothing above', () => {
    for (const { title, text, answer } of files) {
      const points = [
        ['TPMax', 'PMaxOUT'],
        ['TPNom', 'PNomConv'],
        ['TPLim1', 'PLim1'],
        ['TPLimAbs', 'PLimAbs'],
      ].map(([t, p]) => [numberOf(text, t ?? ''), numberOf(text, p ?? '')])
      const { temp_air_c = [], p_ac_kw = [] } = answer.inverter.derating ?? {}
      const read = temp_air_c.map((airC, k) => [airC, p_ac_kw[k]])
      for (const point of points.filter(([, power]) => !Number.isNaN(power))) expect(read, title).toContainEqual(point as number[])
      expect(p_ac_kw.at(-1), title).toBe(0)
      expect(temp_air_c.at(-1), title).toBeCloseTo(numberOf(text, 'TPLimAbs'), 1)
    }
  })

  test("the curves' European or CEC efficiency is within 0.1 points of the file's, except for one curve of Ingeteam", () => {
    const beyond: string[] = []
    for (const { title, text, answer } of files) {
      const isCec = title.includes('Sungrow')
      const name = isCec ? 'cec_efficiency' : 'european_efficiency'
      const ratedW = numberOf(text, 'PMaxOUT') * 1000
      const checks = answer.checks.filter((check) => check.name === name)
      expect(
        checks.map(({ expected }) => Number(expected.toFixed(3))),
        title,
      ).toEqual(listOf(text, 'EfficEuroV'))
      for (const [k, check] of checks.entries()) {
        const points = pointsOf(text, `ProfilPIOV${k + 1}`)
        const mean = (isCec ? CEC : EUROPEAN).reduce(
          (sum, [share, weight]) => sum + (weight * share * ratedW) / dcOf(points, share * ratedW),
          0,
        )
        expect(check.found, `${title} ${check.condition}`).toBeCloseTo(mean * 100, 4)
        if (!check.agrees) beyond.push(`${title.split('/').at(-1)} ${check.condition}`)
      }
      expect(
        answer.checks.filter((check) => check.name === 'maximum_efficiency').every(({ agrees }) => agrees),
        title,
      ).toBe(true)
    }
    expect(beyond).toEqual(['Ingeteam_INGECONSUN1690TLB650OUTDOOR.ond 1061 V'])
  })

  test('placeholders next to real curves are noted', () => {
    const noted = files
      .filter(({ answer }) => answer.notes.some(({ message }) => message.includes('placeholders')))
      .map(({ title }) => title.split('/').at(-1))
    expect(noted).toEqual(['Sungrow_SG125HV_APP.OND', 'Ingeteam_INGECONSUN1690TLB650OUTDOOR.ond', 'Sungrow_SG125HV_APP.OND'])
  })

  test('a run with each', () => {
    const [module] = samplesOf('pan')
      .filter(({ title }) => title.includes('JKM720N'))
      .map(({ bytes }) => parsePan(bytes).module)
    if (module === undefined) throw new Error('the sample is missing')
    for (const { title, answer } of files) {
      const { site, weather } = smallPlant()
      const { inverter, patch } = answer
      const array = { ...stringing(module, inverter), ...patch.array }
      const { summary } = run(completeRunRequest({ site, weather, array, module, inverter }) as Resolved).answer
      expect(summary.specific_yield_kwh_per_kwp, title).toBeWithin(2.5, 8)
    }
  })
})
