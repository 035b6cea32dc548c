import { parseOnd } from '../../engine/component-files/parse-ond.ts'
import { parsePan } from '../../engine/component-files/parse-pan.ts'
import { bytesOf, ondText, panText, profileLines } from '../engine/component-files/component-text.ts'
import { samplesOf } from '../engine/component-files/samples.ts'
import { rounds } from '../rounds.ts'
import { describeDamaged } from './damaged-files.ts'

/** Cases of each kind of file. */
const CASES = rounds(800, 50_000)

const IAM = [
  'PVObject_IAM=pvIAM',
  'IAMMode=UserProfile',
  ...profileLines('IAMProfile', ['0,1', '60,0.97', '90,0']),
  'End of PVObject pvIAM',
]
const OPER = ['OperPoints, list of=1 tOperPoint', 'Point_1=False,200,25.0,-2.30,0.00,0.000,0.000,0.00', 'End of List OperPoints']

/** Made-up files, so that the test runs anywhere, and the real ones next to the checkout. */
const FILES = {
  pan: [bytesOf(panText({ extra: [...IAM, ...OPER] })), ...samplesOf('pan').map(({ bytes }) => bytes)],
  ond: [bytesOf(ondText()), ...samplesOf('ond').map(({ bytes }) => bytes)],
}

describeDamaged({ kind: 'pan', files: FILES.pan, parse: parsePan, cases: CASES })
describeDamaged({ kind: 'ond', files: FILES.ond, parse: parseOnd, cases: CASES })
