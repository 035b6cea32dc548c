import { describe, expect, test } from 'bun:test'
import { openTables } from './open-tables.ts'

const { modules, inverters } = openTables()
const EVERYTHING = Number.MAX_SAFE_INTEGER
const squashed = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

describe('queries as people type them: the first module', () => {
  test.each([
    ['jinko 720', 'JKM720N-66HL5-BDV'],
    ['JINKO 400', 'JKM400M-72BL'],
    ['jinko 600', 'JKM600N-72HL4-BDV'],
    ['jinko 900', 'JKM720N-66HL5-BDV'], // no Jinko has 900 W: the nearest power
    ['jkm720n66hl5bdv', 'JKM720N-66HL5-BDV'],
    ['topcon bifacial 700', 'TSM-700NEG21C.20'],
    ['bifacial TOPCon 0.7 kW', 'TSM-700NEG21C.20'],
    ['trina 700w', 'TSM-700NEG21C.20'],
    ['n-type 700', 'RSM132-8-700BHDG'],
    ['TSM-700NEG21C20', 'TSM-700NEG21C.20'],
    ['ja solar 600', 'JAM66D45-600/LB'],
    ['jam66d45 615 lb', 'JAM66D45-615/LB'],
    ['longi 605', 'LR5-78HBD-605M'],
    ['lr5 72hbd 540m', 'LR5-72HBD-540M'],
    ['LR5_72HBD_540M', 'LR5-72HBD-540M'],
    ['cs6p 200p', 'CS6P-200P'],
    ['canadian solar cs7n 655', 'CS7N-655MB-AG'],
    ['csi solar cs7n-700tb', 'CS7N-700TB-AG'],
    ['rec hjt 470', 'REC470AA Pure-RX'],
    ['heterojunction 730', 'REC730AA Pro XL'],
    ['maxeon ibc 440', 'SPR-MAX6-440'],
    ['first solar 550', 'FS-7550A-FT1'],
    ['fs7550a', 'FS-7550A-FT1'],
    ['qcells q.tron 620', 'Q.TRON XL-G2.3/BFG 620'],
    ['Q TRON BFG 620', 'Q.TRON XL-G2.3/BFG 620'],
    ['cec_csi_solar_co_ltd_cs7n_655mb_ag', 'CS7N-655MB-AG'],
  ])('%s: %s', (query, name) => expect(modules.search(query, 1)[0]?.name).toBe(name))
})

describe('queries as people type them: the first inverter', () => {
  test.each([
    ['sma 60', 'Sunny Tripower 60-10_APP02'],
    ['SMA 60kW', 'Sunny Tripower 60-10_APP02'],
    ['sma sunny central 2750', 'Sunny Central 2750-EV'],
    ['sg350', 'SG350HX-20'],
    ['SG 350-HX', 'SG350HX-20'],
    ['sungrow 4.4 MW', 'SG4400UD-MV'],
    ['huawei 100', 'SUN2000-100KTL-USH0 [800V]'],
    ['enphase 290', 'IQ7A-72-2-US [208V]'],
    ['fronius primo 5,0', 'Fronius Primo 5.0-1 208-240 [208V]'],
    ['goodwe 60k', 'GW60K-SMT-US [480V]'],
    ['se7600', 'SE7600 [240V]'],
    ['sungrow 1500V 320', 'SG350HX-20'],
    ['cps 275', 'CPS SCH275KTL-DO/US-800 [800V]'],
  ])('%s: %s', (query, name) => expect(inverters.search(query, 1)[0]?.name).toBe(name))

  test('sma 60: the first ten that are near 60 kW are of SMA, the nearest first', () => {
    const near = inverters.search('sma 60', 10).filter(({ p_ac_nom_kw }) => p_ac_nom_kw > 54 && p_ac_nom_kw < 66)
    expect(near.length).toBeGreaterThanOrEqual(5)
    expect(inverters.search('sma 60', near.length)).toEqual(near)
    expect(near.every(({ manufacturer }) => manufacturer.startsWith('SMA'))).toBe(true)
    const distances = near.map(({ p_ac_nom_kw }) => Math.round(Math.abs(p_ac_nom_kw / 60 - 1) * 1000))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })
})

describe('names of series, of which no list says anything: the first component, and that it is of the series', () => {
  test.each([
    ['tiger neo', 'JKM430N-54HL4R-B', 'Tiger Neo'],
    ['TigerNeo 720', 'JKM720N-66HL5-BDV', 'Tiger Neo'],
    ['vertex 600', 'TSM-600NEG19RC-20', 'Vertex'],
    ['vertex s 400', 'TSM-400DE09C.05', 'Vertex S'],
    ['rec alpha 470', 'REC470AA Pure-RX', 'Alpha'],
    ['hi-mo', 'LR5-54HTH-430M', 'Hi-MO 6'],
    ['himo5', 'LR5-72HBD-540M', 'Hi-MO 5'],
    ['hi mo 4 455', 'LR4-72HPH-455M', 'Hi-MO 4m'],
    ['hiku 700', 'CS7N-700TB-AG', 'TOPBiHiKu'],
    ['bifacial topcon 580', 'CS6W-580TB-AG', 'TOPBiHiKu'],
  ])('%s: %s', (query, name, series) => {
    const [entry] = modules.search(query, 1)
    expect([entry?.name, entry?.series]).toEqual([name, series])
  })

  test.each([
    ['core1', 'STP 33-US-41 [480V]', 'Sunny Tripower CORE1'],
    ['sunny tripower core1 50', 'STP50-US-40 [480V]', null],
    ['sma tripower core 62', 'STP 62-US-41 [480V]', 'Sunny Tripower CORE1'],
    ['sunny boy 5', 'SB5.0-1SP-US-41 [208V]', 'Sunny Boy'],
    ['highpower peak3 150', 'SHP 150-US-20 [600V]', 'Sunny Highpower PEAK3'],
    ['sunny central up', 'SC 2660 UP-US 600V 2566A [600V]', 'Sunny Central'],
  ])('%s: %s', (query, name, series) => {
    const [entry] = inverters.search(query, 1)
    expect([entry?.name, entry?.series]).toEqual([name, series ?? 'Sunny Tripower CORE1'])
  })

  test('every named series has a basis, and an entry without a name has none', () => {
    for (const { series, series_basis } of [...modules.search('', EVERYTHING), ...inverters.search('', EVERYTHING)])
      expect(series === null).toBe(series_basis === null)
  })
})

describe('what a query asks for and the library does not have', () => {
  test.each([
    ['jinko 720', 'power'],
    ['trina 0.7 kW', 'power'],
    ['tiger neo', null],
    ['jinko 900', 'nearest'],
    ['hi-mo 5', 'name'],
    ['JKM400M-72BL', null],
  ])('%s: the first number match is %p', (query, match) => expect(modules.page(query, 1).numberMatches).toEqual([match as 'power']))

  test('of inverters, digits of a name match as a name where the power is another', () => {
    const { entries, numberMatches } = inverters.page('ingeteam 1690', 3)
    const within = entries.map(({ p_ac_nom_kw }) => Math.abs(p_ac_nom_kw / 1690 - 1) <= 0.1)
    expect(numberMatches).toEqual(within.map((isNear) => (isNear ? 'power' : 'name')))
  })

  test.each([
    ['eagle 400', ['eagle']],
    ['twin peak', ['twin']],
    ['jinko heterojunction', ['heterojunction']],
    ['zzz jinko, "n-peak" 400', ['zzz', 'n-peak']],
    ['jinko 900', []],
    ['tiger neo', []],
  ])('%s: the words that match nothing are %p', (query, words) => {
    const { unmatched, total } = modules.page(query, 1)
    expect(unmatched).toEqual(words)
    expect(total === 0).toBe(words.length > 0)
  })
})

describe('ranking', () => {
  test('case, diacritics, punctuation and outer blanks do not matter', () => {
    const ids = (query: string) => modules.search(query, 20).map(({ id }) => id)
    expect(ids('tecnología')).not.toBeEmpty()
    expect(ids('TECNOLOGIA ')).toEqual(ids('tecnología'))
    expect(ids('LR5-72HBD')).toEqual(ids(' lr5_72hbd'))
  })

  test('every word matches: names have the letters and digits of each text word', () => {
    for (const query of ['sunpower', 'co_ltd', 'x21', 'trina tsm-7', 'solar tsm-7 20']) {
      const words = query.split(' ').map(squashed)
      for (const { manufacturer, name, id } of modules.search(query, EVERYTHING))
        for (const word of words) expect(`${squashed(manufacturer)} ${squashed(name)} ${squashed(id)}`).toContain(word)
    }
  })

  test('finds all components that contain the word, not only the first', () => {
    const all = inverters
      .search('', EVERYTHING)
      .filter(({ manufacturer, name }) => `${squashed(manufacturer)} ${squashed(name)}`.includes('us2'))
    expect(all.length).toBeGreaterThan(100)
    expect(new Set(inverters.search('US_2', EVERYTHING).map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
  })

  test('every part of an id between underscores finds its component, also across manufacturer and name', () => {
    for (const part of ['csi_solar_co_ltd_cs7n_655mb', 'olar_co_ltd_cs7n_655mb', 'co_ltd_cs7n', 'ltd_cs7n_6'])
      expect(modules.search(part, 50).map(({ name }) => name)).toContain('CS7N-655MB-AG')
  })

  test('a whole word comes before the beginning of one, and that before its inside', () => {
    const rankOf = ({ manufacturer, name }: { manufacturer: string; name: string }): number => {
      const words = `${manufacturer} ${name}`.toLowerCase().split(/[^a-z0-9]+/)
      if (words.includes('sf')) return 0
      return squashed(name).startsWith('sf') || words.some((word) => word.startsWith('sf')) ? 1 : 2
    }
    const ranks = modules.search('sf', EVERYTHING).map(rankOf)
    expect(new Set(ranks).size).toBeGreaterThan(1)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  test('an equal name comes first, then names that begin with the query', () => {
    expect(modules.search('cs6p-200p', 3).map(({ name }) => name)).toEqual(['CS6P-200P', 'CS6P-200PX'])
  })

  test('a number finds the nearest power first, then digits in names', () => {
    const found = modules.search('trina 700', EVERYTHING)
    const isNear = found.map(({ p_nom_w }) => Math.abs(p_nom_w / 700 - 1) <= 0.1)
    expect(isNear).toEqual(isNear.toSorted((a, b) => Number(b) - Number(a)))
    for (const { name, p_nom_w } of found) expect(Math.abs(p_nom_w / 700 - 1) <= 0.1 || name.includes('700')).toBe(true)
  })

  test('words for the cells match what is known of them, and nothing is known without a source', () => {
    for (const { cell_type, cell_type_basis, bifacial } of modules.search('topcon bifacial', EVERYTHING).slice(0, 100))
      expect([cell_type, bifacial, (cell_type_basis ?? '').length > 20]).toEqual(['topcon', true, true])
    for (const { cell_type, cell_type_basis } of modules.search('', EVERYTHING)) expect(cell_type === null).toBe(cell_type_basis === null)
    expect(modules.search('monofacial cdte 500', 5).every(({ bifacial, technology }) => !bifacial && technology === 'cdte')).toBe(true)
  })

  test('figures of files come before those of lists, and newer lists before older ones', () => {
    const [file, list] = modules.search('LR5-72HBD-540M', 2)
    expect([file.model, list.model]).toEqual(['pvsyst', 'cec'])
    const years = inverters.search('fronius primo 5.0', 4).map(({ list_year }) => list_year ?? 0)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })

  test('a query that no component matches finds nothing', () => {
    expect(modules.page('no such module', 10)).toMatchObject({ total: 0, entries: [] })
    expect(modules.search('zzz 400', 10)).toEqual([])
  })

  test('a query without words lists all by manufacturer and name', () => {
    for (const query of ['', '  ']) expect(modules.page(query, 1)).toMatchObject({ total: modules.size, entries: modules.search('', 1) })
    expect(modules.page('module', 1).total).toBe(modules.size)
  })

  test('pages continue where the one before ends', () => {
    const all = modules.search('bifacial 600', 60)
    expect([
      ...modules.search('bifacial 600', 20),
      ...modules.search('bifacial 600', 20, 20),
      ...modules.search('bifacial 600', 20, 40),
    ]).toEqual(all)
    expect(modules.search('bifacial 600', 20, 1e9)).toEqual([])
    expect(modules.search('', 20, 1e9)).toEqual([])
    expect(modules.page('bifacial 600', 1).total).toBe(modules.search('bifacial 600', EVERYTHING).length)
  })

  test('odd queries are answered: very long ones, many words, control characters, huge numbers', () => {
    const odd = [
      'x'.repeat(100_000),
      'a '.repeat(5000),
      '9'.repeat(300),
      '1e308',
      '0',
      '-1',
      '0.0',
      '\n\n|_',
      'constructor',
      '__proto__ 60',
      '\uD800',
      '１２３',
      '600 600 600',
      '. , ;',
    ]
    for (const query of odd) {
      const { total, entries } = modules.page(query, 3)
      expect(entries.length).toBe(Math.min(3, total))
      expect(inverters.page(query, 3).total).toBeGreaterThanOrEqual(0)
    }
  })

  test('the words of a long query beyond the eighth are not read', () => {
    const eight = 'trina solar tsm bifacial 700 neg topcon co'
    expect(modules.page(`${eight} zzz`, 5)).toEqual(modules.page(eight, 5))
    expect(modules.page('trina zzz', 5).total).toBe(0)
  })
})

test('digits of a model number rank just behind the very same power, and before it where the models of that power are old', () => {
  const names = (query: string) =>
    openTables()
      .inverters.search(query, 4)
      .map(({ name }) => name)
  expect(
    names('ingeteam 1690')
      .slice(0, 2)
      .every((name) => name.includes('1690TL')),
  ).toBe(true)
  expect(names('sungrow 250')[0]).toStartWith('SG250HX')
})

describe('the whole query as a part of manufacturer, name or id', () => {
  const kinds = { modules, inverters }
  // The rule of the contract, written out: a substring of one of the three, in any case.
  const contains = (query: string) => (entry: { manufacturer: string; name: string; id: string }) =>
    [entry.manufacturer, entry.name, entry.id].some((text) => text.toLowerCase().includes(query.toLowerCase()))
  const parts = [
    'andia', // Yandia has only the end of a word
    'ANDIA',
    '%',
    '(',
    '/',
    '-',
    '---',
    '_',
    '_cec',
    'cec_',
    ', Ltd.',
    'o., l',
    'a b',
    'x ',
    '600',
    'pv',
    '"',
    '|',
    '\\',
    'é',
    '太阳',
    'solar co',
    '[800v]',
  ]

  describe.each(Object.entries(kinds))('%s', (_, catalogue) => {
    const all = catalogue.search('', EVERYTHING)
    test.each(parts)('%j: those that contain it come first, and none is missing', (part) => {
      const { total, entries } = catalogue.page(part, EVERYTHING)
      const wanted = all.filter(contains(part)).map(({ id }) => id)
      expect(entries.slice(0, wanted.length).every(contains(part))).toBe(true)
      expect(
        entries
          .filter(contains(part))
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(wanted.toSorted())
      expect(new Set(entries.map(({ id }) => id)).size).toBe(total)
    })
  })

  test('a query of signs alone finds only what contains it', () => {
    for (const sign of ['%', '---', '太阳', '\\'])
      expect(modules.page(sign, 10)).toMatchObject({ total: modules.search('', EVERYTHING).filter(contains(sign)).length })
  })

  test('within them the order is that of the search by words', () => {
    expect(modules.search('JKM720N-66HL5-BDV', 1)[0]?.name).toBe('JKM720N-66HL5-BDV')
    expect(modules.search('600', 1)[0]?.p_nom_w).toBeCloseTo(600, -1)
  })
})
