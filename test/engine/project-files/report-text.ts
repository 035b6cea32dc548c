import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openClimate, typicalYear } from '@pvyield/engine'
import { referencePath } from '../../reference.ts'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const MONTH_OF_HOUR = DAYS.flatMap((days, month) => new Array<number>(days * 24).fill(month))

/** A row of "Balances and main results". */
interface Balance {
  globHor: number
  diffHor: number
  tAmb: number
}

/** Figures of a report of PVsyst, read from its text by plain expressions. */
export class ReportText {
  private constructor(private readonly text: string) {}

  /** null on a machine without the report. */
  static open(name: string): ReportText | null {
    const path = join(referencePath() ?? '', '..', 'samples', 'reports', name)
    return existsSync(path) ? new ReportText(readFileSync(path, 'utf8')) : null
  }

  /** Per cent in front of a label of the loss diagram: a loss is negative. */
  percent(label: string): number {
    return this.number(`([-+]?\\d+\\.\\d+)\\s*%[ ]+${label}`)
  }

  /** Number in front of a unit and a label. */
  level(unit: string, label: string): number {
    return this.number(`(\\d+(?:\\.\\d+)?) ${unit}.*?[ ]{2,}${label}`)
  }

  number(pattern: string): number {
    const [, value] = new RegExp(pattern).exec(this.text) ?? []
    if (value === undefined) throw new Error(`The report has no ${pattern}`)
    return Number(value)
  }

  balances(): Balance[] {
    return MONTHS.map((month) => {
      const [, cells = ''] = new RegExp(`^\\s+${month}\\s+(.*)$`, 'm').exec(this.text) ?? []
      const [globHor = Number.NaN, diffHor = Number.NaN, tAmb = Number.NaN] = cells.trim().split(/\s+/).map(Number)
      return { globHor, diffHor, tAmb }
    })
  }

  /**
   * Hours for the place of the report, as a table with a header: its weather is not public, so it is
   * the typical year of the place, with the monthly light and temperature of the report.
   */
  weatherText(latitude: number, longitude: number): string {
    const { weather } = typicalYear(climate, { latitude, longitude })
    const balances = this.balances()
    const column = (values: readonly (number | null)[] | null) => (values ?? []).map((value) => value ?? 0)
    const [ghi, dhi, air] = [column(weather.ghi_wm2), column(weather.dhi_wm2), column(weather.temp_air_c)]
    const sums = [ghi, dhi, air].map((values) => monthlySums(values))
    const rows = MONTH_OF_HOUR.map((month, hour) => {
      const { globHor = Number.NaN, diffHor = Number.NaN, tAmb = Number.NaN } = balances[month] ?? {}
      const [ofGhi = 1, ofDhi = 1, ofAir = 1] = sums.map((each) => each[month] ?? Number.NaN)
      const light = ((ghi[hour] ?? 0) * globHor * 1000) / ofGhi
      const diffuse = Math.min(light, ((dhi[hour] ?? 0) * diffHor * 1000) / ofDhi)
      const degrees = (air[hour] ?? 0) + tAmb - ofAir / ((DAYS[month] ?? 0) * 24)
      return [stampOf(hour), light.toFixed(4), diffuse.toFixed(4), degrees.toFixed(3)].join(',')
    })
    return ['time,ghi,dhi,temp_air', ...rows, ''].join('\n')
  }
}

const climate = openClimate(readFileSync(join(import.meta.dir, '..', '..', '..', 'engine', 'climate', 'table.bin')))

function monthlySums(values: readonly number[]): number[] {
  const sums = new Array<number>(12).fill(0)
  values.forEach((value, hour) => {
    const month = MONTH_OF_HOUR[hour] ?? 0
    sums[month] = (sums[month] ?? 0) + value
  })
  return sums
}

function stampOf(hour: number): string {
  return new Date(Date.UTC(1990, 0, 1, hour)).toISOString().slice(0, 16).replace('T', ' ')
}
