import { expect, test } from 'bun:test'
import { parseMeasured } from '../../../engine/performance.ts'
import { parseText } from './weather/fixture.ts'

/** A day of hours with light from 6 to 18, 800 W/m2 at noon, and what stands in some of its rows. */
const lines = (odd: Readonly<Record<number, string>>) =>
  Array.from({ length: 24 }, (_, hour) => {
    const wm2 = Math.max(0, Math.round(800 * Math.cos(((hour - 12) / 12) * Math.PI)))
    return `2025-06-01 ${String(hour).padStart(2, '0')}:00,${odd[hour] ?? wm2},20`
  })
const weather = (odd: Readonly<Record<number, string>>) => parseText(['time,ghi,temp_air', ...lines(odd)].join('\n')).meta.notes
const measured = (odd: Readonly<Record<number, string>>) =>
  parseMeasured(new TextEncoder().encode(['time,POA (W/m2),AC power (kW)', ...lines(odd)].join('\n')), { timezone: 0 }).notes

for (const [column, notesOf] of [
  ['ghi_wm2', weather],
  ['poa_wm2', measured],
] as const) {
  const about = (odd: Readonly<Record<number, string>>) => notesOf(odd).filter((note) => /are outside|below 0/.test(note))

  test(`${column}: a value that no column has is named before it is missing, a usual code is not`, () => {
    expect(about({ 12: '1e308', 13: '-9999' })).toEqual([
      `${column}: 1 of 24 rows are outside -50 to 2500 W/m2 and are read as missing, the first with 1e+308 at 2025-06-01T12:00.`,
    ])
  })

  test(`${column}: -45 W/m2 is named at any hour, -5 W/m2 between rows with light, and no zero of a sensor at night`, () => {
    const named = (first: string) => [
      `${column}: 1 of 24 rows are further below 0 than the zero of a sensor, the first with ${first}: they count as 0; leave their cells empty if they are wrong.`,
    ]
    expect(about({ 12: '-45' })).toEqual(named('-45 W/m2 at 2025-06-01T12:00'))
    expect(about({ 2: '-45' })).toEqual(named('-45 W/m2 at 2025-06-01T02:00'))
    expect(about({ 11: '-5' })).toEqual(named('-5 W/m2 at 2025-06-01T11:00'))
    expect(about({ 0: '-5', 2: '-12', 6: '-3', 23: '-29' })).toEqual([])
  })
}
