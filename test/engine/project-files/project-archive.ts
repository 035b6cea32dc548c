import type { Zippable } from 'fflate'
import { bytesOf, ondText, panText } from '../component-files/component-text.ts'
import { withResults } from './packed-hours.ts'
import { objectLines, rack, sceneText, variantText } from './project-text.ts'

const PROJECT = [
  'PVObject_=pvProject',
  'Version=8.0.1',
  'PVObject_SitePrj=pvSite',
  'Site=Hilltown',
  'Latitude=41.5',
  'Longitude=12.25',
  'End of PVObject pvSite',
  `Albedo=${[0.3, 0.3, ...Array(10).fill(0.2)].join(',')},`,
  'End of PVObject pvProject',
  '',
].join('\n')
const HORIZON = 'Horizon line\n-120 5\n0 2\n120 8\n'

/** The files of a project in PVsyst's folders. */
export function projectFiles(changes: Readonly<Record<string, string | Uint8Array | null>> = {}): Zippable {
  const all = {
    'P/Projects/Plant.PRJ': PROJECT,
    'P/Projects/Plant.VC0': withResults(variantText()).replace('Comment=Made up', 'Comment=Simulated\n  DateCalcul=03/02/25 10:00'),
    'P/Projects/Plant.VC1': variantText().replace('Comment=Made up', 'Comment=Draft\n  DateCalcul=04/02/25 10:00'),
    'P/ComposPV/PVModules/Example_550.PAN': panText(),
    'P/ComposPV/Inverters/EXAMPLE_100KW.OND': ondText(),
    'P/Projects/Hill.HOR': HORIZON,
    'P/Projects/Rows.SHD': sceneText(...objectLines(rack('0,0,1'))),
    'P/notes.pdf': '%PDF-1.4',
    ...changes,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([path, content]) =>
      content === null ? [] : [[path, typeof content === 'string' ? bytesOf(content) : content] as const],
    ),
  )
}
