import { describe, expect, test } from 'bun:test'
import { TECHNOLOGIES } from '../../../engine/library/technologies.ts'
import { inverterImport } from '../../../scripts/library/inverters.ts'
import { moduleImport } from '../../../scripts/library/modules.ts'
import type { SamList } from '../../../scripts/library/sam-list.ts'

const list: SamList = {
  file: 'made-up.csv',
  listDate: '2021-12-01',
  title: 'made up',
  carrier: 'nobody',
  threeDigitsBelow: 0,
  assumedNames: new Set(['CSI Solar Co. Ltd. CS6P-200P']),
  sha256: '',
  columns: [],
  rows: [],
}

const MODULE = {
  Name: 'CSI Solar Co._ Ltd. CS6P-200P',
  Manufacturer: 'CSI Solar Co._ Ltd.',
  Technology: 'Multi-c-Si',
  Bifacial: '0',
  STC: '200.277',
  A_c: '1.609',
  Length: '1.638',
  Width: '0.982',
  N_s: '60',
  I_sc_ref: '7.68',
  V_oc_ref: '36.2',
  I_mp_ref: '6.93',
  V_mp_ref: '28.9',
  alpha_sc: '0.0027648',
  T_NOCT: '43.6',
  a_ref: '1.46115',
  I_L_ref: '7.72347',
  I_o_ref: '1.26E-10',
  R_s: '0.426804',
  R_sh_ref: '75.3969',
  Adjust: '-1.84274',
  gamma_r: '-0.417',
  beta_oc: '-0.123',
}

const INVERTER = {
  Name: 'SMA America: SB10000TL-US [208V]',
  Vac: '208',
  Pso: '20.301853',
  Paco: '10100',
  Pdco: '10452.247070',
  Vdco: '345',
  C0: '-2.961646e-06',
  C1: '-4.789613e-06',
  C2: '-0.000714',
  C3: '-0.001077',
  Pnt: '3.030000',
  Mppt_low: '100',
  Mppt_high: '480',
}

const readModule = (change: Partial<typeof MODULE>) => moduleImport.read(new Map(Object.entries({ ...MODULE, ...change })), list)
const readInverter = (change: Partial<typeof INVERTER>) => inverterImport.read(new Map(Object.entries({ ...INVERTER, ...change })), list)

describe('checks of the import', () => {
  test('valid rows pass, and the comma before the company form is restored', () => {
    expect(readModule({})).toMatchObject({
      manufacturer: 'CSI Solar Co., Ltd.',
      name: 'CS6P-200P',
      bytes: { technology: TECHNOLOGIES.indexOf('poly_si') },
    })
    expect(readModule({ Name: 'CSI Solar Co. Ltd. CS6P-200P', Manufacturer: 'CSI Solar Co. Ltd.' })).toMatchObject({
      name: 'CS6P-200P',
      bytes: { bifacial: 0, series: null, name_assumed: 1 },
    })
    expect(readInverter({ Name: 'Tesla_Inc___1707000_XX_Y__240V___10kW_' })).toMatchObject({
      manufacturer: 'Tesla Inc',
      name: '1707000 XX Y 240V 10kW',
    })
    expect(readInverter({})).toMatchObject({ manufacturer: 'SMA America', name: 'SB10000TL-US [208V]' })
    expect(readInverter({ Name: 'Canadian Solar Inc : CSI-50KTL-GS [480V]??' })).toMatchObject({
      manufacturer: 'Canadian Solar Inc',
      name: 'CSI-50KTL-GS [480V]',
    })
    expect(readInverter({ Name: 'Jinko Solar Co - Ltd : JKMS260M [240V]' })).toMatchObject({ manufacturer: 'Jinko Solar Co, Ltd' })
  })

  test.each([
    [{ I_sc_ref: 'n/a' }, 'a figure is missing or no number'],
    [{ R_s: '' }, 'a figure is missing or no number'],
    [{ I_o_ref: '0' }, 'a figure that must be positive is not'],
    [{ R_s: '-0.1' }, 'negative series resistance'],
    [{ I_sc_ref: '6.9' }, 'MPP outside short circuit and open circuit'],
    [{ STC: '220' }, 'power at STC is not Imp x Vmp within 0.1 %'],
    [{ Length: '1.956' }, 'length x width contradicts the area by more than 5 %'],
    [{ A_c: '0.8', Length: '', Width: '' }, 'efficiency outside 3 to 24.5 % (area or power is wrong)'],
    [{ T_NOCT: '20' }, 'NOCT outside 30 to 80 degC'],
    [{ Adjust: '-184' }, 'adjustment beyond +-100 %'],
    [{ R_s: '0.5' }, 'maximum power of the diode model is not Imp x Vmp within 0.1 %'],
    [{ Adjust: '35' }, 'power of the diode model does not fall with temperature as stated (0.005 %/K)'],
  ])('a module with %j is rejected', (change, reason) => {
    expect(readModule(change)).toBe(reason)
  })

  test.each([
    [{ Pdco: '' }, 'a figure is missing or no number'],
    [{ Vdco: '0' }, 'a figure that must be positive is not'],
    [{ Pnt: '-1' }, 'negative start power, night draw or voltage'],
    [{ Pdco: '10000' }, 'nominal efficiency outside 80 to 100 %'],
    [{ Pso: '2000' }, 'start power or night draw above a tenth of nominal'],
    [{ Mppt_low: '480' }, 'MPPT window in disorder'],
    [{ Vdco: '90' }, 'rated DC voltage outside the MPPT window'],
    [{ C1: '-0.01' }, 'efficiency curve leaves 0 to 100 % in the MPPT window'],
  ])('an inverter with %j is rejected', (change, reason) => {
    expect(readInverter(change)).toBe(reason)
  })
})
