import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareConversion } from '../../../engine/inverter/model/index.ts'
import { PvwattsConversion } from '../../../engine/inverter/model/pvwatts.ts'
import { SandiaConversion } from '../../../engine/inverter/model/sandia.ts'
import points from '../../fixtures/inverter/conversion.json'
import { column, describeReference, expectClose, loadVectors, referencePath, type VectorCase } from '../../reference.ts'
import { flatInverter, plant, UNLIMITED } from '../dc/plant.ts'
import { inverterFailures } from './run-inverter.ts'

const vectors = loadVectors('t11')
const casesOf = (name: string): VectorCase[] => vectors?.cases.filter((c) => c.function === name) ?? []

function sandiaOf(c: VectorCase): SandiaConversion {
  const p = c.params as Record<string, number>
  return new SandiaConversion({ acoW: p.Paco, dcoW: p.Pdco, soW: p.Pso, dcoV: p.Vdco, c0: p.C0, c1: p.C1, c2: p.C2, c3: p.C3 })
}

describeReference('inverters against pvlib t11', () => {
  for (const c of casesOf('inverter.sandia')) {
    test(`sandia: ${c.params.name}`, () => {
      const conversion = sandiaOf(c)
      const dcV = column(c.inputs.v_dc)
      const acW = column(c.inputs.p_dc).map((dcW, k) =>
        dcW < conversion.startW ? -(c.params.Pnt as number) : Math.min(conversion.acW(dcW, dcV[k]), conversion.maxAcW),
      )
      expectClose(acW, column(c.outputs.p_ac))
    })
  }
  for (const c of casesOf('inverter.pvwatts')) {
    test(`pvwatts: ${c.params.pdc0} W at ${c.params.eta_inv_nom}`, () => {
      const p = c.params as Record<string, number>
      const conversion = new PvwattsConversion(p.pdc0, p.eta_inv_nom, p.eta_inv_ref)
      const acW = column(c.inputs.pdc).map((dcW) => (dcW > 0 ? Math.max(0, Math.min(conversion.acW(dcW), conversion.maxAcW)) : 0))
      expectClose(acW, column(c.outputs.pac))
    })
  }
})

interface CassysRun {
  inputs: {
    stringing: { n_inverters: number }
    inverter: { threshold_w: number; efficiency_curve: { p_dc_kw: number[]; efficiency_pct: number[] } }
  }
  hourly_columns: { name: string }[]
  hourly_samples: number[][]
}

describeReference('efficiency curve against CASSYS c2', () => {
  test('AC power from the DC power of every sampled hour within 1e-6, or 0.1 W', () => {
    const run = JSON.parse(readFileSync(referencePath('cassys', 'c2_toronto_fixed_norows_hay.json') ?? '', 'utf8')) as CassysRun
    const { efficiency_curve, threshold_w } = run.inputs.inverter
    const conversion = prepareConversion(
      curveInverter(
        [{ v_dc_v: null, p_dc_kw: efficiency_curve.p_dc_kw, efficiency: efficiency_curve.efficiency_pct.map((x) => x / 100) }],
        threshold_w / 1000,
      ),
      new Sink(),
    )
    const at = (name: string) => run.hourly_columns.findIndex((c) => c.name === name) + 1
    const running = run.hourly_samples.filter((row) => row[at('inv_output')] > 0 && row[at('inv_loss_clipping')] === 0)
    expect(running.length).toBeGreaterThan(80)
    const inverters = run.inputs.stringing.n_inverters
    expectClose(
      running.map((row) => inverters * (conversion?.acW((row[at('array_power')] * 1000) / inverters, 600) ?? Number.NaN)),
      running.map((row) => row[at('inv_output')] * 1000),
      { unit: 1e5 }, // the run states DC power with seven digits, in MW
    )
  })
})

function curveInverter(curves: { v_dc_v: number | null; p_dc_kw: number[]; efficiency: number[] }[], p_start_kw: number | null = null) {
  return { model: 'curve' as const, ...UNLIMITED, p_ac_nom_kw: 100, p_start_kw, curves }
}

const THREE = [
  { v_dc_v: 600, p_dc_kw: [5, 20, 50, 100], efficiency: [0.95, 0.975, 0.98, 0.975] },
  { v_dc_v: 800, p_dc_kw: [5, 30, 60, 105], efficiency: [0.945, 0.97, 0.977, 0.972] },
  { v_dc_v: 1000, p_dc_kw: [10, 100], efficiency: [0.95, 0.965] },
]

describe('every inverter model', () => {
  const sections = {
    curve: curveInverter(THREE),
    sandia: {
      model: 'sandia',
      ...UNLIMITED,
      p_ac_nom_kw: 10.1,
      p_aco_w: 10100,
      p_dco_w: 10452.24707,
      v_dco_v: 345,
      p_so_w: 20.301853,
      c0: -2.961646e-6,
      c1: -4.789613e-6,
      c2: -0.000714,
      c3: -0.001077,
    },
    pvwatts: { model: 'pvwatts', ...UNLIMITED, p_ac_nom_kw: 4, efficiency_nom: 0.96, efficiency_ref: 0.9637 },
    flat: flatInverter(),
  } as const
  for (const section of Object.values(sections)) {
    test(`${section.model}: the DC power for an AC power is the inverse of the conversion, at every voltage`, () => {
      const conversion = prepareConversion(section, new Sink())
      if (conversion === null) throw new Error('the section is sound')
      const nominalW = section.p_ac_nom_kw * 1000
      for (const dcV of [0, 300, 600, 750, 800, 940, 1000, 1500]) {
        if (section.model === 'sandia' && dcV > 600) continue // its coefficients are linear in the voltage and valid only near the rated voltage
        for (let share = 0.02; share <= 1.1; share += 0.06) {
          const dcW = share * nominalW
          expect(conversion.dcW(conversion.acW(dcW, dcV), dcV)).toBeCloseTo(dcW, 6)
        }
      }
    })
  }
})

describe('efficiency curve', () => {
  const conversion = prepareConversion(curveInverter(THREE), new Sink())
  if (conversion === null) throw new Error('the section is sound')

  test('AC power is linear in DC power between (0.5 % of nominal, 0) and the points, at the last efficiency above', () => {
    expect(conversion.startW).toBe(500)
    expect(conversion.acW(500, 600)).toBe(0)
    expect(conversion.acW(2750, 600)).toBeCloseTo(2375, 9)
    expect(conversion.acW(20000, 600)).toBeCloseTo(19500, 9)
    expect(conversion.acW(35000, 600)).toBeCloseTo((19500 + 49000) / 2, 9)
    expect(conversion.acW(120000, 600)).toBeCloseTo(0.975 * 120000, 8)
  })

  test('AC power is linear in the voltage between curves, and the nearest curve applies outside', () => {
    const at = (dcV: number) => conversion.acW(42000, dcV)
    expect(at(700)).toBeCloseTo((at(600) + at(800)) / 2, 8)
    expect(at(950)).toBeCloseTo(0.25 * at(800) + 0.75 * at(1000), 8)
    expect(at(400)).toBe(at(600))
    expect(at(1200)).toBe(at(1000))
  })

  test('a first point with efficiency 0, as in inverter files, is accepted as the threshold', () => {
    const filed = prepareConversion(
      curveInverter([{ v_dc_v: null, p_dc_kw: [0.5, 20, 100], efficiency: [0, 0.97, 0.98] }], 0.5),
      new Sink(),
    )
    const plain = prepareConversion(curveInverter([{ v_dc_v: null, p_dc_kw: [20, 100], efficiency: [0.97, 0.98] }], 0.5), new Sink())
    for (const dcW of [500, 3000, 25000, 99000]) expect(filed?.acW(dcW, 0)).toBe(plain?.acW(dcW, 0) ?? Number.NaN)
  })

  test('invalid curves are refused at their field, all failures at once', () => {
    const failures = inverterFailures(
      plant({
        inverter: curveInverter([
          { v_dc_v: 800, p_dc_kw: [5, 4, 20], efficiency: [0.9, 0.95, 0.96] },
          { v_dc_v: 600, p_dc_kw: [5, 10], efficiency: [0.95, 0.4, 0.3] },
          { v_dc_v: null, p_dc_kw: [0.1, 0.2], efficiency: [0.5, 0.6] },
        ]),
      }),
    )
    expect(failures.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'inverter.curves.0.p_dc_kw.1: DC powers must be in ascending order: 4 kW follows 5 kW',
      'inverter.curves.1.efficiency: The curve needs one efficiency for each DC power, but efficiency has 3 values and p_dc_kw has 2: send lists of equal length',
      'inverter.curves.1.efficiency.1: The AC power must rise with the DC power: 4.000 kW at 10 kW is not above the 4.750 kW of the point before; check the efficiencies',
      'inverter.curves.2.p_dc_kw: No point of the curve is above the start threshold of 0.5 kW: add points above it, or lower inverter.p_start_kw',
      'inverter.curves.1.v_dc_v: Curves must be in order of ascending DC voltage: 600 V follows 800 V',
      'inverter.curves.2.v_dc_v: A section with several curves needs the DC voltage of each: send v_dc_v',
    ])
  })
})

describe('hand-checked conversions', () => {
  for (const point of points.points) {
    test(`${point.section.model}: ${point.dc_w} W at ${point.dc_v} V gives ${point.ac_w} W`, () => {
      const conversion = prepareConversion({ ...UNLIMITED, ...point.section } as never, new Sink())
      expect(Math.abs((conversion?.acW(point.dc_w, point.dc_v) ?? Number.NaN) / point.ac_w - 1)).toBeLessThan(points.tolerance)
    })
  }
})
