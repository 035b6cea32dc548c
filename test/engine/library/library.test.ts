import { heapStats } from 'bun:jsc'
import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import components from '../../fixtures/library/components.json'
import { openTables, tableBytes } from './open-tables.ts'

const library = openTables()
const { modules, inverters } = library
const EVERYTHING = Number.MAX_SAFE_INTEGER

describe('sections of the library', () => {
  for (const [id, section] of Object.entries(components.modules)) {
    test(`${id}: has the figures of the list, in wire form`, () => expect(modules.get(id)).toEqual(section as never))
  }
  for (const [id, section] of Object.entries(components.inverters)) {
    test(`${id}: has the figures of the list, in wire form`, () => expect(inverters.get(id)).toEqual(section as never))
  }

  test('an unknown id has no section', () => {
    expect(modules.get('cec_nobody_x')).toBeUndefined()
    expect(modules.get('')).toBeUndefined()
    expect(inverters.get('constructor')).toBeUndefined()
  })

  test('a module flagged bifacial has bifaciality 0.7', () => {
    const [entry] = modules.search('LR4-72HBD-440M', 1)
    expect(entry.bifacial).toBe(true)
    expect(modules.get(entry.id)?.bifaciality).toBe(0.7)
  })

  test('a module without length and width keeps its area and states that its size is assumed', () => {
    const [entry] = modules.search('LR4-72HBD-440M', 1)
    expect(entry.size_assumed).toBe(true)
    const section = modules.get(entry.id)
    expect((section?.length_m ?? 0) * (section?.width_m ?? 0)).toBeCloseTo(2.11, 12)
  })

  test('thin film modules are identified by their manufacturer', () => {
    const technologyOf = (query: string) => modules.search(query, 1)[0]?.technology
    expect(technologyOf('FS-6440')).toBe('cdte')
    expect(technologyOf('STN-110')).toBe('cis')
    expect(technologyOf('DA095-A2')).toBe('a_si')
    expect(technologyOf('SNPM-GX-220')).toBe('hit')
    expect(technologyOf('RIAC 1000')).toBe('other')
  })

  test('every id leads to its own component', () => {
    for (const catalogue of [modules, inverters]) {
      const entries = catalogue.search('', EVERYTHING)
      expect(new Set(entries.map(({ id }) => id)).size).toBe(catalogue.size)
      for (const { id, name } of entries) {
        expect(id).toMatch(/^(cec|pan|ond|sheet)(_[a-z0-9]+)+$/)
        expect(catalogue.get(id)?.name).toBe(name)
      }
    }
  })

  test('every section is finite and within the bounds of the document', () => {
    const { components: document } = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8'))
    const schemas = { cec: 'ModuleCec', pvsyst: 'ModulePvsyst', sandia: 'InverterSandia', curve: 'InverterCurve' } as const
    for (const catalogue of [modules, inverters]) {
      for (const { id } of catalogue.search('', EVERYTHING)) {
        const found = catalogue.get(id)
        if (found === undefined) throw new Error(`${id} has no section`)
        const properties = document.schemas[schemas[found.model]].properties as Record<
          string,
          { minimum?: number; exclusiveMinimum?: number; maximum?: number }
        >
        const section = Object.entries(found)
        expect(section.map(([key]) => key).sort()).toEqual(Object.keys(properties).sort())
        for (const [key, value] of section) {
          if (typeof value !== 'number') continue
          const {
            minimum = Number.NEGATIVE_INFINITY,
            exclusiveMinimum = Number.NEGATIVE_INFINITY,
            maximum = Number.MAX_VALUE,
          } = properties[key]
          if (!(value >= minimum && value > exclusiveMinimum && value <= maximum)) throw new Error(`${id}: ${key} is ${value}`)
        }
      }
    }
  })
})

describe('entries', () => {
  test('without a query, all components are listed by manufacturer and name, up to the limit', () => {
    const entries = modules.search('', 1000)
    expect(entries).toHaveLength(1000)
    const keys = entries.map(({ manufacturer, name }) => `${manufacturer}\n${name}`.toLowerCase())
    expect(keys).toEqual(keys.toSorted())
  })

  test('inverters of the lists have the voltage class of their window, marked as assumed; microinverters have none', () => {
    const limitsOf = (query: string) => {
      const [{ v_mppt_max_v, v_dc_max_v, v_dc_max_assumed }] = inverters.search(query, 1)
      return [v_mppt_max_v, v_dc_max_v, v_dc_max_assumed]
    }
    expect(limitsOf('cec_sma_america_sb10000tl_us_208v')).toEqual([480, 600, true])
    expect(limitsOf('cec_goodwe_technologies_co_ltd_gw60k_smt_us_480v')).toEqual([850, 1000, true])
    expect(limitsOf('cec_sungrow_power_supply_co_ltd_sg250hx_us_800v')).toEqual([1300, 1500, true])
    expect(limitsOf('cec_enphase_energy_inc_iq7a_72_2_us_208v')).toEqual([43, null, false])
    expect(inverters.get('cec_sungrow_power_supply_co_ltd_sg250hx_us_800v')?.v_dc_max_v).toBeNull()
  })

  test('entries contain the main figures', () => {
    expect(modules.search('cs6p-200p', 1)[0]).toEqual({
      id: 'cec_csi_solar_co_ltd_cs6p_200p',
      manufacturer: 'CSI Solar Co., Ltd.',
      name: 'CS6P-200P',
      name_assumed: false,
      list: 'CEC list of 2024-11-14 (SAM 2023.12.17)',
      list_year: 2024,
      series: null,
      series_basis: null,
      model: 'cec',
      technology: 'poly_si',
      cell_type: null,
      cell_type_basis: null,
      p_nom_w: 200.277,
      efficiency: 200.277 / (1000 * 1.638 * 0.982),
      front_surface_assumed: true,
      bifacial: false,
      bifaciality: 0,
      bifaciality_assumed: false,
      length_m: 1.638,
      width_m: 0.982,
      size_assumed: false,
      v_oc_v: 36.2,
      i_sc_a: 7.68,
      v_mp_v: 28.9,
      i_mp_a: 6.93,
      mu_p_mp_per_k: -0.00417,
      mu_v_oc_v_per_k: -0.125614,
      mu_i_sc_a_per_k: 0.0027648,
      noct_c: 43.6,
      v_max_v: null,
      doubts: [],
    })
  })
})

describe('tables', () => {
  test('stay below 0.8 MB together', () => {
    expect(tableBytes('modules.bin').length + tableBytes('inverters.bin').length).toBeLessThan(800_000)
  })

  test('the header and the README list what was left out', () => {
    const readme = readFileSync(join(import.meta.dir, '..', '..', '..', 'engine', 'library', 'README.md'), 'utf8').replace(/ +/g, ' ')
    for (const { size, provenance } of [modules, inverters]) {
      const listed = provenance.sources.reduce((sum, { rows }) => sum + rows, 0)
      const leftOut = Object.values(provenance.kept_out).reduce((sum, count) => sum + count, 0)
      expect(size + leftOut).toBe(listed)
      expect(readme).toContain(size.toLocaleString('en-US'))
      for (const [reason, count] of Object.entries(provenance.kept_out)) expect(readme).toContain(`| ${count} | ${reason} |`)
    }
  })
})

test('an open library holds fewer objects than rows: bytes and long strings alone', () => {
  const objects = () => {
    Bun.gc(true)
    return heapStats().objectCount
  }
  const before = objects()
  const opened = openTables()
  opened.modules.search('jinko 400', 1)
  opened.inverters.search('sma 60', 1)
  expect(objects() - before).toBeLessThan(2000)
  expect(opened.modules.size).toBeGreaterThan(20_000)
})

describe('ids', () => {
  test('no id of the library of 2022 is lost', () => {
    const text = new TextDecoder().decode(
      Bun.zstdDecompressSync(readFileSync(join(import.meta.dir, '..', '..', 'fixtures', 'library', 'ids-of-2022.txt.zst'))),
    )
    const [moduleIds, inverterIds] = text
      .trimEnd()
      .split('\n\n')
      .map((ids) => ids.split('\n'))
    expect([moduleIds.length, inverterIds.length]).toEqual([16_754, 4_076])
    expect(moduleIds.filter((id) => modules.get(id) === undefined)).toEqual([])
    expect(inverterIds.filter((id) => inverters.get(id) === undefined)).toEqual([])
  })

  test('the components of the default plant have the figures that they had', () => {
    expect(modules.get('cec_csi_solar_co_ltd_cs7n_655mb_ag')).toMatchObject({ i_o_ref_a: 2.53e-10, a_ref_v: 1.809, r_s_ohm: 0.0896258 })
    expect(inverters.get('cec_sungrow_power_supply_co_ltd_sg250hx_us_800v')).toMatchObject({ p_aco_w: 226_997, c0: -4.38534e-8 })
  })
})
