import type { Findings } from '../findings.ts'
import { blockOf } from '../object-file.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'
import { ObjectFacts } from './object-facts.ts'

/** Inverters that the circuit draws as one node. */
export interface InverterNode {
  count: number
  /** Strings at each of them, by the number of the sub-array; 0 where the circuit does not state it. */
  strings: ReadonlyMap<number, number>
}

export interface Circuit {
  line: number
  nodes: InverterNode[]
}

/** The circuit of a variant; null when it has none. It names inverters one by one or by number. */
export function readCircuit(main: PvsystBlock, findings: Findings): Circuit | null {
  const block = blockOf(main, 'pvCircuit')
  if (block === null) return null
  const nodes: InverterNode[] = []
  readNodes(block, { count: 1, subArray: null }, nodes, findings)
  return { line: block.line, nodes }
}

/** How many there are of a node, and the sub-array that it or the node around it names. */
interface Within {
  count: number
  subArray: number | null
}

function readNodes(block: PvsystBlock, around: Within, nodes: InverterNode[], findings: Findings): void {
  const own = within(block, around, findings)
  if (block.name !== 'InverterNode') {
    for (const inner of block.blocks) readNodes(inner, own, nodes, findings)
    return
  }
  const strings = new Map<number, number>()
  countStrings(block, { ...own, count: 1 }, strings, findings)
  nodes.push({ count: own.count, strings })
}

function countStrings(block: PvsystBlock, around: Within, strings: Map<number, number>, findings: Findings): void {
  for (const inner of block.blocks) {
    const own = within(inner, around, findings)
    if (inner.name !== 'StringNode') countStrings(inner, own, strings, findings)
    else strings.set(own.subArray ?? 0, (strings.get(own.subArray ?? 0) ?? 0) + own.count)
  }
}

/** A node without NElements counts 1; one that several sub-arrays share names none of them. */
function within(block: PvsystBlock, around: Within, findings: Findings): Within {
  if (!/Node$/.test(block.name)) return around
  const keys = new ObjectFacts(block, findings)
  const subArray = keys.integer('SubArrayId')
  return {
    count: around.count * Math.max(1, keys.integer('NElements') ?? 1),
    subArray: subArray !== null && subArray > 0 ? subArray : around.subArray,
  }
}
