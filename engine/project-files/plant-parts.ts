import type { SubArray as Part, Scene } from '@pvyield/contract/schemas'
import type { Findings } from '../files/findings.ts'
import type { ProjectReading } from '../files/project/index.ts'
import type { SubArray } from '../files/project/sub-arrays.ts'
import { acceptedFields, type SectionPatch } from './accept-sections.ts'
import { type Feed, type InverterGroup, inverterGroups } from './inverter-groups.ts'
import { PartSections } from './part-sections.ts'
import { largestOf } from './system-patch.ts'

/** Parts of a plant that a run takes. */
const PARTS_MAX = 500

/** The sub-arrays as `sub_arrays` of a run, and the ids of the parts of each of them. */
export interface PlantParts {
  list: Part[]
  /** Number of the orientation of each of them; null when it is not stated. */
  orientations: (number | null)[]
  ids: ReadonlyMap<SubArray, readonly string[]>
}

/** Strings of one part, and the inverters that they feed. */
interface Place {
  feed: Feed
  group: InverterGroup
}

/**
 * The sub-arrays as parts of a plant, in the order of their inverters; null for a plant of one kind,
 * and with a note where a run cannot have them.
 * @param plant  the sections as a run would have them without parts
 */
export function plantParts(reading: ProjectReading, plant: SectionPatch, scene: Scene | null, findings: Findings): PlantParts | null {
  const { subArrays, circuit } = reading
  if (subArrays.length > PARTS_MAX) return tooMany(subArrays.length, subArrays, findings)
  const groups = inverterGroups(subArrays, circuit, findings)
  const sections = new PartSections(reading, plant, scene, findings)
  const places = groups.flatMap((group) => group.feeds.map((feed) => ({ feed, group })))
  const kinds = new Set(places.map(({ feed }) => sections.kindOf(feed)))
  if (kinds.size === 1 && groups.every(({ feeds }) => feeds.length === 1)) return null
  if (places.length > PARTS_MAX) return tooMany(places.length, subArrays, findings)
  const ids = idsOf(places, subArrays)
  const own = bySubArray(places, ids)
  const list = places.map(({ feed, group }, k) => {
    const [owner] = group.feeds
    const { array, ...others } = accepted(sections.patchOf(feed), plant, `sub_arrays.${k}`, findings)
    const stringing = { modules_per_string: feed.subArray.modulesPerString, strings_per_inverter: feed.strings }
    const id = ids.get(feed) ?? ''
    const label = labelOf({ feed, group }, places)
    if (owner === undefined || owner === feed)
      return { id, label, ...others, array: { ...array, ...stringing, n_inverters: group.inverters } } as unknown as Part
    return {
      ...{ id, label, ...others, array: { ...array, ...stringing } },
      shares_inverter_with: ids.get(owner),
      ...(isParallel(feed, owner, findings) ? { parallel: true } : {}),
    } as unknown as Part
  })
  sections.noteUnused()
  noteFiles(subArrays, own, findings)
  const orientations = places.map(({ feed }) => sections.orientationOf(feed))
  return { list, orientations, ids: own }
}

/** Strings of two orientations of one sub-array are at the same inputs. */
function isParallel(feed: Feed, owner: Feed, findings: Findings): boolean {
  if (!feed.isSecond) return false
  const { at } = feed.subArray
  if (feed.subArray === owner.subArray) {
    findings.note(
      'assumed',
      feed.subArray.keys.at('NStrOrient1'),
      'The strings of the two orientations are read as in parallel at every input; a variant that mixes them at one inverter alone differs by what they lose together',
    )
    return true
  }
  findings.note('changed', at, 'Mixed orientations at inverters of another sub-array: the second orientation has inputs of its own')
  return false
}

/** The fields of a part that a run accepts with those of the plant. */
function accepted(part: SectionPatch, plant: SectionPatch, name: string, findings: Findings): SectionPatch {
  const own = Object.entries(part) as [keyof SectionPatch, Record<string, unknown>][]
  if (own.length === 0) return part
  const merged = Object.fromEntries(own.map(([section, fields]) => [section, { ...plant[section], ...fields }]))
  const kept = acceptedFields({ ...plant, ...merged }, name, findings) as Record<string, object>
  return Object.fromEntries(
    own.map(([section, fields]) => [
      section,
      Object.fromEntries(Object.entries(fields).filter(([field]) => Object.hasOwn(kept[section] ?? {}, field))),
    ]),
  )
}

/** By the place of the sub-array in the file, and by number where it has several parts. */
function idsOf(places: readonly Place[], subArrays: readonly SubArray[]): Map<Feed, string> {
  const counts = new Map<SubArray, number>()
  return new Map(
    places.map(({ feed }) => {
      const count = (counts.get(feed.subArray) ?? 0) + 1
      counts.set(feed.subArray, count)
      const id = `sub${subArrays.indexOf(feed.subArray) + 1}`
      return [feed, count === 1 ? id : `${id}_${count}`]
    }),
  )
}

function bySubArray(places: readonly Place[], ids: ReadonlyMap<Feed, string>): Map<SubArray, string[]> {
  const own = new Map<SubArray, string[]>()
  for (const { feed } of places) own.set(feed.subArray, [...(own.get(feed.subArray) ?? []), ids.get(feed) ?? ''])
  return own
}

/** A variant names its components and does not have them. */
function noteFiles(subArrays: readonly SubArray[], ids: ReadonlyMap<SubArray, readonly string[]>, findings: Findings): void {
  const largest = largestOf(subArrays)
  for (const subArray of subArrays) {
    const pairs = [
      ['PVModule', 'module', subArray.moduleFile, largest?.moduleFile],
      ['GInverter', 'inverter', subArray.inverterFile, largest?.inverterFile],
    ] as const
    for (const [key, section, file, ofPlant] of pairs)
      if (file !== '' && file !== ofPlant)
        findings.note(
          'ignored',
          subArray.keys.at(key),
          `${file} is not in the variant: set ${section} of the parts ${(ids.get(subArray) ?? []).join(', ')} from it, or they have that of the plant`,
        )
  }
}

/** Characters of a label that a run takes. */
const LABEL_MAX = 100

/** The name of the sub-array, with what tells its parts apart. */
function labelOf({ feed, group }: Place, places: readonly Place[]): string {
  const { name, firstStrings } = feed.subArray
  const isAlone = places.every((other) => other.feed === feed || other.feed.subArray !== feed.subArray)
  if (isAlone) return name.slice(0, LABEL_MAX)
  const orientation = firstStrings === null ? '' : feed.isSecond ? ', second orientation' : ', first orientation'
  const how = `${orientation}, ${group.inverters} x ${feed.strings} strings`
  return `${name.slice(0, LABEL_MAX - how.length)}${how}`
}

function tooMany(number: number, subArrays: readonly SubArray[], findings: Findings): null {
  const kinds = new Set(
    subArrays.map(({ moduleFile, inverterFile, modulesPerString }) => [moduleFile, inverterFile, modulesPerString].join()),
  )
  if (kinds.size > 1 || number !== subArrays.length)
    findings.note(
      'ignored',
      subArrays[0]?.at ?? null,
      `The sub-arrays are ${number} parts of a plant, and a run takes ${PARTS_MAX}: sub_arrays is null, and request_patch has the largest kind`,
    )
  return null
}
