import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import type { InverterCurve } from '@pvyield/contract/schemas'
import { parseOnd } from '../../../engine/component-files/parse-ond.ts'
import { parsePan } from '../../../engine/component-files/parse-pan.ts'
import { decodeBytes } from '../../../engine/files/decode-bytes.ts'
import { type PvsystBlock, readPvsystObject } from '../../../engine/files/pvsyst-object.ts'
import { describeReference, loadVectors, referencePath } from '../../reference.ts'

type Value = string | number | (string | number)[] | null
const cases = (loadVectors('t14')?.cases ?? []).map(({ params, outputs }) => ({
  file: String(params.file),
  outputs: outputs as unknown as Record<string, Value>,
}))

const bytesOf = (file: string) => new Uint8Array(readFileSync(referencePath('fixtures', file) ?? ''))

/** Entries of a block and of those inside it, with the path that pvlib's flattened result has. */
function* flat(block: PvsystBlock, path: string): Generator<[path: string, value: string]> {
  for (const { key, value } of block.entries) yield [`${path}${key}`, value]
  for (const inner of block.blocks) yield* flat(inner, `${path}${pathOf(inner)}.`)
}

/** pvlib names an object by its slot and a list by the words before the `=`. */
function pathOf({ name, kind }: PvsystBlock): string {
  if (kind.startsWith('pv')) return `PVObject_${name}`
  if (name === 'Remarks') return 'Remarks, Count'
  return kind === 'tOperPoint' ? `${name}, list of` : name
}

/** pvlib reads numbers where it can, and splits texts with commas. */
function asPvlib(text: string): Value {
  if (text.includes(',')) return text.split(',').map((cell) => asPvlib(cell) as string | number)
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

describeReference(
  'pvlib t14: the same files as pvlib reads them',
  () => {
    test('every key and value of pvlib is an entry of the object', () => {
      expect(cases).toHaveLength(7)
      for (const { file, outputs } of cases) {
        const entries = new Map(flat(readPvsystObject(decodeBytes(bytesOf(file)).text.replaceAll('\r', '')), ''))
        const scalars = Object.entries(outputs).filter(
          ([path, value]) => value !== null && !/(End of .*|PVObject_\w*|IAMProfile|ProfilPIO\w*|Converter|, Count|, list of)$/.test(path),
        )
        expect(scalars.length, file).toBeGreaterThan(40)
        for (const [path, value] of scalars) {
          const own = entries.get(path)
          expect(own === undefined ? path : asPvlib(own), `${file}: ${path}`).toEqual(value)
        }
      }
    })

    test('the sections have the numbers that pvlib reads', () => {
      for (const { file, outputs } of cases) {
        const number = (key: string) => Number(outputs[`PVObject_.${key}`])
        if (/pan$/i.test(file)) {
          const { module } = parsePan(bytesOf(file))
          expect(
            [module.i_sc_a, module.v_oc_v, module.i_mp_a, module.v_mp_v, module.r_series_ohm, module.gamma, module.cells_in_series],
            file,
          ).toEqual(['Isc', 'Voc', 'Imp', 'Vmp', 'RSerie', 'Gamma', 'NCelS'].map(number))
        } else {
          const { inverter } = parseOnd(bytesOf(file))
          expect(
            [inverter.p_ac_nom_kw, inverter.p_ac_max_kw, inverter.v_mppt_min_v, inverter.v_mppt_max_v, inverter.v_dc_max_v],
            file,
          ).toEqual(['PNomConv', 'PMaxOUT', 'VMppMin', 'VMPPMax', 'VAbsMax'].map((key) => number(`Converter.${key}`)))
          const last = outputs['PVObject_.Converter.ProfilPIOV2.Point_8'] as number[]
          const { p_dc_kw = [], efficiency = [] } = (inverter as InverterCurve).curves[1] ?? {}
          const at = p_dc_kw.findIndex((kw) => Math.abs(kw * 1000 - (last[0] ?? 0)) < 1e-6)
          expect((p_dc_kw[at] ?? 0) * (efficiency[at] ?? 0) * 1000, file).toBeCloseTo(last[1] ?? Number.NaN, 6)
        }
      }
    })
  },
  'pvlib',
)
