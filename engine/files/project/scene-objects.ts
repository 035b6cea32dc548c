import type { PvsystBlock } from '../pvsyst-object.ts'
import { readGeneral } from './bodies.ts'
import { readElementary } from './elements.ts'
import { type Placing, readPlacing } from './placing.ts'
import { readPolygon } from './polygon-field.ts'
import { readRectangles } from './rectangles.ts'
import type { SceneDraft } from './scene-draft.ts'
import { readSheds } from './sheds.ts'
import { readTrackers } from './trackers.ts'

/** Reads an object. @param building  the one around it; null outside of buildings */
type Reader = (block: PvsystBlock, draft: SceneDraft, building: Placing | null) => void

/** Readers of what a building may have in it. */
const BODIES: Readonly<Record<string, Reader>> = {
  pvshdelemobject: readElementary,
  pvshdgenobject: readGeneral,
  pvshdbuilding: readBuilding,
}

/** Readers of the classes of a scene. Other classes are left out, with a note that names them. */
const READERS: Readonly<Record<string, Reader>> = {
  ...BODIES,
  pvshdarrayrect: readRectangles,
  pvshdarrayshed: readSheds,
  pvshdarraytracking: readTrackers,
  pvshdarraypoly: readPolygon,
  pvshdgroundimage: (block, draft) => draft.remark('ignored', block.kind, block.line, 'A ground image shades nothing and is left out'),
}

const LIST = 'listeobjets'
const ELEMENTS = 'listeobjetselem'

/** Reads the objects of a scene, and counts those that are left out. */
export function readSceneObjects(shading: PvsystBlock, draft: SceneDraft): { read: number; skipped: number } {
  const counts = { read: 0, skipped: 0 }
  const list = shading.blocks.find(({ name }) => name.toLowerCase() === LIST)
  for (const block of list?.blocks ?? []) {
    const before = draft.tables.length + draft.objects.length
    readObject(block, READERS, draft, null)
    if (draft.tables.length + draft.objects.length > before) counts.read++
    else counts.skipped++
  }
  draft.noteRemarks()
  return counts
}

function readObject(block: PvsystBlock, readers: Readonly<Record<string, Reader>>, draft: SceneDraft, building: Placing | null): void {
  const folded = block.kind.toLowerCase()
  const reader = Object.hasOwn(readers, folded) ? readers[folded] : undefined
  if (reader !== undefined) reader(block, draft, building)
  else {
    const className = block.kind.slice(0, 50)
    const where = building === null ? '' : ' in a building'
    draft.remark('ignored', className, block.line, `Objects of the class ${className}${where} are left out: the class is not known there`)
  }
}

/** A building (pvShdBuilding): its elements, moved and turned with it. */
function readBuilding(block: PvsystBlock, draft: SceneDraft, around: Placing | null): void {
  const placing = readPlacing(block, draft, around)
  const elements = block.blocks.find(({ name }) => name.toLowerCase() === ELEMENTS || name.toLowerCase() === LIST)?.blocks ?? []
  if (elements.length === 0) draft.remark('ignored', block.kind, block.line, 'A building without elements is left out')
  draft.noteTilt(block, placing.tiltDeg)
  for (const element of elements) readObject(element, BODIES, draft, placing)
}
