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
        expect(id).toMatch(/^cec(_[a-z0-9]+)+$/)
        expect(catalogue.get(id)?.name).toBe(name)
      }
    }
  })

  test('every section is finite and within the bounds of the document', () => {
    const { components: document } = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8'))
    for (const [catalogue, schema] of [
      [modules, document.schemas.ModuleCec],
      [inverters, document.schemas.InverterSandia],
    ] as const) {
      const properties = schema.properties as Record<string, { minimum?: number; exclusiveMinimum?: number; maximum?: number }>
      for (const { id } of catalogue.search('', EVERYTHING)) {
        const section = Object.entries(catalogue.get(id) ?? {})
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

describe('search', () => {
  test('without a query, all components are listed by manufacturer and name, up to the limit', () => {
    const entries = modules.search('', 1000)
    expect(entries).toHaveLength(1000)
    const keys = entries.map(({ manufacturer, name }) => `${manufacturer}\n${name}`.toLowerCase())
    expect(keys).toEqual(keys.toSorted())
  })

  test('case, diacritics and outer blanks do not matter', () => {
    const ids = (query: string) => modules.search(query, 20).map(({ id }) => id)
    expect(ids('tecnología')).not.toBeEmpty()
    expect(ids('TECNOLOGIA ')).toEqual(ids('tecnología'))
  })

  test('every result for a single word contains it in manufacturer, name or id', () => {
    for (const query of ['sunpower', '-72', 'co_ltd', 'x21']) {
      for (const entry of modules.search(query, EVERYTHING))
        expect(`${entry.manufacturer} ${entry.name} ${entry.id}`.toLowerCase()).toContain(query)
    }
  })

  test('finds all components that contain the query, not only the first', () => {
    const all = inverters
      .search('', EVERYTHING)
      .filter(({ manufacturer, name, id }) => `${manufacturer} ${name}\n${id}`.toLowerCase().includes('us_2'))
    expect(all.length).toBeGreaterThan(100)
    expect(new Set(inverters.search('US_2', EVERYTHING).map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
  })

  test('an equal name comes first, then names that begin with the query, then those that contain it', () => {
    expect(modules.search('cs6p-200p', 3).map(({ name }) => name)).toEqual(['CS6P-200P', 'CS6P-200PX'])
    const names = modules.search('sf', EVERYTHING).map(({ name }) => name.toLowerCase().startsWith('sf'))
    expect(names).toEqual(names.toSorted((a, b) => Number(b) - Number(a)))
    expect(modules.search('cec_csi_solar_co_ltd_cs6p_200p', 1)[0].name).toBe('CS6P-200P')
  })

  test('when no component contains the whole query, components with all its words are found', () => {
    expect(modules.search('csi cs6p-200px', 5).map(({ name }) => name)).toEqual(['CS6P-200PX'])
  })

  test('a query that no component contains finds nothing', () => {
    expect(modules.search('no such module', 10)).toEqual([])
  })

  test('entries contain the main figures', () => {
    expect(modules.search('cs6p-200p', 1)[0]).toEqual({
      id: 'cec_csi_solar_co_ltd_cs6p_200p',
      manufacturer: 'CSI Solar Co., Ltd.',
      name: 'CS6P-200P',
      technology: 'poly_si',
      p_nom_w: 200.277,
      efficiency: 200.277 / (1000 * 1.638 * 0.982),
      bifacial: false,
      length_m: 1.638,
      width_m: 0.982,
      size_assumed: false,
      v_oc_v: 36.2,
      i_sc_a: 7.68,
      v_mp_v: 28.9,
      i_mp_a: 6.93,
      mu_p_mp_per_k: -0.00417,
      noct_c: 43.6,
    })
  })
})

describe('tables', () => {
  test('stay below 0.6 MB together', () => {
    expect(tableBytes('modules.bin').length + tableBytes('inverters.bin').length).toBeLessThan(600_000)
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
