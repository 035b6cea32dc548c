import type { Findings, StatedKey } from '../findings.ts'
import { blockOf } from '../object-file.ts'
import { allBlocks, type PvsystBlock } from '../pvsyst-object.ts'
import { ObjectFacts } from './object-facts.ts'

/** A sub-array: strings of one module on inverters of one kind. */
export interface SubArray {
  name: string
  /** File names; empty when the file does not name them. */
  moduleFile: string
  inverterFile: string
  modulesPerString: number
  strings: number
  inverters: number
  /** Number of its orientation; null when it is not stated. */
  orientation: number | null
  at: StatedKey
  keys: ObjectFacts
  block: PvsystBlock
}

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
      moduleFile: keys.text('PVModule'),
      inverterFile: keys.text('GInverter'),
      modulesPerString,
      strings,
      inverters: Math.max(1, keys.integer('NInverter') ?? 1),
      orientation: keys.integer('NoOrientation'),
      at,
      keys,
      block,
    })
  }
  noteCircuit(main, subArrays, findings)
  return subArrays
}

/** The circuit names inverters one by one or by number: a node without NElements counts 1. */
function noteCircuit(main: PvsystBlock, subArrays: readonly SubArray[], findings: Findings): void {
  const circuit = blockOf(main, 'pvCircuit')
  if (circuit === null || subArrays.length === 0) return
  const drawn = stringsBelow(circuit, findings)
  const stated = subArrays.reduce((sum, { strings }) => sum + strings, 0)
  if (drawn > 0 && drawn !== stated)
    findings.note(
      'deviation',
      { key: 'pvCircuit', line: circuit.line },
      `The circuit has ${drawn} strings, the sub-arrays state ${stated}, which are used`,
    )
}

function stringsBelow(block: PvsystBlock, findings: Findings): number {
  const count = /Node$/.test(block.name) ? Math.max(1, new ObjectFacts(block, findings).integer('NElements') ?? 1) : 1
  if (block.name === 'StringNode') return count
  return count * block.blocks.reduce((sum, inner) => sum + stringsBelow(inner, findings), 0)
}
