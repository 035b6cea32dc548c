import type { ArraySection, Scene } from '@pvyield/contract/schemas'
import type { Findings } from '../files/findings.ts'
import type { ProjectReading } from '../files/project/index.ts'
import type { PlaneReading } from '../files/project/planes.ts'
import type { DraftTable } from '../files/project/scene-draft.ts'
import { isSame, rowSpacing } from './row-spacing.ts'
import { largestOf } from './system-patch.ts'

/** The racking that a file implies, without stringing: of its scene, else of its orientation. */
export function arrayPatch(reading: ProjectReading, scene: Scene | null, findings: Findings): Partial<ArraySection> {
  if (scene === null) noteEmptyScene(reading, findings)
  const plane = largestPlane(reading)
  const ofPlane = plane === null ? {} : planeSection(reading, plane, scene, findings)
  return scene === null ? ofPlane : { ...ofPlane, ...sceneFields(reading, scene, findings) }
}

/** The racking of one orientation. With a scene, rows and shade are those of the scene. */
export function planeSection(
  { shading }: ProjectReading,
  { array }: PlaneReading,
  scene: Scene | null,
  findings: Findings,
): Partial<ArraySection> {
  if (scene !== null) return array
  if (array.track_mode === 'single_axis') return { ...array, ...trackerFields(shading?.isBacktracking ?? false) }
  if (array.track_mode !== 'fixed') return array
  findings.note('derived', null, 'Without a scene the variant has no near shading: array_patch.inter_row_shading is false')
  return { ...array, inter_row_shading: false }
}

/** The orientation of the largest sub-array; of a scene it gives limits of the rotation alone. */
function largestPlane({ planes, subArrays }: ProjectReading): PlaneReading | null {
  const largest = largestOf(subArrays)
  return planes.find(({ number }) => number !== null && number === largest?.orientation) ?? planes[0] ?? null
}

function noteEmptyScene({ shading, meta }: ProjectReading, findings: Findings): void {
  if (shading === null && meta.class_name !== 'pvVCalcul') return
  findings.note(
    'ignored',
    shading === null ? null : { key: 'pvShading', line: null },
    'The file has no scene with tables: scene is null. Pitch and LargCapt of an empty scene are old defaults and are not used',
  )
}

function trackerFields(isBacktracking: boolean): Partial<ArraySection> {
  return { backtracking: isBacktracking, tracking: isBacktracking ? 'backtracking' : 'true_tracking' }
}

function sceneFields({ draft: { tables }, shading }: ProjectReading, scene: Scene, findings: Findings): Partial<ArraySection> {
  const usual = usualTables(tables)
  const [table] = usual
  if (table === undefined) return {}
  const width = Number(table.width.toFixed(3))
  const array: Partial<ArraySection> = {
    track_mode: table.kind === 'sat' ? 'single_axis' : 'fixed',
    tilt_deg: Number(table.tiltDeg.toFixed(6)),
    azimuth_deg: Number(table.azimuthDeg.toFixed(6)),
    collector_width_m: width,
    n_rows: scene.placements.length,
  }
  if (table.kind === 'sat') Object.assign(array, trackerFields(shading?.isBacktracking ?? false))
  const spacing = rowSpacing(usual)
  const pitch = shading?.pitchM ?? null
  if (spacing !== null && spacing > width) {
    const isStated = pitch !== null && isSame(pitch, spacing)
    array.gcr = Number((width / (isStated ? pitch : spacing)).toPrecision(9))
    findings.note(
      'derived',
      null,
      `array_patch.gcr is the width ${width} divided by ${isStated ? `Pitch ${pitch}` : `the distance of the rows, ${spacing.toFixed(3)}`}`,
    )
  } else findings.note('derived', null, 'The rows have no regular distance that their width fits: array_patch has no gcr')
  if (shading !== null && shading.widthM !== null && isSame(shading.widthM, width))
    Object.assign(array, { band_top_m: shading.bandTopM, band_bottom_m: shading.bandBottomM })
  else if (shading !== null && (shading.bandTopM !== 0 || shading.bandBottomM !== 0))
    findings.note(
      'ignored',
      { key: 'LargCapt', line: null },
      `LargCapt ${shading.widthM ?? 'is missing'} is not the width of the tables, ${width}: LargHaut and LargBas are old defaults and are not used`,
    )
  return array
}

/** The tables of the most frequent kind, width and direction. */
function usualTables(tables: readonly DraftTable[]): DraftTable[] {
  const groups = new Map<string, DraftTable[]>()
  for (const table of tables) {
    const key = [table.kind, table.width.toFixed(3), table.azimuthDeg.toFixed(1), table.tiltDeg.toFixed(1)].join(' ')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [table])
    else group.push(table)
  }
  return [...groups.values()].reduce<DraftTable[]>((most, group) => (group.length > most.length ? group : most), [])
}
