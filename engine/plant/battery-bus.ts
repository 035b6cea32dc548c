import type { AcColumns, Frame } from '../core/frame.ts'

type BusColumns = Pick<AcColumns, 'dcBusW' | 'dcBusV'>

/** The DC side at which the battery of a plant of parts stands, in each year of operation. */
export class BatteryBus {
  private readonly years: BusColumns[] = []

  /**
   * Takes the rows of a block of its part.
   * @param times  number of its inverters, of which the frame has one
   */
  take({ n, ac }: Frame, times: number, out: BusColumns): void {
    for (let row = 0; row < n; row++) {
      out.dcBusW[row] = times * ac.dcBusW[row]
      out.dcBusV[row] = ac.dcBusV[row]
    }
  }

  /** Keeps the same rows of a later year, the first is 1. */
  takeYear(frame: Frame, times: number, year: number): void {
    const { capacity } = frame
    this.years[year] ??= { dcBusW: new Float64Array(capacity), dcBusV: new Float64Array(capacity) }
    this.take(frame, times, this.years[year])
  }

  /** Writes what is kept of a year into the frame of the plant. */
  recall({ n, ac }: Frame, year: number): void {
    const kept = this.years[year]
    if (kept === undefined) return
    ac.dcBusW.set(kept.dcBusW.subarray(0, n))
    ac.dcBusV.set(kept.dcBusV.subarray(0, n))
  }
}
