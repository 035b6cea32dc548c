import type { PvsystBlock } from '../pvsyst-object.ts'
import { frameOf } from './borders.ts'
import { azimuthOf } from './directions.ts'
import { readModuleLayout } from './module-layout.ts'
import { ObjectFacts } from './object-facts.ts'
import { moved, readPlacing } from './placing.ts'
import { trackModeOf } from './planes.ts'
import { modulesOf } from './rectangles.ts'
import type { SceneDraft } from './scene-draft.ts'

/** More units of one field than a scene may have. */
const UNITS_MAX = 50_001

/** Trackers of pvShdArrayTracking: one for each unit. Those without a single level axis are left out. */
export function readTrackers(block: PvsystBlock, draft: SceneDraft): void {
  const { origin } = readPlacing(block, draft)
  const keys = new ObjectFacts(block, draft.findings)
  const [length, width] = [keys.positive('LongShed'), keys.positive('LargShed')]
  const plane = new ObjectFacts(block.blocks.find(({ kind }) => kind.toLowerCase() === 'pvcollplane') ?? null, draft.findings)
  const fieldType = plane.text('FieldType')
  if (trackModeOf(fieldType) !== 'single_axis') {
    draft.remark(
      'ignored',
      block.kind,
      block.line,
      `Trackers of the FieldType ${fieldType || '(not stated)'} are left out: a scene has trackers about one axis along their length alone`,
    )
    return
  }
  if (length === null || width === null) {
    draft.remark('ignored', block.kind, block.line, 'Trackers without LongShed and LargShed are left out')
    return
  }
  const units = Math.max(1, keys.integer('NElemChamps') ?? 1)
  const pitch = { north: keys.number('PitchNS') ?? 0, west: keys.number('PitchEW') ?? 0 }
  if (units > 1 && pitch.north === 0 && pitch.west === 0) {
    draft.remark(
      'ignored',
      block.kind,
      block.line,
      'Several trackers without PitchNS and PitchEW would stand in one place: they are left out',
    )
    return
  }
  const isEastWest = /^trackhorizaxis$/i.test(fieldType)
  const azimuthDeg = azimuthOf(plane.number('AzimAxe') ?? (isEastWest ? -90 : 0), draft.frame)
  const tiltDeg = plane.number('InclAxe') ?? 0
  const modules = modulesOf(readModuleLayout(keys), length, width, block, draft)
  const [frame, orientation] = [frameOf(keys, block, draft), keys.integer('NoOrient')]
  for (let unit = 0; unit < Math.min(units, UNITS_MAX); unit++) {
    const centre = moved(origin, [unit * pitch.north, NORTH], [unit * pitch.west, WEST])
    draft.addTable({ kind: 'sat', length, width, frame, orientation, ...modules, centre, azimuthDeg, tiltDeg })
  }
  draft.skipped.tables += Math.max(0, units - UNITS_MAX)
  draft.remark(
    'assumed',
    block.kind,
    block.line,
    'Trackers are placed from DOrigine, the middle of the first axis, to the north by PitchNS and to the west by PitchEW',
  )
}

const NORTH = [0, 1, 0] as const
const WEST = [-1, 0, 0] as const
