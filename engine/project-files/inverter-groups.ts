import type { Findings } from '../files/findings.ts'
import type { Circuit, InverterNode } from '../files/project/circuit.ts'
import type { SubArray } from '../files/project/sub-arrays.ts'

/** Strings of one sub-array and one orientation at each inverter of a group. */
export interface Feed {
  subArray: SubArray
  strings: number
  /** Whether they are those of its second orientation. */
  isSecond: boolean
}

/** Inverters that have the same strings. */
export interface InverterGroup {
  inverters: number
  feeds: Feed[]
}

/**
 * The inverters of the sub-arrays, each group with the same strings at all its inverters: as the
 * circuit draws them where it agrees with the sub-arrays, else spread as evenly as they go.
 */
export function inverterGroups(subArrays: readonly SubArray[], circuit: Circuit | null, findings: Findings): InverterGroup[] {
  const nodes = nodesOf(subArrays, circuit)
  return sharers(subArrays, nodes).flatMap((sharing) => {
    const drawn = [...new Set(sharing.flatMap((subArray) => nodes.get(subArray) ?? []))]
    return fits(sharing, drawn, nodes) ? withEqual(drawn.map((node) => groupOf(node, sharing))) : spread(sharing, findings)
  })
}

/** The nodes of each sub-array whose number is its own; none where a string names no sub-array. */
function nodesOf(subArrays: readonly SubArray[], circuit: Circuit | null): Map<SubArray, InverterNode[]> {
  const byId = new Map<number, SubArray | null>()
  for (const subArray of subArrays) if (subArray.id !== null) byId.set(subArray.id, byId.has(subArray.id) ? null : subArray)
  const nodes = new Map<SubArray, InverterNode[]>()
  if (circuit === null || circuit.nodes.some(({ strings }) => strings.has(0))) return nodes
  for (const node of circuit.nodes) {
    for (const id of node.strings.keys()) {
      const subArray = byId.get(id)
      if (subArray === undefined || subArray === null) continue
      const own = nodes.get(subArray)
      if (own === undefined) nodes.set(subArray, [node])
      else own.push(node)
    }
  }
  return nodes
}

/** The sub-arrays by what they share: the number of a power sharing, or a node of the circuit. */
function sharers(subArrays: readonly SubArray[], nodes: ReadonlyMap<SubArray, readonly InverterNode[]>): SubArray[][] {
  const sets = new Map<SubArray, Set<SubArray>>(subArrays.map((subArray) => [subArray, new Set([subArray])]))
  const firstWith = new Map<unknown, SubArray>()
  for (const subArray of subArrays) {
    const shared = [...(nodes.get(subArray) ?? []), ...(subArray.sharing === null ? [] : [`${subArray.sharing} ${subArray.inverterFile}`])]
    for (const key of shared) {
      const first = firstWith.get(key)
      if (first === undefined) firstWith.set(key, subArray)
      else join(sets, first, subArray)
    }
  }
  return [...new Set(sets.values())].map((set) => [...set])
}

/** The smaller set goes into the larger one. */
function join(sets: Map<SubArray, Set<SubArray>>, one: SubArray, other: SubArray): void {
  const [a, b] = [sets.get(one) ?? new Set<SubArray>(), sets.get(other) ?? new Set<SubArray>()]
  if (a === b) return
  const [large, small] = a.size < b.size ? [b, a] : [a, b]
  for (const subArray of small) {
    large.add(subArray)
    sets.set(subArray, large)
  }
}

/** Whether the circuit has the strings and inverters that the sub-arrays state. Mixed strings it does not tell apart. */
function fits(
  sharing: readonly SubArray[],
  drawn: readonly InverterNode[],
  nodes: ReadonlyMap<SubArray, readonly InverterNode[]>,
): boolean {
  return (
    drawn.length > 0 &&
    sharing.every((subArray) => {
      const own = nodes.get(subArray) ?? []
      const strings = own.reduce((sum, node) => sum + node.count * stringsAt(node, subArray), 0)
      const inverters = own.reduce((sum, { count }) => sum + count, 0)
      return subArray.firstStrings === null && strings === subArray.strings && (sharing.length > 1 || inverters === subArray.inverters)
    })
  )
}

function groupOf(node: InverterNode, sharing: readonly SubArray[]): InverterGroup {
  return {
    inverters: node.count,
    feeds: sharing.flatMap((subArray) => {
      const strings = stringsAt(node, subArray)
      return strings > 0 ? [{ subArray, strings, isSecond: false }] : []
    }),
  }
}

/** Equal groups as one: a circuit may draw each inverter by itself. */
function withEqual(groups: readonly InverterGroup[]): InverterGroup[] {
  const byFeeds = new Map<string, InverterGroup>()
  for (const group of groups) {
    const key = group.feeds.map(({ subArray, strings }) => `${subArray.id} ${strings}`).join()
    const equal = byFeeds.get(key)
    if (equal === undefined) byFeeds.set(key, group)
    else equal.inverters += group.inverters
  }
  return [...byFeeds.values()]
}

function stringsAt({ strings }: InverterNode, { id }: SubArray): number {
  return strings.get(id ?? 0) ?? 0
}

/** The strings of each sub-array spread over the inverters: the first ones have one more where they do not divide. */
function spread(sharing: readonly SubArray[], findings: Findings): InverterGroup[] {
  const inverters = Math.max(...sharing.map((subArray) => subArray.inverters))
  const feeds = sharing.flatMap((subArray) => {
    const { strings, firstStrings } = subArray
    if (firstStrings === null) return [{ subArray, strings, isSecond: false }]
    return [
      { subArray, strings: firstStrings, isSecond: false },
      { subArray, strings: strings - firstStrings, isSecond: true },
    ]
  })
  const ends = [...new Set([...feeds.map(({ strings }) => strings % inverters), inverters])].filter((end) => end > 0).sort((a, b) => a - b)
  const groups = ends.map((end, k) => {
    const from = ends[k - 1] ?? 0
    const own = feeds.map((feed) => ({
      ...feed,
      strings: Math.floor(feed.strings / inverters) + (from < feed.strings % inverters ? 1 : 0),
    }))
    return { inverters: end - from, feeds: own.filter(({ strings }) => strings > 0) }
  })
  const [first] = sharing
  const idle = groups.filter(({ feeds: own }) => own.length === 0).reduce((sum, group) => sum + group.inverters, 0)
  if (idle > 0 && first !== undefined)
    findings.note('ignored', first.keys.at('NInverter'), `${idle} of ${inverters} inverters have no string and are left out of sub_arrays`)
  return groups.filter(({ feeds: own }) => own.length > 0)
}
