import type { MeasuredSet } from '../measured-set.ts'
import { SHARED_MISSING, sharedLines } from '../shared-file.ts'
import { stampOf } from '../stamps.ts'
import { Table } from '../table.ts'

const HEADS = ['epoch', 'ghi', 'dni', 'dhi', 'poa', 'power_1', 'power_2', 'wind', 'air']
const ZONE_H = -8
const HOUR_MILLIS = 3_600_000

/** Light on a roof at 15 deg: October of two years. Which of two powers belongs to it is not stated. */
function ashlandRoof(year: number, summerTimeEnds: string): MeasuredSet {
  return {
    name: `ashland_roof_${year}`,
    title: `Ashland, Oregon: roof, October ${year}, 5 min`,
    kind: 'roof, plane only',
    source: 'UdSAES/pv-systems (University of Oregon, solar monitoring laboratory)',
    licence: 'MIT',
    site: { latitude: 42.194, longitude: -122.698, elevation: 595, timezone: ZONE_H },
    plane: { tilt_deg: 15, azimuth_deg: 180 },
    mount: 'close_roof',
    module: null,
    modules: 0,
    losses: { soiling: 0, quality: 0, mismatch: 0, wiring: 0, age: 0 },
    read() {
      const lines = sharedLines(`ashland_${year}-10.txt.gz`)
      if (lines === null) return SHARED_MISSING
      const table = new Table(lines.slice(3), '\t', HEADS)
      const until = Date.parse(summerTimeEnds)
      // In summer time the stamps are one hour early: only then GHI = DHI + DNI cos z, and after its end they are right.
      const time = [...table.numbers('epoch')].map((s) => {
        const utc = s * 1000
        return stampOf(utc + (utc < until ? HOUR_MILLIS : 0) + ZONE_H * HOUR_MILLIS)
      })
      const isOnce = (i: number) => i === 0 || (time[i] ?? '') > (time[i - 1] ?? '')
      const rows = [...time.keys()].filter(isOnce)
      const take = (name: string) => {
        const values = table.numbers(name)
        return Float64Array.from(rows, (i) => values[i] ?? Number.NaN)
      }
      return {
        time: rows.map((i) => time[i] ?? ''),
        stepMinutes: 5,
        ghiWm2: take('ghi'),
        dniWm2: take('dni'),
        dhiWm2: take('dhi'),
        poaWm2: take('poa'),
        airC: take('air'),
        windMps: take('wind'),
        moduleC: null,
        dcW: null,
        shortCircuitA: null,
        beamShare: null,
      }
    },
  }
}

export const ashlandRoof2000 = ashlandRoof(2000, '2000-10-29T09:00Z')
export const ashlandRoof2018 = ashlandRoof(2018, '2018-11-04T09:00Z')
