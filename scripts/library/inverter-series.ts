import type { ComponentSeries } from '../../engine/library/table-format.ts'
import { type Series, seriesLegendOf, seriesPosition } from './series.ts'

const SMA = /^SMA/

/** Names of product families that the lists shorten to a code. Only those with a source at hand. */
const SERIES: readonly Series[] = [
  {
    cell_type: null,
    series: 'Sunny Tripower CORE1',
    manufacturer: SMA,
    name: /^STP ?(33|50|62)-US-4\d/,
    basis: "SMA's manuals STP50-40-BE-en-15 and STP 50-41, and the family's models 33-US, 50-US and 62-US",
  },
  {
    cell_type: null,
    series: 'Sunny Tripower',
    manufacturer: SMA,
    name: /^STP ?\d/,
    basis: "SMA's code STP, as in its manual STP5-12TL-20",
  },
  {
    cell_type: null,
    series: 'Sunny Highpower PEAK3',
    manufacturer: SMA,
    name: /^SHP \d+-US-20/,
    basis: "SMA's manual SHP-US-20-BE-en-10",
  },
  {
    cell_type: null,
    series: 'Sunny Boy',
    manufacturer: SMA,
    name: /^SB ?\d/,
    basis: "SMA's code SB, as in its manual SB15-25-BE-en-10 and its catalogue Sunny Family 2011/2012",
  },
  {
    cell_type: null,
    series: 'Sunny Central',
    manufacturer: SMA,
    name: /^SC[ -]?\d/,
    basis: "SMA's code SC, as in its catalogue Sunny Family 2011/2012 and the OND file of Sunny Central 2750-EV",
  },
]

/** What the table's header says about them, by position. */
export const inverterSeries: ComponentSeries[] = seriesLegendOf(SERIES)

/** Position of the series of an inverter; null for none. */
export function inverterSeriesOf(manufacturer: string, name: string): number | null {
  return seriesPosition(SERIES, manufacturer, name)
}
