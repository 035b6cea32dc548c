import { describe, expect, test } from 'bun:test'
import { inverterFit } from '../../../engine/component-fit/inverter-fit.ts'
import { moduleFit } from '../../../engine/component-fit/module-fit.ts'
import { remakeTables } from '../../../scripts/library/make-tables.ts'
import { readSheets, type SheetFile } from '../../../scripts/library/sheet-file.ts'
import { type InverterSheet, readInverterSheet } from '../../../scripts/library/sheet-inverters.ts'
import { type ModuleSheet, readModuleSheet } from '../../../scripts/library/sheet-modules.ts'
import { openTables, tableBytes } from './open-tables.ts'

const { modules, inverters } = openTables()
const EVERYTHING = Number.MAX_SAFE_INTEGER
const isSheet = ({ id }: { id: string }) => id.startsWith('sheet_')

test('the tables are what their own lists and files and the data sheets of the repository give', () => {
  const tables = remakeTables()
  expect(Buffer.compare(tables.modules.bytes, tableBytes('modules.bin'))).toBe(0)
  expect(Buffer.compare(tables.inverters.bytes, tableBytes('inverters.bin'))).toBe(0)
})

describe('components of data sheets', () => {
  test('every module: the model has the stated power within 0.5 %, and its slope within 0.015 %/K', () => {
    const found = modules.search('', EVERYTHING).filter(isSheet)
    for (const { id, p_nom_w, efficiency } of found) {
      const section = modules.get(id)
      if (section?.model !== 'pvsyst') throw new Error(id)
      const fit = moduleFit(section, section.mu_p_mp_per_k, {})
      if (fit === null || Math.abs(fit.p_stc_w / p_nom_w - 1) > 0.005) throw new Error(`${id}: ${fit?.p_stc_w} W`)
      if (Math.abs(fit.mu_p_mp_per_k - (section.mu_p_mp_per_k ?? 0)) > 1.5e-4) throw new Error(`${id}: ${fit.mu_p_mp_per_k}`)
      if (!(Number(efficiency) > 0.195 && Number(efficiency) < 0.25)) throw new Error(`${id}: ${efficiency}`)
    }
    expect(found).toHaveLength(104)
  })

  test('every inverter: the model has the stated European efficiency within 0.05 points', () => {
    const found = inverters.search('', EVERYTHING).filter(isSheet)
    for (const { id } of found) {
      const { section, sheet = {} } = inverters.describe(id) ?? {}
      const fit = section === undefined ? null : inverterFit(section, sheet)
      const [at] = fit?.at ?? []
      expect(at?.v_dc_v).toBeGreaterThan(0)
      if (!(Math.abs((at?.efficiency_euro ?? 0) - (fit?.efficiency_euro_stated ?? 0)) < 5e-4))
        throw new Error(`${id}: ${at?.efficiency_euro}`)
    }
    expect(found).toHaveLength(21)
  })

  test('say what is assumed, and name sheet, year and where the figures are from', () => {
    const { notes, source, entry } = modules.describe('sheet_longi_lr8_66hgd_615m') ?? {}
    expect(notes?.join(' ')).toContain('0.045 %/K is assumed')
    expect([entry?.bifaciality_assumed, entry?.bifaciality, entry?.list_year]).toEqual([true, 0.7, 2026])
    expect([source?.title.startsWith('Data sheet of LONGi: '), source?.carrier.includes('no licence stated')]).toEqual([true, true])
    const inverter = inverters.describe('sheet_sungrow_sg350hx_20')
    expect(inverter?.notes.join(' ')).toContain('Sources disagree about the number of MPP trackers')
    expect([inverter?.entry.mppt_count, inverter?.section.p_ac_max_kw]).toEqual([null, 352])
  })
})

describe('checks of data sheets', () => {
  const [jinko] = readSheets<ModuleSheet>('modules').filter(({ file }) => file === 'jinko-66hl4m-bdv.json')
  const [huawei] = readSheets<InverterSheet>('inverters').filter(({ file }) => file === 'huawei-sun2000-330ktl-h1.json')
  if (jinko === undefined || huawei === undefined) throw new Error('no sheets')
  const refusedModule = (change: Partial<ModuleSheet>, figures: Partial<ModuleSheet['modules'][number]>) => {
    const [first] = jinko.sheet.modules
    if (first === undefined) throw new Error('no module')
    const sheet: SheetFile<ModuleSheet> = { ...jinko, sheet: { ...jinko.sheet, ...change, modules: [{ ...first, ...figures }] } }
    return readModuleSheet(sheet).refused
  }

  test.each([
    [{}, { name: 'JKM630N-66HL4M-BDV' }, 'the name has another power'],
    [{}, { i_mp_a: 15.4 }, 'power is not Imp x Vmp within 0.3 %'],
    [{}, { i_sc_a: 15.3 }, 'short-circuit current outside 1.02 to 1.1 of the current at the MPP'],
    [{ cells_in_series: 132 }, {}, 'open-circuit voltage outside 0.6 to 0.78 V per cell of silicon'],
    [{}, { v_oc_v: 44 }, 'fill factor outside 0.74 to 0.86'],
    [{ width_mm: 1000 }, {}, 'efficiency outside 17 to 25 %, or not the stated one within 0.15 points'],
    [{}, { efficiency_percent: 22.6 }, 'efficiency outside 17 to 25 %, or not the stated one within 0.15 points'],
    [{ mu_p_mp_percent_per_k: -0.029 }, {}, 'a temperature coefficient out of range'],
  ])('modules with %j %j: %s', (change, figures, reason) => expect(refusedModule(change, figures)).toEqual([reason]))

  test.each([
    [{ v_mppt_max_v: 1600 }, 'MPPT window in disorder or above the maximum voltage'],
    [{ efficiency_euro_percent: 99.2 }, 'efficiencies outside 94 to 99.5 %, or in disorder'],
    [{ p_ac_max_kw: 3300 }, 'largest power outside 1 to 1.3 of the nominal one'],
    [{ i_tracker_max_a: 6.5 }, 'DC current cannot carry the nominal power in the MPPT window'],
  ])('inverters with %j: %s', (change, reason) => {
    const [first] = huawei.sheet.inverters
    if (first === undefined) throw new Error('no inverter')
    const { refused } = readInverterSheet({ ...huawei, sheet: { ...huawei.sheet, inverters: [{ ...first, ...change }] } })
    expect(refused).toEqual([reason])
  })
})
