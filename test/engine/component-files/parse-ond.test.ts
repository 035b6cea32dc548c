import { describe, expect, test } from 'bun:test'
import type { InverterCurve } from '@pvyield/contract/schemas'
import { parseOnd } from '../../../engine/component-files/parse-ond.ts'
import { bytesOf, type Changes, ondText, profileLines } from './component-text.ts'
import { refusalOf } from './refusal.ts'

const read = (...args: Parameters<typeof ondText>) => parseOnd(bytesOf(ondText(...args)))
const refuse = (converter: Changes) => refusalOf(() => read({ converter }))
const curvesOf = (answer: ReturnType<typeof parseOnd>) => (answer.inverter as InverterCurve).curves
const THREE = [1, 2, 3].flatMap((k) => profileLines(`ProfilPIOV${k}`, ['300,0', `${51000 + 100 * k},50000`, `${103000 + 100 * k},100000`]))
const LISTS = { VNomEff: '500.0,700.0,900.0,', EfficMaxV: '97.8,97.6,97.5,', EfficEuroV: '95.0,95.0,95.0,' }

describe('limits', () => {
  test('kW, W, V and A of the file as the section has them', () => {
    expect(read().inverter).toMatchObject({
      model: 'curve',
      manufacturer: 'Example Power',
      name: 'EP-100',
      p_ac_nom_kw: 100,
      p_ac_max_kw: 110,
      v_mppt_min_v: 500,
      v_mppt_max_v: 1000,
      v_dc_max_v: 1100,
      i_dc_max_a: 250,
      p_start_kw: 0.2,
      p_night_w: 5,
      mppt_count: 2,
      derating: { temp_air_c: [40, 45, 50, 60, 60.01], p_ac_kw: [110, 100, 90, 40, 0] },
    })
  })

  test('IDCMax stands in for an absent IMaxDC; 0 is no limit', () => {
    expect(read({ converter: { IMaxDC: '0.0', IDCMax: '220.0' } }).inverter.i_dc_max_a).toBe(220)
    expect(read({ converter: { IMaxDC: null } }).inverter.i_dc_max_a).toBeNull()
  })

  test('a temperature without power adds no point; one below the temperature before it neither; both are noted', () => {
    const absent = read({ converter: { PLim1: null, PLimAbs: null } })
    expect(absent.inverter.derating).toEqual({ temp_air_c: [40, 45, 60, 60.01], p_ac_kw: [110, 100, 100, 0] })
    expect(absent.notes.filter(({ key }) => /TPLim/.test(key ?? '')).map(({ kind }) => kind)).toEqual(['ignored', 'derived'])
    expect(absent.notes.find(({ key }) => key === 'TPLimAbs')?.message).toBe(
      'PLimAbs is not stated: up to TPLimAbs 60 degC the power stays at 100 kW, and above it is 0',
    )
    // a note of a temperature says what the derating has
    for (const TPLimAbs of ['40.0', '44.0', '45.0', '60.0', '99.0', '120.0']) {
      const { inverter, notes } = read({ converter: { PLim1: null, PLimAbs: null, TPLimAbs } })
      const isOff = inverter.derating?.p_ac_kw.at(-1) === 0
      expect([TPLimAbs, notes.find(({ key }) => key === 'TPLimAbs')?.kind]).toEqual([TPLimAbs, isOff ? 'derived' : 'ignored'])
    }
    // PLim1 alone: PVsyst has left out a zero
    const zero = read({ converter: { PLimAbs: null } })
    expect(zero.inverter.derating).toEqual({ temp_air_c: [40, 45, 50, 60], p_ac_kw: [110, 100, 90, 0] })
    expect(zero.notes.find(({ key }) => key === 'TPLimAbs')?.kind).toBe('derived')
    const odd = read({ converter: { TPLim1: '42.0' } })
    expect(odd.inverter.derating?.temp_air_c).toEqual([40, 45, 60, 60.01])
    expect(odd.notes.find(({ key }) => key === 'TPLim1')?.kind).toBe('changed')
    expect(read({ converter: { TPMax: '45.0' } }).inverter.derating?.temp_air_c.slice(0, 2)).toEqual([45, 45.01])
  })

  test('a limit by temperature above the maximum is lowered to it, and a negative current left out, each with a note', () => {
    const answer = read({ converter: { PLim1: 120, PLimAbs: 115, IMaxDC: -3 } })
    expect(answer.inverter).toMatchObject({ i_dc_max_a: null, derating: { p_ac_kw: [110, 100, 110, 110, 0] } })
    for (const key of ['PLim1', 'PLimAbs', 'IMaxDC'])
      expect(answer.notes.filter((note) => note.key === key && note.line !== null)).toHaveLength(1)
  })

  test('without temperatures the limit is the nominal power; PMaxOUT below it limits at every temperature', () => {
    const none = { TPMax: null, TPNom: null, TPLim1: null, TPLimAbs: null }
    expect(read({ converter: none }).inverter.derating).toBeNull()
    const low = read({ converter: { ...none, PMaxOUT: '90.000' } })
    expect(low.inverter).toMatchObject({ p_ac_nom_kw: 100, p_ac_max_kw: null, derating: { p_ac_kw: [90] } })
    expect(low.notes.find(({ key }) => key === 'PMaxOUT')?.kind).toBe('changed')
  })

  test('a window beyond the absolute maximum ends there, with a note', () => {
    const answer = read({ converter: { VMPPMax: 1200 } })
    expect([answer.inverter.v_mppt_max_v, answer.notes.find(({ key }) => key === 'VMPPMax')?.kind]).toEqual([1100, 'changed'])
  })

  test('what a run does not model is noted: fixed voltage, cuts, full-power voltage, masters and slaves, a transformer', () => {
    const answer = read({
      converter: { ModeOper: 'VFix', CompPMax: 'Cut', CompVMax: 'Cut', Vmpp_PMax: 600, PMaxDC: 150 },
      keys: { MasterSlave: 'M_S', Transfo: 'LF' },
    })
    const noted = answer.notes.map(({ key }) => key)
    for (const key of ['ModeOper', 'CompPMax', 'CompVMax', 'Vmpp_PMax', 'PMaxDC', 'MasterSlave', 'Transfo']) expect(noted).toContain(key)
    expect(answer.patch).toEqual({})
  })

  test('auxiliary consumption is that of one inverter, offered apart', () => {
    expect(read().per_inverter).toBeNull()
    expect(read({ keys: { Aux_Loss: '1062.50', Aux_Thresh: '422000.00' } }).per_inverter).toEqual({ aux_kw: 1.0625, aux_threshold_kw: 422 })
  })
})

describe('curves', () => {
  test('one curve: efficiency at each point, for every voltage', () => {
    const [curve] = curvesOf(read())
    expect(curve?.v_dc_v).toBeNull()
    expect(curve?.p_dc_kw).toEqual([5.258, 10.316, 20.458, 30.66, 51.5, 102.8])
    expect(curve?.efficiency.map((e) => e.toFixed(5))).toEqual(
      [5 / 5.258, 10 / 10.316, 20 / 20.458, 30 / 30.66, 50 / 51.5, 100 / 102.8].map((e) => e.toFixed(5)),
    )
  })

  test('both forms: Flags decides; without the single one, the three', () => {
    const single = profileLines('ProfilPIO', ['200,0', '51500,50000', '102800,100000'])
    const both = { profiles: [...single, ...THREE], converter: LISTS }
    expect(curvesOf(read({ ...both, keys: { Flags: '$00381562' } })).map(({ v_dc_v }) => v_dc_v)).toEqual([500, 700, 900])
    expect(curvesOf(read({ ...both, keys: { Flags: '$00380562' } })).map(({ v_dc_v }) => v_dc_v)).toEqual([null])
    expect(curvesOf(read({ profiles: THREE, converter: LISTS, keys: { Flags: '$0' } }))).toHaveLength(3)
  })

  test('voltages that do not ascend, or a missing profile, fall back to the single curve with a note', () => {
    const single = profileLines('ProfilPIO', ['200,0', '51500,50000', '102800,100000'])
    const odd = read({ profiles: [...single, ...THREE], converter: { ...LISTS, VNomEff: '500.0,500.0,900.0,' } })
    expect([curvesOf(odd).length, odd.notes.find(({ key }) => key === 'VNomEff')?.kind]).toEqual([1, 'ignored'])
    expect(curvesOf(read({ profiles: [...single, ...THREE.slice(0, 20)], converter: LISTS }))).toHaveLength(1)
  })

  test('the higher of PSeuil and the zero of the curve starts the inverter', () => {
    expect(read({ converter: { PSeuil: '100.0' } }).inverter.p_start_kw).toBe(0.2)
    expect(read({ converter: { PSeuil: null } }).inverter.p_start_kw).toBe(0.2)
    const high = read({ converter: { PSeuil: '1000.0' } })
    expect(high.inverter.p_start_kw).toBe(1)
    // on the line from (200, 0) to (5258, 5000)
    expect((curvesOf(high)[0]?.efficiency[0] ?? 0) * 1000).toBeCloseTo((800 * 5000) / 5058, 2)
  })

  test.each([625, 0.1, 4.35, 1234.5])('a point with power at PSeuil %p W is kept, as one just above it is', (startW) => {
    const of = (firstW: number, before: readonly string[]) =>
      curvesOf(
        read({
          converter: { PSeuil: startW },
          profiles: profileLines('ProfilPIO', [...before, `${firstW},${startW * 0.96}`, '51500,50000', '102800,100000']),
        }),
      )[0]
    for (const before of [[], ['0,0']]) {
      const at = of(startW, before)
      expect(at?.p_dc_kw).toHaveLength(3)
      expect((at?.p_dc_kw[0] ?? 0) * 1000).toBeGreaterThan(startW)
      expect(at?.efficiency[0]).toBeCloseTo(0.96, 5)
    }
    const above = of(startW * 1.00001, [])
    expect(above?.p_dc_kw[0]).toBeCloseTo(of(startW, [])?.p_dc_kw[0] ?? 0, 4)
  })

  test('a file without a curve has one efficiency, EfficEuro; without that it is refused', () => {
    const flat = read({ profiles: [] })
    expect(flat.inverter).toMatchObject({ model: 'flat', efficiency: 0.975 })
    expect(flat.notes.find(({ key }) => key === 'EfficEuro')?.kind).toBe('derived')
    expect(refusalOf(() => read({ profiles: [], converter: { EfficEuro: null } }))[0]).toStartWith(
      'Key ProfilPIO: The file has no efficiency curve',
    )
  })

  test('averages with the weights that Flags names: European, or those of the CEC', () => {
    const names = (Flags: string) => read({ keys: { Flags } }).checks.map(({ name }) => name)
    expect(names('$00381562')).toEqual(['european_efficiency', 'maximum_efficiency'])
    expect(names('$003815E2')).toEqual(['cec_efficiency', 'maximum_efficiency'])
  })
})

describe('what is refused, with line and key', () => {
  test('AC above DC, falling AC power, points out of order', () => {
    const of = (points: readonly string[]) => refusalOf(() => read({ profiles: profileLines('ProfilPIO', points) }))
    expect(of(['200,0', '50000,51000', '102800,100000'])[0]).toBe(
      'Line 39, key ProfilPIO.Point_2: The AC power 51000 W is above the DC power 50000 W: write the point as DC power, AC power',
    )
    expect(of(['200,0', '50000,49000', '60000,48000'])[0]).toContain('key ProfilPIO.Point_3: The AC power must rise with the DC power')
    expect(of(['200,0', '50000,49000', '40000,39000'])[0]).toContain('key ProfilPIO.Point_3: Points must be in ascending order')
  })

  test.each([1000, 100, 10, 2.3, 0.4, 0.1, 0.001])('a nominal power that is %p times that of PMaxOUT and of the curve', (factor) => {
    const failures = refuse({ PNomConv: 100 * factor, PMaxOUT: 100 })
    expect(failures).toHaveLength(2)
    expect(failures[0]).toMatch(
      /^Line 12, key PNomConv: PNomConv [\d.]+ kW and PMaxOUT 100 kW \(line 13\) differ by a factor of [\d.]+, more than 2: /,
    )
    expect(failures[1]).toMatch(/^Line 12, key PNomConv: PNomConv [\d.]+ kW and ProfilPIO.Point_7 100 kW \(line \d+\) differ/)
  })

  test('each curve of three ends near the nominal power; half of it and twice are accepted', () => {
    const odd = [...THREE.slice(0, -4), 'Point_3=203300,201000', ...THREE.slice(-3)]
    expect(refusalOf(() => read({ profiles: odd, converter: LISTS }))).toEqual([expect.stringContaining('ProfilPIOV3.Point_3 201 kW')])
    for (const PMaxOUT of [50, 200]) expect(read({ converter: { PMaxOUT, PLim1: 40, PLimAbs: 30 } }).inverter.p_ac_nom_kw).toBe(100)
  })

  test('ratings that no inverter has, missing ratings, another class', () => {
    expect(refuse({ PNomConv: null })).toEqual(['Key PNomConv: The nominal AC power in kW is missing: add the line PNomConv=...'])
    expect(refuse({ VMppMin: 1050 })[0]).toMatch(/^Line 16, key VMPPMax: The upper limit of the MPPT window must be above the lower limit/)
    expect(refuse({ PSeuil: '150000' })[0]).toMatch(/fewer than two points above the threshold/)
    expect(refusalOf(() => parseOnd(bytesOf('PVObject_=pvModule\nEnd of PVObject pvModule')))[0]).toContain(
      'send it to POST /api/parse-pan',
    )
    expect(refusalOf(() => parseOnd(bytesOf('PVObject_=pvGInverter\nEnd of PVObject pvGInverter')))[0]).toContain('Converter=TConverter')
  })
})
