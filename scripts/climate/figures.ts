import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** One section of the figures file. */
export interface FigureSection {
  name: string
  dtype: 'u8' | 'u16' | 'i16'
  /** [months, rows, columns] or [rows, columns]. */
  shape: number[]
  scale: number
  offset?: number
  nodata?: number
  lat0: number
  lon0: number
  step: number
  values: Int32Array
}

const BYTES = { u8: 1, u16: 2, i16: 2 } as const

/**
 * Reads the figures: `PVCL`, u32 header length, JSON header, then the sections' planes,
 * little-endian.
 */
export function readFigures(path: string): Map<string, FigureSection> {
  const bytes = gunzipSync(readFileSync(path))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.toString('latin1', 0, 4) !== 'PVCL') throw new Error(`${path} is not a file of climate figures.`)
  const headerLength = view.getUint32(4, true)
  const header = JSON.parse(bytes.toString('utf8', 8, 8 + headerLength)) as { sections: Omit<FigureSection, 'values'>[] }
  const sections = new Map<string, FigureSection>()
  let position = 8 + headerLength
  for (const section of header.sections) {
    const values = new Int32Array(section.shape.reduce((product, extent) => product * extent, 1))
    for (let i = 0; i < values.length; i++) {
      values[i] =
        section.dtype === 'u8'
          ? view.getUint8(position + i)
          : section.dtype === 'u16'
            ? view.getUint16(position + 2 * i, true)
            : view.getInt16(position + 2 * i, true)
    }
    position += values.length * BYTES[section.dtype]
    sections.set(section.name, { ...section, values })
  }
  return sections
}
