import type { Scene } from '@pvyield/contract/schemas'
import type { Findings } from '../files/findings.ts'
import type { ProjectReading } from '../files/project/index.ts'
import { readSubArrayLosses } from '../files/project/losses.ts'
import type { PlaneReading } from '../files/project/planes.ts'
import type { SubArray } from '../files/project/sub-arrays.ts'
import { defaultSections, type SectionPatch } from './accept-sections.ts'
import { planeSection } from './array-patch.ts'
import { changedFields } from './changed-fields.ts'
import type { Feed } from './inverter-groups.ts'

/** Sections that sub-arrays state for themselves. */
const OWN = ['array', 'iam', 'dc_losses'] as const

/** The sections of the parts of a plant: what each changes in those of the plant. */
export class PartSections {
  private readonly defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  private readonly patches = new Map<string, SectionPatch>()
  private readonly used = new Set<PlaneReading>()

  constructor(
    private readonly reading: ProjectReading,
    private readonly plant: SectionPatch,
    private readonly scene: Scene | null,
    private readonly findings: Findings,
  ) {
    this.defaults = defaultSections()
  }

  /** What makes two parts equal but for the number of their inverters. */
  kindOf(feed: Feed): string {
    const { moduleFile, inverterFile, modulesPerString } = feed.subArray
    return JSON.stringify([moduleFile, inverterFile, modulesPerString, feed.strings, this.patchOf(feed)])
  }

  /** What it changes, without stringing. */
  patchOf({ subArray, isSecond }: Feed): SectionPatch {
    const key = `${this.reading.subArrays.indexOf(subArray)} ${isSecond}`
    const known = this.patches.get(key)
    if (known !== undefined) return known
    const { dc_losses, iam } = readSubArrayLosses(subArray, this.findings)
    const plane = this.planeOf(subArray, isSecond)
    const own: SectionPatch = {
      array: plane === null ? {} : planeSection(this.reading, plane, this.scene, this.findings),
      dc_losses: { ...this.reading.losses.dc_losses, ...dc_losses },
      ...(iam === null ? {} : { iam }),
    }
    const patch = Object.fromEntries(
      OWN.map((name) => [name, changedFields(own[name] ?? {}, this.plant[name] ?? {}, this.defaults[name] ?? {}, OF_ALL)] as const).filter(
        ([, fields]) => Object.keys(fields).length > 0,
      ),
    ) as SectionPatch
    this.patches.set(key, patch)
    return patch
  }

  /** Number of the orientation of the strings; null when it is not stated. */
  orientationOf({ subArray, isSecond }: Feed): number | null {
    return this.planeOf(subArray, isSecond)?.number ?? null
  }

  /** A note for each orientation that no strings have. */
  noteUnused(): void {
    for (const plane of this.reading.planes)
      if (!this.used.has(plane))
        this.findings.note('ignored', plane.at, `No sub-array has the orientation ${plane.number ?? 'that is stated here'}: it is left out`)
  }

  private planeOf({ orientation, secondOrientation, keys }: SubArray, isSecond: boolean): PlaneReading | null {
    const { planes } = this.reading
    const stated = planes.find(({ number }) => number !== null && number === orientation)
    const first = stated ?? planes[0] ?? null
    if (stated === undefined && planes.length > 1)
      this.findings.note(
        'assumed',
        keys.at('NoOrientation'),
        `The file has no orientation ${orientation ?? 'for a sub-array'}: its strings are on the first one`,
      )
    if (first !== null) this.used.add(first)
    if (!isSecond) return first
    const others = planes.filter((plane) => plane !== first)
    const named = others.find(({ number }) => number !== null && number === secondOrientation)
    const second = named ?? (others.length === 1 ? others[0] : undefined)
    if (second === undefined)
      this.findings.note(
        'ignored',
        keys.at('NStrOrient1'),
        'NStrOrient1 means strings of two orientations, but the file does not say which is the second: all of them are on the first; set the azimuth and tilt of that part',
      )
    else this.used.add(second)
    return second ?? first
  }
}

/** Fields of `array` that the strings and the scene give to all parts. */
const OF_ALL: ReadonlySet<string> = new Set([
  'modules_per_string',
  'strings_per_inverter',
  'n_inverters',
  'gcr',
  'collector_width_m',
  'n_rows',
  'band_top_m',
  'band_bottom_m',
])
