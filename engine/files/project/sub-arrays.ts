import type { Findings, StatedKey } from '../findings.ts'
import { allBlocks, type PvsystBlock } from '../pvsyst-object.ts'
import type { Circuit } from './circuit.ts'
import { ObjectFacts } from './object-facts.ts'

/** A sub-array: strings of one module on inverters of one kind. */
export interface SubArray {
  name: string
  /** Its number in the circuit; null when it is not stated. */
  id: number | null
  /** File names; empty when the file does not name them. */
  moduleFile: string
  inverterFile: string
  modulesPerString: number
  strings: number
  inverters: number
  /** Number of its orientation; null when it is not stated. */
  orientation: number | null
  /** Of a sub-array with strings of two orientations, those of the first; else null. */
  firstStrings: number | null
  /** Number of the orientation of its other strings; null when it is not stated. */
  secondOrientation: number | null
  /** What the sub-arrays that share the power of inverters have in common; null for none. */
  sharing: number | null
  /** MPPT inputs that it uses, and the AC power of each; null when whole inverters are counted. */
  inputs: { count: number; kw: number } | null
  at: StatedKey
  keys: ObjectFacts
  block: PvsystBlock
}

/** Bit of Flags in the files that count MPPT inputs. */
const BY_INPUTS = 0x400

/** The sub-arrays of a variant; without those that have no strings, which a note names. */
export function readSubArrays(main: PvsystBlock, findings: Findings): SubArray[] {
  const subArrays: SubArray[] = []
  for (const block of allBlocks(main)) {
    if (block.kind !== 'pvSubArray') continue
    const keys = new ObjectFacts(block, findings)
    const at = { key: 'pvSubArray', line: block.line }
    const modulesPerString = keys.integer('NModSerie') ?? 0
    const strings = keys.integer('NStringCh') ?? 0
    if (modulesPerString < 1 || strings < 1) {
      findings.note('ignored', at, 'A sub-array without modules in series (NModSerie) or strings (NStringCh) is left out')
      continue
    }
    subArrays.push({
      name: keys.text('Comment'),
      id: keys.integer('SubArrayId'),
      moduleFile: keys.text('PVModule'),
      inverterFile: keys.text('GInverter'),
      modulesPerString,
      strings,
      inverters: Math.max(1, keys.integer('NInverter') ?? 1),
      orientation: keys.integer('NoOrientation'),
      ...mixture(keys, strings),
      sharing: sharingOf(keys),
      inputs: inputsOf(keys),
      at,
      keys,
      block,
    })
  }
  return subArrays
}

/** Strings of two orientations at the same inputs: NStrOrient1 of them are of the first. */
function mixture(keys: ObjectFacts, strings: number): Pick<SubArray, 'firstStrings' | 'secondOrientation'> {
  const first = keys.integer('NStrOrient1')
  const secondOrientation = keys.integer(keys.spelling('NoOrientation2', 'NoOrient2', 'NoOrientation_2'))
  return { firstStrings: first !== null && first > 0 && first < strings ? first : null, secondOrientation }
}

/** -1 is none. */
function sharingOf(keys: ObjectFacts): number | null {
  const id = keys.integer('PowerSharingInverterId')
  return id !== null && id >= 0 ? id : null
}

function inputsOf(keys: ObjectFacts): SubArray['inputs'] {
  const flags = Number.parseInt(keys.text('Flags').replace(/^\$/, ''), 16)
  const [count, kw] = [keys.integer('NInvMPPT'), keys.positive('PNomAC_InMPPT')]
  return (flags & BY_INPUTS) !== 0 && count !== null && count > 0 && kw !== null ? { count, kw } : null
}

/** A note where the circuit has another number of strings than the sub-arrays state. */
export function compareCircuit(circuit: Circuit | null, subArrays: readonly SubArray[], findings: Findings): void {
  if (circuit === null || subArrays.length === 0) return
  let drawn = 0
  for (const { count, strings } of circuit.nodes) for (const each of strings.values()) drawn += count * each
  const stated = subArrays.reduce((sum, { strings }) => sum + strings, 0)
  if (drawn > 0 && drawn !== stated)
    findings.note(
      'deviation',
      { key: 'pvCircuit', line: circuit.line },
      `The circuit has ${drawn} strings, the sub-arrays state ${stated}, which are used`,
    )
}
