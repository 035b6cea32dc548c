import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentId } from '../../../engine/library/component-id.ts'
import { inverterDoubts } from '../../../engine/library/inverter-doubts.ts'
import { openTables } from './open-tables.ts'

const { modules, inverters } = openTables()
const FLAGGED = join(import.meta.dir, '..', '..', '..', '..', 'shared', 'data', 'components', 'modern', 'modules_flagged.csv')

/** Rows that are flagged for figures of 2024; the library has those of 2021, which pass. */
const FIGURES_OF_2021_PASS = ['cec_luma_resources_lrss', 'cec_silfab_solar_inc_sil_380hc']

/** What a reason of the flagged rows is called in an entry. */
const SAYS: Readonly<Record<string, RegExp>> = {
  'isc residual': /starts .* short-circuit current/,
  'a_ref/(N_s Vt)': /cells in series/,
  gamma_r: /temperature coefficient of the power|wrong sign/,
  'sign of coefficient': /wrong sign/,
  efficiency: /efficiency/,
}

describe('doubts of an entry', () => {
  test.each([
    [
      'cec_solaredge_technologies_ltd_se100kus_480v',
      'The name reads as 100 kW, the list states 33.3 kW: that is one of 3 units, so give the power of all',
    ],
    [
      'cec_solaredge_technologies_ltd_se66_6kus_480v',
      'The name reads as 66.6 kW, the list states 33.3 kW: that is one of 2 units, so give the power of all',
    ],
    [
      'cec_sungrow_power_supply_co_ltd_sg4400ud_mv_us_645v',
      'The name reads as 4400 kW, the list states 1103 kW: that is one of 4 units, so give the power of all',
    ],
    ['cec_beacon_power_m5', 'The nominal efficiency is 84.7 %'],
  ])('%s: %s', (id, doubt) => expect(inverters.describe(id)?.entry.doubts).toEqual([doubt]))

  test.each([
    ['SE7600 [240V]', 7.6],
    ['SG250HX-US [800V]', 226.997],
    ['Zhe-jiang--Co - Ltd---A1-AC-3-8K-G2 [240V]', 3.81],
    ['SB7000US [240V]', 7],
    ['DSP-M33250KUS', 250],
    ['SUN2000-100KTL-USH0 [800V]', 100],
    ['IQ7A-72-2-US [208V]', 0.29],
  ])('%s of %p kW has none', (name, acKw) => expect(inverterDoubts(name, acKw, 0.97)).toEqual([]))

  test('few inverters are doubtful, and no component of a PAN or OND file is', () => {
    const all = inverters.search('', Number.MAX_SAFE_INTEGER)
    expect(all.filter(({ doubts = [] }) => doubts.length > 0).length).toBeLessThan(40)
    for (const { id, doubts } of [...all, ...modules.search('', Number.MAX_SAFE_INTEGER)])
      if (/^(pan|ond)_/.test(id)) expect(doubts).toEqual([])
  })

  test('a module whose name has another power says so, and one whose name is a code does not', () => {
    const doubtsOf = (query: string) => modules.search(query, 1)[0]?.doubts
    expect(doubtsOf('LG440N2T-B5')).toEqual(['The name reads as 440 W, the list states 415.386 W: check the data sheet'])
    expect(doubtsOf('FS-267')).toEqual([])
    expect(doubtsOf('CS6P-200P')).toEqual([])
  })

  test.skipIf(!existsSync(FLAGGED))('every flagged row that is in the library says why (skipped without the lists)', () => {
    const [head = '', , , ...lines] = readFileSync(FLAGGED, 'utf8').split(/\r?\n/)
    const columns = head.split(',')
    let seen = 0
    for (const line of lines.filter((line) => line !== '')) {
      const row = Object.fromEntries(line.split(',').map((cell, k) => [columns[k], cell.trim()]))
      const id = componentId('', row.Name ?? '')
      const entry = modules.describe(id)?.entry
      if (entry === undefined || FIGURES_OF_2021_PASS.includes(id)) continue
      const reasons = (row.Reason ?? '').split('; ').map((reason) => Object.keys(SAYS).find((key) => reason.startsWith(key)) ?? reason)
      for (const reason of reasons) expect(`${id} ${reason}: ${entry.doubts?.join('. ')}`).toMatch(SAYS[reason] ?? /^$/)
      seen++
    }
    expect(seen).toBeGreaterThan(1000)
  })
})
