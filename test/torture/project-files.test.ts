import { describe, test } from 'bun:test'
import { parseHours } from '../../engine/project-files/parse-hours.ts'
import { parseScene } from '../../engine/project-files/parse-scene.ts'
import { findSceneFailures } from '../../engine/scene/check-scene.ts'
import { bytesOf } from '../engine/component-files/component-text.ts'
import { hoursText, objectLines, objectOf, rack, sceneText, variantText } from '../engine/project-files/project-text.ts'
import { samplesOf } from '../engine/project-files/samples.ts'
import { rounds } from '../rounds.ts'
import { describeDamaged, outcomeOf } from './damaged-files.ts'
import { report, reportMillis } from './report.ts'

/** Cases of each kind of file. */
const CASES = rounds(800, 50_000)
const SECOND_MILLIS = 1000
/** Bytes of a sample of hours: a year of them in each of 2,000 cases would say no more. */
const HOURS_BYTES = 20_000

const OBJECTS = objectLines(
  rack('0,0,1'),
  rack('0,9,1'),
  objectOf('pvShdElemObject', 'DOrigine=10,20,0', 'DAzimut=0', 'ObjetElemType=oeHouse', 'Params=12,8,5,15,0,0,'),
  objectOf(
    'pvShdArrayTracking',
    'DOrigine=-10,4,1.5',
    'NElemChamps=3',
    'LongShed=40',
    'LargShed=2.3',
    'PitchEW=6',
    'PVObject_PlanSuiv=pvCollPlane ',
    'FieldType=TrackHorizNSAxis',
    'End of PVObject pvCollPlane ',
  ),
  objectOf(
    'pvShdGenObject',
    'Sommets, TPoly3D=4 Point3D',
    'Point_1=0,0,0',
    'Point_2=4,0,0',
    'Point_3=4,3,0',
    'Point_4=2,1.5,6',
    'End of TPoly3D',
  ),
)
const ROWS = Array.from(
  { length: 48 },
  (_, row) => `0${1 + Math.floor(row / 24)}/06/90 ${String(row % 24).padStart(2, '0')}:00,100,60,20,2,100,1,1,0`,
)

/** Made-up files, so that the test runs anywhere, and those next to the checkout. */
const FILES = {
  project: [bytesOf(variantText({ scene: OBJECTS })), bytesOf(sceneText(...OBJECTS)), ...samplesOf('project').map(({ bytes }) => bytes)],
  hours: [
    bytesOf(hoursText({ rows: ROWS })),
    ...samplesOf('hours').map(({ bytes }) => bytes.slice(0, bytes.lastIndexOf(10, HOURS_BYTES) + 1)),
  ],
}

const PARSERS = {
  project: (bytes: Uint8Array) => {
    const answer = parseScene(bytes)
    if (answer.scene !== null && findSceneFailures(answer.scene).failures.length > 0) throw new Error('A run refuses the scene')
    return answer
  },
  hours: (bytes: Uint8Array) => parseHours(bytes),
}

describeDamaged({ kind: 'project', files: FILES.project, parse: PARSERS.project, cases: CASES })
describeDamaged({ kind: 'hours', files: FILES.hours, parse: PARSERS.hours, cases: CASES })

describe('the largest files that are accepted', () => {
  const BYTES = 7.5e6
  const fill = (line: string) => Array.from({ length: Math.min(280_000, Math.floor(BYTES / (line.length + 1))) }, () => line)
  const many = (block: readonly string[]) => Array.from({ length: Math.floor(280_000 / block.length) }, () => block).flat()
  const cases = {
    'racks, each an object': sceneText(...objectLines(...Array.from({ length: 14_000 }, (_, k) => rack(`0,${9 * k},1`)))),
    'one field of rectangles': sceneText(
      ...objectLines(objectOf('pvShdArrayRect', `LongA=${'2,'.repeat(100_000)}`, `LargA=${'2,'.repeat(100_000)}`, 'XOrig=0', 'YOrig=0')),
    ),
    'one field of trackers': sceneText(
      ...objectLines(
        objectOf(
          'pvShdArrayTracking',
          'NElemChamps=999999999',
          'LongShed=40',
          'LargShed=2',
          'PitchEW=6',
          'PVObject_P=pvCollPlane',
          'FieldType=UnlimTracking',
          'End of PVObject pvCollPlane',
        ),
      ),
    ),
    'unknown classes': sceneText(
      'ListeObjets, list of=1 TShdObject',
      ...many(['PVObject_1=pvShdTree', 'A=1', 'End of PVObject pvShdTree']),
      'End of ListeObjets',
    ),
    'sub-arrays': variantText({ subArrays: Array.from({ length: 18_000 }, () => ({})) }),
    'keys of one object': sceneText(...fill('Comment=another one')),
    'open blocks': sceneText(...fill('PVObject_1=pvShdTree')),
  }

  test.each(Object.entries(cases))('%s', (name, text) => {
    const bytes = bytesOf(text)
    const { isRead, millis } = outcomeOf(PARSERS.project, bytes)
    report('project files', name, `${isRead ? 'read' : 'refused'}, ${(bytes.length / 1e6).toFixed(1)} MB`)
    reportMillis('project files', name, millis, SECOND_MILLIS)
  })
})
