import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allBlocks, entryOf, isPvsystObject, type PvsystBlock, readPvsystObject } from '../../../engine/files/pvsyst-object.ts'
import { decodeText } from '../../../engine/files/weather/decode.ts'
import { describeReference, referencePath } from '../../reference.ts'

const read = (...lines: string[]) => readPvsystObject(lines.join('\n'))
const named = (root: PvsystBlock, name: string) => [...allBlocks(root)].find((block) => block.name === name)
const open = (root: PvsystBlock) => [...allBlocks(root)].filter(({ isClosed }) => !isClosed).map(({ name, kind }) => name || kind)

describe('readPvsystObject', () => {
  test('objects nest regardless of indentation; values may contain = and be empty; keys are case-insensitive, the first takes precedence', () => {
    const root = read(
      'PVObject_=pvModule',
      '    Comment=a=b',
      'Empty=',
      '  PVObject_Commercial=pvCommercial',
      'Model = X ',
      '  End of PVObject pvCommercial',
      '        VMPPMax=1000',
      '    vmppmax=2000',
      'End of PVObject pvModule',
    )
    const [main] = root.blocks
    expect(open(root)).toEqual([])
    expect([main.kind, entryOf(main, 'comment'), entryOf(main, 'Empty'), entryOf(main, 'vMppMax')]).toEqual(['pvModule', 'a=b', '', '1000'])
    expect(main.blocks[0]).toMatchObject({
      name: 'Commercial',
      kind: 'pvCommercial',
      line: 4,
      entries: [{ key: 'Model', value: 'X', line: 5 }],
    })
  })

  test('lists with their three kinds of end, remarks without =, and the last text after the end of remarks', () => {
    const root = read(
      'PVObject_=pvX',
      'Remarks, Count=2',
      'Str_1=first',
      'Str_2',
      'End of Remarks=Connections: none',
      'A, list of=1 TFoo',
      'Point=1,2',
      'End of List A',
      'B, list of=1 TFoo',
      'End of the List B',
      'C, TPoly2D=4 Point2D',
      'Point_1=0,0',
      'End of TPoly2D',
      'After=1',
      'End of PVObject pvX',
    )
    expect(open(root)).toEqual([])
    expect(root.blocks[0].blocks.map(({ name }) => name)).toEqual(['Remarks', 'A', 'B', 'C'])
    expect(entryOf(root.blocks[0], 'After')).toBe('1')
  })

  test('an object in a list of version 8 is closed by the list’s item type', () => {
    const root = read(
      'Orientations, list of=1 TOrientGroup',
      'PVObject_=pvOrient',
      'FieldTilt=30',
      'End of TOrientGroup',
      'End of Orientations',
      'X=1',
    )
    expect(open(root)).toEqual([])
    expect(named(root, 'Orientations')?.blocks[0].kind).toBe('pvOrient')
    expect(entryOf(root, 'X')).toBe('1')
  })

  test('structures open only when a later line closes them; sequences and nodes', () => {
    const root = read(
      'Kind=TFree',
      'IAM=TCubicProfile',
      'Mode=1',
      'End of TCubicProfile',
      'SubArrays=Start',
      'N=1',
      'EndTags',
      'InverterNode Start;',
      'L=2',
      'InverterNode End;',
      'X=1',
    )
    expect(open(root)).toEqual([])
    expect(root.blocks.map(({ name, kind }) => `${name}:${kind}`)).toEqual(['IAM:TCubicProfile', 'SubArrays:', 'InverterNode:'])
    expect(root.entries.map(({ key }) => key)).toEqual(['Kind', 'X'])
  })

  test('a truncated text leaves its blocks open; very deep nesting and very long lines are limited', () => {
    expect(open(read('PVObject_=pvX', 'PVObject_Y=pvY', 'End of PVObject pvX'))).toEqual(['Y'])
    expect(open(read('PVObject_=pvX', 'A=1'))).toEqual(['pvX'])
    expect([...allBlocks(readPvsystObject('PVObject_a=b\n'.repeat(10_000)))].length).toBeLessThan(100)
    expect(readPvsystObject(`End of ${' '.repeat(200_000)}x`).blocks).toEqual([])
  })

  test('the first word decides whether a text is an object', () => {
    expect(isPvsystObject('\n PVObject_=pvSite')).toBe(true)
    expect(isPvsystObject('Object=PVObject_')).toBe(false)
  })
})

describeReference('real object files', () => {
  const SAMPLES = join(referencePath() ?? '', '..', 'samples')
  const files = ['pan', 'ond', 'vc', 'sites', 'shd_synthetic']
    .flatMap((folder) => readdirSync(join(SAMPLES, folder)).map((name) => join(folder, name)))
    .filter((name) => !name.endsWith('.csyx')) // XML of another program

  test.each(files)('%s: every block is closed', (name) => {
    const root = readPvsystObject(decodeText(new Uint8Array(readFileSync(join(SAMPLES, name)))))
    expect(root.blocks.length).toBe(1)
    expect(root.entries).toEqual([])
    expect(open(root)).toEqual([])
  })
})
