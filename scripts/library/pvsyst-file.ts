import { allBlocks, entryOf, type PvsystBlock, readPvsystObject } from '../../engine/files/pvsyst-object.ts'
import { type Decimal, parseDecimal } from '../../engine/library/decimal.ts'
import type { TableSource } from '../../engine/library/table-format.ts'
import type { ComponentFile } from './sources.ts'

/** A PAN or OND text: its figures as they are printed. */
export class PvsystFile {
  readonly source: TableSource
  private readonly blocks: PvsystBlock[]

  constructor(
    private readonly file: ComponentFile,
    kind: 'PAN' | 'OND',
  ) {
    this.blocks = [...allBlocks(readPvsystObject(file.text))]
    const dataSource = this.text('DataSource') ?? ''
    this.source = {
      file: file.file,
      title: `${kind} file of the manufacturer (${dataSource})`,
      list_date: yearOf(dataSource) ?? this.text('YearBeg') ?? '',
      rows: 1,
      sha256: file.sha256,
      carrier: file.carrier,
    }
  }

  text(key: string): string | undefined {
    for (const block of this.blocks) {
      const value = entryOf(block, key)
      if (value !== undefined) return value
    }
    return undefined
  }

  /** @param shift  power of ten that the figure is multiplied by */
  figure(key: string, shift = 0): Decimal | null {
    const text = this.text(key)
    return text === undefined ? null : parseDecimal(text, shift)
  }

  /** Value of a figure; null when the file does not state it. */
  number(key: string, factor = 1): number | null {
    const text = this.text(key)
    return text === undefined || text === '' ? null : Number((Number(text) * factor).toPrecision(12))
  }

  /** Fails: Error when the file does not state the figure. */
  stated(key: string, factor = 1): number {
    const value = this.number(key, factor)
    if (value === null || Number.isNaN(value)) throw new Error(`${this.file.file} states no ${key}`)
    return value
  }

  /** The points of a profile that count. */
  points(profile: string): [number, number][] {
    const block = this.blocks.find(({ name }) => name === profile)
    if (block === undefined) return []
    const count = Number(entryOf(block, 'NPtsEff'))
    return Array.from({ length: count }, (_, k) => {
      const [x = Number.NaN, y = Number.NaN] = (entryOf(block, `Point_${k + 1}`) ?? '').split(',').map(Number)
      return [x, y]
    })
  }
}

/** Year in a line such as `Manufacturer 2024 SGS-CSTC` or `RETCCT-LRI294e-240920`. */
function yearOf(dataSource: string): string | undefined {
  const [, year, date] = /\b(20\d\d)\b|-(\d\d)\d{4}$/.exec(dataSource) ?? []
  return year ?? (date === undefined ? undefined : `20${date}`)
}
