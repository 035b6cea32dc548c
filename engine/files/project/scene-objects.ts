import type { PvsystBlock } from '../pvsyst-object.ts'
import { readElementary, readGeneral } from './bodies.ts'
import { readPolygon } from './polygon-field.ts'
import { readRectangles } from './rectangles.ts'
import type { SceneDraft } from './scene-draft.ts'
import { readTrackers } from './trackers.ts'

/** Readers of the classes of a scene. Other classes are left out, with a note that names them. */
const READERS: Readonly<Record<string, (block: PvsystBlock, draft: SceneDraft) => void>> = {
  pvshdarrayrect: readRectangles,
  pvshdarraytracking: readTrackers,
  pvshdarraypoly: readPolygon,
  pvshdelemobject: readElementary,
  pvshdgenobject: readGeneral,
  pvshdgroundimage: (block, draft) => draft.remark('ignored', block.kind, block.line, 'A ground image shades nothing and is left out'),
}

/** Objects that hold others, such as a building of several bodies; its own place moves them. */
const LIST = 'listeobjets'

/** Reads the objects of a scene, and counts those that are left out. */
export function readSceneObjects(shading: PvsystBlock, draft: SceneDraft): { read: number; skipped: number } {
  const counts = { read: 0, skipped: 0 }
  const list = shading.blocks.find(({ name }) => name.toLowerCase() === LIST)
  for (const block of list?.blocks ?? []) {
    const folded = block.kind.toLowerCase()
    const reader = Object.hasOwn(READERS, folded) ? READERS[folded] : undefined
    const before = draft.tables.length + draft.objects.length
    if (reader === undefined)
      draft.remark(
        'ignored',
        block.kind.slice(0, 50),
        block.line,
        `Objects of the class ${block.kind.slice(0, 50)} are left out: the class is not known`,
      )
    else reader(block, draft)
    if (draft.tables.length + draft.objects.length > before) counts.read++
    else counts.skipped++
  }
  draft.noteRemarks()
  return counts
}
