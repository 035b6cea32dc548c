import type { ArraySection, Scene } from '@pvyield/contract/schemas'
import type { Findings } from '../files/findings.ts'
import type { ProjectReading } from '../files/project/index.ts'
import type { DraftTable } from '../files/project/scene-draft.ts'
import { isSame, rowSpacing } from './row-spacing.ts'

/** The racking that a file implies, without stringing: of its scene, else of its orientation. */
export function arrayPatch(reading: ProjectReading, scene: Scene | null, findings: Findings): Partial<ArraySection> {
  const ofPlane = planeFields(reading, scene, findings)
  if (scene === null) return { ...ofPlane, ...withoutScene(reading, ofPlane, findings) }
  return { ...ofPlane, ...sceneFields(reading, scene, findings) }
}

/** The orientation of the largest sub-array; of a scene it gives limits of the rotation alone. */
function planeFields({ planes, subArrays }: ProjectReading, scene: Scene | null, findings: Findings): Partial<ArraySection> {
  const [largest] = [...subArrays].sort((a, b) => b.strings * b.modulesPerString - a.strings * a.modulesPerString)
  const plane = planes.find(({ number }) => number !== null && number === largest?.orientation) ?? planes[0]
  if (plane === undefined) return {}
  if (planes.length > 1 && scene === null)
    findings.note(
      'ignored',
      plane.at,
      `The variant has ${planes.length} orientations: array_patch has that of the largest sub-array, tilt ${plane.array.tilt_deg ?? 0}; run the others one by one`,
    )
  return plane.array
}

function withoutScene({ shading, meta }: ProjectReading, { track_mode }: Partial<ArraySection>, findings: Findings): Partial<ArraySection> {
  if (shading !== null || meta.class_name === 'pvVCalcul')
    findings.note(
      'ignored',
      shading === null ? null : { key: 'pvShading', line: null },
      'The file has no scene with tables: scene is null. Pitch and LargCapt of an empty scene are old defaults and are not used',
    )
  if (track_mode === 'single_axis') return trackerFields(shading?.isBacktracking ?? false)
  if (track_mode !== 'fixed') return {}
  findings.note('derived', null, 'Without a scene the variant has no near shading: array_patch.inter_row_shading is false')
  return { inter_row_shading: false }
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
