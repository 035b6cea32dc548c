import type { PvsystBlock } from '../pvsyst-object.ts'
import { frameOf, noteBaseSlope } from './borders.ts'
import { readModuleLayout } from './module-layout.ts'
import { ObjectFacts } from './object-facts.ts'
import { moved, readPlacing } from './placing.ts'
import { modulesOf } from './rectangles.ts'
import type { SceneDraft } from './scene-draft.ts'

/** More sheds of one field than a scene may have. */
const SHEDS_MAX = 50_001
/** TypeOrigine of a field whose origin is the middle of the lower edge of its first shed. */
const MIDDLE_OF_BASE = 2

/**
 * Racks of pvShdArrayShed: one for each shed, each PitchNS behind the one before.
 * Source: a file of 8.1.5, whose own table of shade these places reproduce at 190 nodes.
 */
export function readSheds(block: PvsystBlock, draft: SceneDraft): void {
  const { origin, azimuthDeg, tiltDeg, axes } = readPlacing(block, draft)
  const keys = new ObjectFacts(block, draft.findings)
  const [length, width] = [keys.positive('LongShed'), keys.positive('LargShed')]
  if (length === null || width === null) {
    draft.remark('ignored', block.kind, block.line, 'Sheds without LongShed and LargShed are left out')
    return
  }
  const sheds = Math.max(1, keys.integer('NElemChamps') ?? 1)
  const pitch = { back: keys.number('PitchNS') ?? 0, along: keys.number('PitchEW') ?? 0 }
  if (sheds > 1 && pitch.back === 0 && pitch.along === 0) {
    draft.remark('ignored', block.kind, block.line, 'Several sheds without PitchNS and PitchEW would stand in one place: they are left out')
    return
  }
  const origins = keys.integer('TypeOrigine')
  if (origins !== MIDDLE_OF_BASE || pitch.along !== 0 || (sheds > 1 && keys.number('DAzimut')))
    draft.remark(
      'assumed',
      block.kind,
      block.line,
      'Sheds are placed from DOrigine, the middle of the lower edge of the first, each PitchNS behind the one before and PitchEW along its base; a file proves it for TypeOrigine 2, PitchEW 0 and azimuth 0 alone',
    )
  const table = {
    kind: 'gft' as const,
    length,
    width,
    frame: frameOf(keys, block, draft),
    orientation: keys.integer('NoOrient'),
    ...modulesOf(readModuleLayout(keys), length, width, block, draft),
    azimuthDeg,
    tiltDeg,
  }
  noteBaseSlope(keys, block, draft)
  for (let shed = 0; shed < Math.min(sheds, SHEDS_MAX); shed++) {
    const centre = moved(origin, [shed * pitch.along, axes.along], [-shed * pitch.back, axes.ahead], [width / 2, axes.up])
    draft.addTable({ ...table, centre })
  }
  draft.skipped.tables += Math.max(0, sheds - SHEDS_MAX)
}
